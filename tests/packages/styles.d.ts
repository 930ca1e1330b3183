/** Bundlers read stylesheets; TypeScript only has to know that they exist. */
declare module '*.css';
