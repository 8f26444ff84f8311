/** The page's own texts in one chunk; a game's texts are loaded with the game. */
const files = import.meta.glob<string>("../../../../src/ludejo/texts/pl/{core,games,home,page}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
