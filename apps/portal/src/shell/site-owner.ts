/** Who holds the rights, and since when. */
export const siteOwner = { name: 'Oshimado', since: 2026 } as const;
