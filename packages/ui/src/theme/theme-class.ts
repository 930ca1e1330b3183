/**
 * The class that puts a theme on the root element. The theme index is part of the call already; only theme 0 exists, so
 * every index wears it.
 */
export const themeClass = ({ dark }: { dark: boolean; theme: number }): string =>
  dark ? 'oshi-dark' : 'oshi-light';
