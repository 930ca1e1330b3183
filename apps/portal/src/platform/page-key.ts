/** Pages with subpaths that count as one page. */
const PARTED = /^\/(?:channel\/[^/]+|edit\/video\/[^/]+|multiview)(?=\/|$)/;

/** What makes an address another page: its path, but not the part of a page that it names. */
export const pageKeyOf = (pathname: string): string => PARTED.exec(pathname)?.[0] ?? pathname;
