/** Pages with subpaths that count as one page. */
const PARTED = /^\/(?:channel\/[^/]+|edit\/video\/[^/]+|multiview)(?=\/|$)/;

/** Key of a page: its path without a part that only names a tab of the page. */
export const pageKeyOf = (pathname: string): string => PARTED.exec(pathname)?.[0] ?? pathname;
