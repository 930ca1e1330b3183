/**
 * Host names of a page and of the pages around it, each once, by their origins: Twitch loads in a frame only if all of them are named. A
 * page without an address (a sandboxed frame) has the origin `null` and no name.
 */
export const parentHosts = (page: string, ancestors: readonly string[] = []): readonly string[] => [
  ...new Set(
    [page, ...ancestors].flatMap((origin) =>
      URL.canParse(origin) ? [new URL(origin).hostname] : [],
    ),
  ),
];
