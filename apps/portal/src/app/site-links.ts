/**
 * The places outside this site that its frame leads to. An operator sets their own; a place that is not set is not shown.
 */
export interface SiteLinks {
  /** Origin of the music site, without a slash at the end. */
  readonly music?: string;
  /** Accounts and support, in the order in which they are shown. */
  readonly social: readonly SocialLink[];
  /** Where the source of the site can be read. */
  readonly source?: string;
  /** Origin that serves the embeds, without a slash at the end. */
  readonly embeds?: string;
  /** Where the browser extension is offered. */
  readonly extension: { readonly chrome?: string; readonly firefox?: string };
  /** Who holds the rights, and since when. */
  readonly owner: { readonly name: string; readonly since: number };
}

export interface SocialLink {
  readonly kind: 'x' | 'discord' | 'support';
  readonly href: string;
}

export const siteLinks: SiteLinks = {
  music: 'https://music.holodex.net',
  social: [],
  extension: {},
  owner: { name: 'Oshimado', since: 2026 },
};

/** A channel's songs on the music site; undefined where there is none. */
export const musicChannelHref = (
  id: string,
  { music }: SiteLinks = siteLinks,
): string | undefined =>
  music === undefined ? undefined : `${music}/channel/${encodeURIComponent(id)}`;
