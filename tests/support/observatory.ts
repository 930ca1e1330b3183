/**
 * The arithmetic of the HTTP Observatory, for one answer over https: 100, less each penalty, and where at least 90 is left,
 * each bonus. Modifiers as its documentation lists them ("Tests & Scoring",
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Not counted: redirections and preloading, which are
 * the proxy's, and the integrity of foreign scripts, of which no page has any (all 0).
 */

type Headers = Readonly<Record<string, unknown>>;

const textOf = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const SIX_MONTHS_S = 15_768_000;
const PRIVATE_REFERRERS = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);
/** Sources that let in nearly everything. */
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'data:'];

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !directives.has(name)) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function policyScore(headers: Headers): number {
  const policy = textOf(headers, 'content-security-policy');
  if (policy === undefined) return -25;
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, ...wanted: string[]) =>
    sourcesOf(name).some((source) => wanted.includes(source));
  if (has('script-src', ...BROAD, "'unsafe-inline'") || has('object-src', ...BROAD)) return -20;
  const strict = ['script-src', 'object-src', 'style-src', 'connect-src', 'font-src', 'frame-src'];
  const isPlain = (source: string) => source.startsWith('http:');
  if (strict.some((name) => sourcesOf(name).some(isPlain))) return -20;
  if ([...directives.values()].flat().includes("'unsafe-eval'")) return -10;
  if (['img-src', 'media-src'].some((name) => sourcesOf(name).some(isPlain))) return -10;
  if (has('style-src', ...BROAD, "'unsafe-inline'")) return 0;
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function framingScore(headers: Headers): number {
  const ancestors = directivesOf(textOf(headers, 'content-security-policy') ?? '').get(
    'frame-ancestors',
  );
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(deny|sameorigin)$/i.test(textOf(headers, 'x-frame-options') ?? '') ? 0 : -20;
}

function transportScore(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(textOf(headers, 'strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= SIX_MONTHS_S ? 0 : -10;
}

function cookieScore(headers: Headers): number {
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  if (cookies.length === 0) return 0;
  const all = (form: RegExp) => cookies.every((cookie) => form.test(cookie));
  if (!all(/;\s*secure/i)) return -20;
  if (!all(/;\s*httponly/i)) return -30;
  return all(/;\s*samesite=(lax|strict)/i) ? 5 : 0;
}

function referrerScore(headers: Headers): number {
  const policy = textOf(headers, 'referrer-policy');
  if (policy === undefined) return 0;
  return PRIVATE_REFERRERS.has(policy) ? 5 : -5;
}

function corsScore(headers: Headers): number {
  const isOpen = headers['access-control-allow-origin'] === '*';
  return isOpen && headers['access-control-allow-credentials'] === 'true' ? -50 : 0;
}

function resourceScore(headers: Headers): number {
  const policy = textOf(headers, 'cross-origin-resource-policy');
  return policy === 'same-origin' || policy === 'same-site' ? 10 : 0;
}

export function observatoryScore(headers: Headers): number {
  const modifiers = [
    policyScore(headers),
    framingScore(headers),
    transportScore(headers),
    cookieScore(headers),
    referrerScore(headers),
    corsScore(headers),
    resourceScore(headers),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  ];
  const sum = (kept: (modifier: number) => boolean) =>
    modifiers.filter(kept).reduce((total, modifier) => total + modifier, 0);
  const base = 100 + sum((modifier) => modifier < 0);
  return base < 90 ? base : base + sum((modifier) => modifier > 0);
}
