/** What the page says of itself, in one piece; a game's words come with the game. */
const files = import.meta.glob<string>("../../../../src/ludejo/texts/eo/{core,games,home,page}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
