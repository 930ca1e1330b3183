/** What the last build of the parts weighed; empty until there was one. */
interface Weight {
  readonly part: string;
  readonly script: number;
  readonly style: number;
  readonly libraries: readonly string[];
}

export const [weights = []] = Object.values(
  import.meta.glob<readonly Weight[]>('../packages/ui/dist/weights.json', {
    eager: true,
    import: 'default',
  }),
);

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export function weightOf(part: string): string | undefined {
  const found = weights.find((one) => one.part === part);
  if (!found) return undefined;
  const { script, style, libraries } = found;
  const total = `${kilobytes(script)} kB of script and ${kilobytes(style)} kB of style, gzip`;
  return libraries.length > 0 ? `${total}, with ${libraries.join(', ')}.` : `${total}.`;
}
