/**
 * The server's configuration, read once from the environment. Each variable describes what it accepts, for the error message; all
 * invalid variables are reported together.
 */
import type { FrameOrigins, SiteLinks } from '@oshimado/contract';
import { providerNames, type ProviderConfigs } from './auth/providers/provider';
import type { RuleChange } from './plugins/rate-limit-rules';
import { ExitCode, StartError } from './process/start-error';
import type { Variable } from './process/variable-kinds';
import { variables, type Values } from './process/variables';

export interface Config {
  /** Port of the portal and of /api/v2; 0 takes any free one. Default 4600. */
  readonly port: number;
  /** Port of the second origin, which serves the embeds; 0 takes any free one. Default 4601. */
  readonly embedPort: number;
  /** Take the next free port when a chosen one is taken. Default false. */
  readonly portFallback: boolean;
  /** Address to listen on. Default 127.0.0.1, this machine only. */
  readonly host: string;
  /** Origin under which viewers reach the portal. Default: the address listened on. */
  readonly publicUrl: string | undefined;
  /** Origin under which strangers' pages reach the embeds. Default: the second address listened on. */
  readonly embedUrl: string | undefined;
  /** Folder of all data the server stores. Default ./data. */
  readonly dataDir: string;
  /** PostgreSQL 15 or newer to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Sources of the content, in the order of their precedence. Default demo, or holodex if an address is set. */
  readonly sources: readonly SourceChoice[];
  /** File of the followed channels. Default: admins edit the list. */
  readonly channelsFile: string | undefined;
  /** Seed of the demo's world. Default: the demo's own. */
  readonly demoSeed: number | undefined;
  readonly logLevel: Values['LOG_LEVEL'];
  /** Default pretty on a terminal, json elsewhere. */
  readonly logFormat: 'json' | 'pretty';
  /** Serve the portal's pages. Default true. */
  readonly portal: boolean;
  /** Tells every browser to remove the portal's worker and its caches. Default false. */
  readonly isPwaKilled: boolean;
  /** Folder of the built portal. */
  readonly portalDir: string;
  /** Folder of the built embed files. */
  readonly widgetsDir: string;
  /** The embeds are still being built; the parent process says when they are there. */
  readonly embedsLater: boolean;
  /** Folder of the example host pages. */
  readonly examplesDir: string;
  /** Port that serves metrics only, without TLS or a token; 0 takes any free one. Default: none. */
  readonly metricsPort: number | undefined;
  /** Address for that port. Default 127.0.0.1, this machine only. */
  readonly metricsHost: string;
  /** Bearer token for `/metrics` on the public ports. Default: `/metrics` is not served. */
  readonly metricsToken: string | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted: none, one, or those at these addresses. Default false. */
  readonly trustProxy: boolean | string;
  /** Whether HSTS includes the subdomains of the public origins (`includeSubDomains`). */
  readonly hasHttpsSubdomains: boolean;
  /** Requests a minute from one address; 0 for no limit. Default 600. */
  readonly rateLimit: number;
  /** Other limits that differ from the defaults. */
  readonly rateLimits: readonly RuleChange[];
  /** Signs tokens and hashes keys. Default: a secret created in the data folder. */
  readonly authSecret: string | undefined;
  /** Origins besides the portal's whose pages may send a viewer's token. */
  readonly corsOrigins: readonly string[];
  /** Platforms to log in with. */
  readonly providers: ProviderConfigs;
  /** Origin of Discord's API, for webhooks. */
  readonly discordUrl: string;
  /** The service of a relay bot. */
  readonly relayUrl: string | undefined;
  /** The service for MChad rooms. */
  readonly mchadUrl: string | undefined;
  /** External links in the portal's frame. Default: the music site only. */
  readonly links: SiteLinks;
  /** Whether pictures of the platforms are made as small as they are shown. Default true. */
  readonly encodesPictures: boolean;
  /** Origins of the platforms' players and chats. Default: the platforms themselves. */
  readonly platforms: PlatformOrigins;
  /** Valkey or Redis, for several processes. */
  readonly redisUrl: string | undefined;
  /** Logins like `discord:1234` whose new accounts are admins. */
  readonly admins: readonly string[];
  /** Where weaknesses are reported, `mailto:` or `https:`. Default: no `security.txt`. */
  readonly securityContact: string | undefined;
  /** Folder of the operator's texts: terms, privacy, imprint. Default: no such pages. */
  readonly siteTextsDir: string | undefined;
}

export type PlatformOrigins = Omit<FrameOrigins, 'own' | 'isDemo'>;

export type SourceChoice =
  | { readonly name: 'demo' }
  | { readonly name: 'holodex'; readonly url: string; readonly key: string | undefined }
  | {
      readonly name: 'youtube';
      readonly key: string;
      /** File of the followed channels. Default: admins edit the list. */
      readonly listPath: string | undefined;
      /** Units of a day. */
      readonly units: number;
      readonly apiUrl: string;
      readonly feedsUrl: string;
      /** Origin of the hub. */
      /** Whether topics are found by words of titles. */
      readonly topics: boolean;
      readonly hubUrl: string;
      /** Origin under which the hub reaches this site. Default: no pushes. */
      readonly websubUrl: string | undefined;
    }
  | {
      readonly name: 'twitch';
      readonly clientId: string;
      readonly clientSecret: string;
      /** File of the followed channels. Default: admins edit the list. */
      readonly listPath: string | undefined;
      readonly apiUrl: string;
      /** Origin of the login service. */
      readonly authUrl: string;
      /** Origin under which Twitch reaches this site. Default: no events. */
      readonly eventsUrl: string | undefined;
    };

type Environment = Readonly<Record<string, string | undefined>>;

const shown = (value: string | undefined, secret = false) => {
  if (value === undefined) return 'nothing';
  if (secret) return 'a value that is kept hidden';
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 79)}…` : value);
};

const complaint = (
  name: string,
  value: string | undefined,
  { wants, secret }: Pick<Variable<unknown>, 'wants' | 'secret'>,
) => `${name}: got ${shown(value, secret)}, wants ${wants}`;

// Compose files and shells pass empty texts for unset variables.
const given = (env: Environment, name: string) => env[name]?.trim() || undefined;

function readValues(env: Environment) {
  const complaints: string[] = [];
  const entries = Object.entries(variables).map(([name, variable]) => {
    const parsed = variable.schema.safeParse(given(env, name));
    if (!parsed.success) complaints.push(complaint(name, given(env, name), variable));
    return [name, parsed.data];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which name has which type
  return { values: Object.fromEntries(entries) as Values, complaints };
}

const missing = (name: keyof typeof variables, source: string) =>
  `${complaint(name, undefined, variables[name])}, because SOURCE is ${source}`;

function chooseTwitch(values: Values): SourceChoice | string[] {
  const { TWITCH_CLIENT_ID: clientId, TWITCH_CLIENT_SECRET: clientSecret } = values;
  const { CHANNELS_FILE: listPath, TWITCH_API_URL: apiUrl, TWITCH_AUTH_URL: authUrl } = values;
  const { EVENTSUB_URL: eventsUrl } = values;
  if (clientId !== undefined && clientSecret !== undefined)
    return { name: 'twitch', clientId, clientSecret, listPath, apiUrl, authUrl, eventsUrl };
  const needed = ['TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET'] as const;
  return needed
    .filter((setting) => values[setting] === undefined)
    .map((setting) => missing(setting, 'twitch'));
}

/** A source with what it needs, or a line for each setting that is missing. */
function chooseSource(name: SourceChoice['name'], values: Values): SourceChoice | string[] {
  if (name === 'demo') return { name };
  if (name === 'twitch') return chooseTwitch(values);
  if (name === 'holodex') {
    const { SOURCE_URL: url, SOURCE_KEY: key } = values;
    return url === undefined ? [missing('SOURCE_URL', name)] : { name, url, key };
  }
  const { YOUTUBE_KEY: key, CHANNELS_FILE: listPath, YOUTUBE_UNITS: units } = values;
  if (key !== undefined) {
    const { YOUTUBE_API_URL: apiUrl, YOUTUBE_FEEDS_URL: feedsUrl } = values;
    const { YOUTUBE_HUB_URL: hubUrl, WEBSUB_URL: websubUrl } = values;
    const topics = values.YOUTUBE_TOPICS;
    return { name, key, listPath, units, topics, apiUrl, feedsUrl, hubUrl, websubUrl };
  }
  return [missing('YOUTUBE_KEY', name)];
}

/** The chosen sources, and lines about those that cannot be. */
function chooseSources(values: Values): { sources: SourceChoice[]; lines: string[] } {
  const names = values.SOURCE ?? [values.SOURCE_URL ? 'holodex' : 'demo'];
  const alone = names.find((name) => name === 'demo' || name === 'none');
  if (alone !== undefined && names.length > 1) {
    const line = `SOURCE: got ${shown(names.join(','))}, wants ${alone} alone, because it does not go with others`;
    return { sources: [], lines: [line] };
  }
  if (names.includes('twitch') && names.at(-1) !== 'twitch') {
    const line = `SOURCE: got ${shown(names.join(','))}, wants twitch last, because the sources before it know more of channels`;
    return { sources: [], lines: [line] };
  }
  const sources: SourceChoice[] = [];
  const lines: string[] = [];
  for (const name of names) {
    if (name === 'none') continue;
    const choice = chooseSource(name, values);
    if (Array.isArray(choice)) lines.push(...choice);
    else sources.push(choice);
  }
  return { sources, lines };
}

/** Viewers can log in at the relay bot only where its service is set up too. */
function chooseRelay(values: Values): SiteLinks['relay'] {
  const { RELAY_URL, RELAY_CLIENT_ID: clientId } = values;
  if (RELAY_URL === undefined || clientId === undefined) return undefined;
  return {
    clientId,
    redirect: values.RELAY_REDIRECT_URL,
    mode: values.RELAY_MODE,
    discord: values.RELAY_DISCORD_URL,
    usesPkce: values.RELAY_PKCE,
    isDemo: false,
  };
}

const chooseLinks = (values: Values): SiteLinks => ({
  music: values.LINK_MUSIC,
  social: (['x', 'discord', 'support'] as const).flatMap((kind) => {
    const href = values[`LINK_${kind.toUpperCase() as Uppercase<typeof kind>}`];
    return href === undefined ? [] : [{ kind, href }];
  }),
  source: values.LINK_SOURCE,
  relay: chooseRelay(values),
  // For others the listening address would be their own machine.
  embeds: values.EMBED_URL,
  pictures: values.PORTAL_PICTURES === 'platform' ? 'platform' : 'server',
  extension: { chrome: values.LINK_CHROME, firefox: values.LINK_FIREFOX },
});

/** A platform needs both its id and its secret. */
function chooseProviders(values: Values) {
  const providers: { -readonly [K in keyof ProviderConfigs]: ProviderConfigs[K] } = {};
  const halves: string[] = [];
  for (const name of providerNames) {
    const prefix = name.toUpperCase() as Uppercase<typeof name>;
    const idName = `${prefix}_CLIENT_ID` as const;
    const secretName = `${prefix}_CLIENT_SECRET` as const;
    const { [idName]: clientId, [secretName]: clientSecret } = values;
    if (clientId !== undefined && clientSecret !== undefined) {
      providers[name] = { clientId, clientSecret };
    } else if (clientId !== undefined || clientSecret !== undefined) {
      const missing = clientId === undefined ? idName : secretName;
      halves.push(`${complaint(missing, undefined, variables[missing])}, because the other is set`);
    }
  }
  return { providers, halves };
}

/** Reads the environment, or throws one StartError with a line for each wrong variable. */
export function parseConfig(env: Environment, { isTerminal = false } = {}): Config {
  const { values, complaints } = readValues(env);
  const { sources, lines } = chooseSources(values);
  const wrong = new Set(complaints.map((line) => line.split(':', 1)[0]));
  complaints.push(...lines.filter((line) => !wrong.has(line.split(':', 1)[0])));
  if (values.PORT === values.EMBED_PORT && values.PORT > 0) {
    complaints.push(
      `EMBED_PORT: got ${values.PORT}, wants a port other than PORT, because embeds need an origin of their own`,
    );
  }
  const { METRICS_PORT: metricsPort } = values;
  if (metricsPort && [values.PORT, values.EMBED_PORT].includes(metricsPort)) {
    complaints.push(
      `METRICS_PORT: got ${metricsPort}, wants a port other than PORT and EMBED_PORT, because the outside must not reach it`,
    );
  }
  if (values.REDIS_URL && !values.AUTH_SECRET) {
    complaints.push(
      `${complaint('AUTH_SECRET', undefined, variables.AUTH_SECRET)}, because REDIS_URL is set`,
    );
  }
  if (values.RELAY_CLIENT_ID && !values.RELAY_URL) {
    complaints.push(
      `${complaint('RELAY_URL', undefined, variables.RELAY_URL)}, because RELAY_CLIENT_ID is set`,
    );
  }
  const { providers, halves } = chooseProviders(values);
  const named = new Set(complaints.map((line) => line.split(':', 1)[0]));
  complaints.push(...halves.filter((line) => !named.has(line.split(':', 1)[0])));
  if (complaints.length > 0) {
    throw new StartError(ExitCode.configuration, complaints.join('\n'));
  }
  return {
    port: values.PORT,
    embedPort: values.EMBED_PORT,
    portFallback: values.PORT_FALLBACK,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    embedUrl: values.EMBED_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    sources,
    channelsFile: values.CHANNELS_FILE,
    demoSeed: values.DEMO_SEED,
    logLevel: values.LOG_LEVEL,
    logFormat: values.LOG_FORMAT ?? (isTerminal ? 'pretty' : 'json'),
    portal: values.PORTAL,
    isPwaKilled: values.PWA_KILL,
    portalDir: values.PORTAL_DIR,
    widgetsDir: values.WIDGETS_DIR,
    embedsLater: values.EMBEDS_LATER,
    examplesDir: values.EXAMPLES_DIR,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
    hasHttpsSubdomains: values.HSTS_SUBDOMAINS,
    rateLimit: values.RATE_LIMIT,
    rateLimits: values.RATE_LIMITS ?? [],
    authSecret: values.AUTH_SECRET,
    corsOrigins: values.CORS_ORIGINS ?? [],
    providers,
    discordUrl: values.DISCORD_API_URL,
    relayUrl: values.RELAY_URL,
    mchadUrl: values.MCHAD_URL,
    links: chooseLinks(values),
    encodesPictures: values.PORTAL_PICTURES !== 'original',
    platforms: {
      youtube: values.FRAME_YOUTUBE,
      youtubeChat: values.FRAME_YOUTUBE_CHAT,
      twitch: values.FRAME_TWITCH,
      twitchChat: values.FRAME_TWITCH_CHAT,
    },
    redisUrl: values.REDIS_URL,
    admins: values.ADMIN ?? [],
    securityContact: values.SECURITY_CONTACT,
    siteTextsDir: values.SITE_TEXTS_DIR,
  };
}
