/** Kept as files of their own: a card takes addresses, not pictures written into one. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
