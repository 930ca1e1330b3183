/**
 * Host names of a page and of the pages around it, each once: Twitch loads in a frame only if all of them are named. An ancestor without
 * an address (a sandboxed frame) has the origin `null` and no name.
 */
export const parentHosts = (
  hostname: string,
  ancestors: readonly string[] = [],
): readonly string[] => [
  ...new Set([
    hostname,
    ...ancestors.flatMap((origin) => (URL.canParse(origin) ? [new URL(origin).hostname] : [])),
  ]),
];
