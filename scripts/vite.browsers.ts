/**
 * The oldest browsers that draw our colours: those that know `light-dark()`, of spring 2024. Without it the minifier would
 * take the function apart and put two variables and a trick in its place.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
