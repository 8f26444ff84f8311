/** Every Fluent file of the language, in one piece. */
const files = import.meta.glob<string>("../../../../src/ludejo/texts/pl/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
