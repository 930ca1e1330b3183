/** Every variable the server reads, with its description and default. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultFrameOrigins, MUSIC_SITE } from '@oshimado/domain';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { parseRuleChanges } from '../plugins/rate-limit-rules';
import {
  defaulted,
  folder,
  onOff,
  oneOf,
  optional,
  optionalOneOf,
  origin,
  originOrOff,
  originWithDefault,
  pathText,
  port,
  variable,
  webAddress,
  wholeNumber,
  type Variable,
} from './variable-kinds';

// The workspaces lie three folders above `src/process` and, built, two above `dist`.
const WORKSPACES = import.meta.url.endsWith('.ts') ? '../../../../' : '../../../';
const beside = (path: string) => fileURLToPath(new URL(WORKSPACES + path, import.meta.url));

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
const isAddressOrNetwork = (text: string) =>
  isIP(text) !== 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

const isDatabaseUrl = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);

const printable = /^[\x21-\x7e]{1,512}$/;
const clientId = variable(
  'the id this site has at the login service',
  optional(z.string().regex(printable)),
);
const clientSecret = variable(
  'the secret this site has at the login service',
  optional(z.string().regex(printable)),
  true,
);

const host = (fallback: string) =>
  variable(
    'a host name or an address to listen on, like 127.0.0.1 or 0.0.0.0',
    defaulted(z.string().regex(/^[\w.:-]{1,253}$/), fallback),
  );

/** Redirects that the relay bot's service knows: localhost, staging, production, another. */
const RELAY_MODES = { '0': 0, '1': 1, '2': 2, '3': 3 } as const;

/** A login service and the id of a person there. */
const LOGIN = /^(discord|google|twitter):[\w.-]{1,255}$/;

/** In the order of the README. */
export const variables = {
  PORT: port(4600),
  EMBED_PORT: port(4601),
  PORT_FALLBACK: onOff(false),
  HOST: host('127.0.0.1'),
  PUBLIC_URL: origin,
  EMBED_URL: origin,
  DATA_DIR: folder(resolve('data')),
  DATABASE_URL: variable(
    'an address like postgresql://user:password@host:5432/database',
    optional(z.string().refine(isDatabaseUrl)),
    true,
  ),
  SOURCE: variable(
    'one or several of demo, holodex, youtube, twitch, none, with commas between them',
    optional(
      z
        .string()
        .transform((text) => text.split(',').map((word) => word.trim()))
        .pipe(z.array(z.enum(['demo', 'holodex', 'youtube', 'twitch', 'none'])))
        .transform((names) => [...new Set(names)]),
    ),
  ),
  SOURCE_URL: variable(
    'the http or https address of an /api/v2-compatible service',
    optional(z.url({ protocol: /^https?$/ })),
  ),
  SOURCE_KEY: variable(
    'a key without spaces',
    optional(z.string().regex(/^[\x21-\x7e]{1,512}$/)),
    true,
  ),
  DEMO_SEED: variable('a whole number', optional(wholeNumber(0, Number.MAX_SAFE_INTEGER))),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  LOG_FORMAT: optionalOneOf(['json', 'pretty']),
  PORTAL: onOff(true),
  PORTAL_PICTURES: oneOf(['server', 'original', 'platform'], 'server'),
  PWA_KILL: onOff(false),
  PORTAL_DIR: folder(beside('apps/portal/dist')),
  WIDGETS_DIR: folder(beside('packages/widgets/dist/embed')),
  EMBEDS_LATER: onOff(false),
  EXAMPLES_DIR: folder(beside('packages/widgets/examples')),
  METRICS_PORT: variable('a whole number from 0 to 65535', optional(wholeNumber(0, 65_535))),
  METRICS_HOST: host('127.0.0.1'),
  METRICS_TOKEN: variable(
    'a text of at least 16 characters without spaces',
    optional(z.string().regex(/^[\x21-\x7e]{16,512}$/)),
    true,
  ),
  TRUST_PROXY: variable(
    'on, off, or the addresses of your proxies, like 10.0.0.0/8,192.168.1.2',
    defaulted(
      z.union([
        z.enum(['on', 'off']).transform((value) => value === 'on'),
        z.string().refine((text) => text.split(',').every(isAddressOrNetwork)),
      ]),
      false,
    ),
  ),
  HSTS_SUBDOMAINS: onOff(false),
  RATE_LIMIT: variable(
    'requests a minute from one address, a whole number; 0 for no limit',
    defaulted(wholeNumber(0, 1_000_000), 600),
  ),
  RATE_LIMITS: variable(
    'limits like search.guest=60/1m,chat.user=5/1s: class.caller=calls/time',
    optional(
      z.string().transform((text, context) => {
        const changes = parseRuleChanges(text);
        if (changes) return changes;
        context.addIssue({ code: 'custom', message: 'not accepted' });
        return z.NEVER;
      }),
    ),
  ),
  AUTH_SECRET: variable(
    'at least 32 characters that nobody can guess, the same for every process',
    optional(z.string().min(32).max(512)),
    true,
  ),
  CORS_ORIGINS: variable(
    'origins whose pages may send a viewer’s token, like https://a.example,https://b.example',
    optional(
      z
        .string()
        .transform((text) => text.split(',').map((word) => word.trim()))
        .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin))),
    ),
  ),
  DISCORD_API_URL: originWithDefault('https://discord.com'),
  DISCORD_CLIENT_ID: clientId,
  DISCORD_CLIENT_SECRET: clientSecret,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  TWITTER_CLIENT_ID: clientId,
  TWITTER_CLIENT_SECRET: clientSecret,
  RELAY_URL: variable(
    'the http or https address of a relay bot’s service',
    optional(z.url({ protocol: /^https?$/ })),
  ),
  RELAY_CLIENT_ID: variable(
    'the id of the relay bot’s application at Discord, a number of 15 to 22 digits',
    optional(z.string().regex(/^\d{15,22}$/)),
  ),
  RELAY_REDIRECT_URL: webAddress,
  RELAY_MODE: variable(
    'a whole number from 0 to 3',
    defaulted(
      z.enum(['0', '1', '2', '3']).transform((text) => RELAY_MODES[text]),
      RELAY_MODES[3],
    ),
  ),
  RELAY_PKCE: onOff(true),
  RELAY_DISCORD_URL: originWithDefault('https://discord.com'),
  MCHAD_URL: variable(
    'the http or https address of an MChad service',
    optional(z.url({ protocol: /^https?$/ })),
  ),
  FRAME_YOUTUBE: originWithDefault(defaultFrameOrigins.youtube),
  FRAME_YOUTUBE_CHAT: originWithDefault(defaultFrameOrigins.youtubeChat),
  FRAME_TWITCH: originWithDefault(defaultFrameOrigins.twitch),
  FRAME_TWITCH_CHAT: originWithDefault(defaultFrameOrigins.twitchChat),
  LINK_MUSIC: originOrOff(MUSIC_SITE),
  LINK_X: webAddress,
  LINK_DISCORD: webAddress,
  LINK_SUPPORT: webAddress,
  LINK_SOURCE: webAddress,
  LINK_CHROME: webAddress,
  LINK_FIREFOX: webAddress,
  REDIS_URL: variable(
    'an address like redis://host:6379 of Valkey or Redis, for several processes',
    optional(z.string().refine((text) => /^rediss?:\/\//.test(text) && URL.canParse(text))),
    true,
  ),
  CHANNELS_FILE: variable('the path of a YAML file of followed channels', optional(pathText)),
  YOUTUBE_KEY: variable(
    'a key of the YouTube Data API, without spaces',
    optional(z.string().regex(printable)),
    true,
  ),
  YOUTUBE_UNITS: variable(
    'the units of a day that Google grants the key, a whole number from 100',
    defaulted(wholeNumber(100, 10_000_000), 10_000),
  ),
  YOUTUBE_API_URL: originWithDefault('https://www.googleapis.com'),
  YOUTUBE_FEEDS_URL: originWithDefault('https://www.youtube.com'),
  ADMIN: variable(
    'logins like discord:1234,google:5678: the service and the id of the person there',
    optional(
      z
        .string()
        .transform((text) => text.split(',').map((word) => word.trim()))
        .pipe(z.array(z.string().regex(LOGIN))),
    ),
  ),
  YOUTUBE_HUB_URL: originWithDefault('https://pubsubhubbub.appspot.com'),
  WEBSUB_URL: origin,
  SECURITY_CONTACT: variable(
    'an address like mailto:security@oshimado.example or https://oshimado.example/security',
    optional(z.url({ protocol: /^(https|mailto)$/ }).max(512)),
  ),
  SITE_TEXTS_DIR: variable(
    'a folder with texts of the site: files like terms.en.md, privacy.ja.md, imprint.de.md',
    optional(pathText),
  ),
  YOUTUBE_TOPICS: onOff(false),
  TWITCH_CLIENT_ID: variable(
    'the id of an application at Twitch, without spaces',
    optional(z.string().regex(printable)),
  ),
  TWITCH_CLIENT_SECRET: variable(
    'the secret of the application at Twitch, without spaces',
    optional(z.string().regex(printable)),
    true,
  ),
  TWITCH_API_URL: originWithDefault('https://api.twitch.tv'),
  TWITCH_AUTH_URL: originWithDefault('https://id.twitch.tv'),
  EVENTSUB_URL: variable(
    'an origin with https and without a port, like https://oshimado.example: Twitch calls no other',
    optional(
      z
        .url()
        .refine((text) => /^https:\/\/[^/?#:@]+\/?$/.test(text))
        .transform((text) => new URL(text).origin),
    ),
  ),
} as const;

export type Values = {
  readonly [Name in keyof typeof variables]: (typeof variables)[Name] extends Variable<infer T>
    ? T
    : never;
};
