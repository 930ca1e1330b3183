import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config';
import { StartError } from './process/start-error';
import { variables } from './process/variables';

type Environment = Readonly<Record<string, string>>;

function complaintsOf(env: Environment): string[] {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof StartError) || error.exitCode !== 2) throw error;
    return error.message.split('\n');
  }
}

describe('the configuration', () => {
  it('the configuration needs nothing to be set', () => {
    expect(parseConfig({})).toMatchObject({
      port: 4600,
      embedPort: 4601,
      portFallback: false,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      sources: [{ name: 'demo' }],
      logLevel: 'info',
      logFormat: 'json',
      portal: true,
      rateLimit: 600,
    });
  });

  it('the configuration takes an empty text for a setting left out', () => {
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, ' ']));
    expect(parseConfig(empty)).toEqual(parseConfig({}));
  });

  it('logs for people on a terminal and for collectors elsewhere, unless configured otherwise', () => {
    expect(parseConfig({}, { isTerminal: true }).logFormat).toBe('pretty');
    expect(parseConfig({ LOG_FORMAT: 'json' }, { isTerminal: true }).logFormat).toBe('json');
  });

  it('mirrors a service as soon as its address is given', () => {
    expect(parseConfig({ SOURCE_URL: 'https://a.example/', SOURCE_KEY: 'k' }).sources).toEqual([
      { name: 'holodex', url: 'https://a.example/', key: 'k' },
    ]);
    expect(parseConfig({ SOURCE_URL: 'https://a.example/', SOURCE: 'none' }).sources).toEqual([]);
  });

  it('the configuration reads several sources, in the order of their precedence', () => {
    const env = {
      SOURCE: 'holodex, youtube',
      SOURCE_URL: 'https://a.example/',
      YOUTUBE_KEY: 'k',
      CHANNELS_FILE: '/etc/channels.yaml',
    };
    expect(parseConfig(env).sources).toEqual([
      { name: 'holodex', url: 'https://a.example/', key: undefined },
      {
        name: 'youtube',
        key: 'k',
        listPath: '/etc/channels.yaml',
        units: 10_000,
        topics: false,
        apiUrl: 'https://www.googleapis.com',
        feedsUrl: 'https://www.youtube.com',
        hubUrl: 'https://pubsubhubbub.appspot.com',
        websubUrl: undefined,
      },
    ]);
    expect(complaintsOf({ SOURCE: 'youtube' })).toEqual([
      'YOUTUBE_KEY: got nothing, wants a key of the YouTube Data API, without spaces, because SOURCE is youtube',
    ]);
    expect(complaintsOf({ ...env, SOURCE: 'demo,youtube' })).toEqual([
      'SOURCE: got "demo,youtube", wants demo alone, because it does not go with others',
    ]);
  });

  it('the configuration reads Twitch beside YouTube, after it', () => {
    const env = {
      YOUTUBE_KEY: 'k',
      TWITCH_CLIENT_ID: 'id',
      TWITCH_CLIENT_SECRET: 'secret',
      CHANNELS_FILE: '/etc/channels.yaml',
    };
    const { sources } = parseConfig({ ...env, SOURCE: 'youtube,twitch' });
    expect(sources.map(({ name }) => name)).toEqual(['youtube', 'twitch']);
    expect(sources[1]).toEqual({
      name: 'twitch',
      clientId: 'id',
      clientSecret: 'secret',
      listPath: '/etc/channels.yaml',
      apiUrl: 'https://api.twitch.tv',
      authUrl: 'https://id.twitch.tv',
    });
    expect(complaintsOf({ ...env, SOURCE: 'twitch,youtube' })).toEqual([
      'SOURCE: got "twitch,youtube", wants twitch last, because the sources before it know more of channels',
    ]);
    const withoutFile = parseConfig({
      ...env,
      CHANNELS_FILE: '',
      SOURCE: 'youtube,twitch',
    });
    expect(withoutFile.channelsFile).toBeUndefined();
    expect(withoutFile.sources).toMatchObject([
      { name: 'youtube', listPath: undefined },
      { name: 'twitch', listPath: undefined },
    ]);
    expect(complaintsOf({ SOURCE: 'twitch', TWITCH_CLIENT_ID: 'id' })).toEqual([
      'TWITCH_CLIENT_SECRET: got nothing, wants the secret of the application at Twitch, without spaces, because SOURCE is twitch',
    ]);
  });

  it('the configuration says that subdomains have https only where that is set', () => {
    expect(parseConfig({}).hasHttpsSubdomains).toBe(false);
    expect(parseConfig({ HSTS_SUBDOMAINS: 'on' }).hasHttpsSubdomains).toBe(true);
  });

  it('the configuration keeps of an origin what browsers compare', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://A.example:443/' }).publicUrl).toBe(
      'https://a.example',
    );
  });

  it.each<[Environment, string]>([
    [{ PORT: 'abc' }, 'PORT: got "abc", wants a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT: got "65536", wants a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT: got "-1", wants a whole number from 0 to 65535'],
    [{ PORT: '46.5' }, 'PORT: got "46.5", wants a whole number from 0 to 65535'],
    [
      { PORT: '4601' },
      'EMBED_PORT: got 4601, wants a port other than PORT, because embeds need an origin of their own',
    ],
    [
      { METRICS_PORT: '4601' },
      'METRICS_PORT: got 4601, wants a port other than PORT and EMBED_PORT, because the outside must not reach it',
    ],
    [{ PORT_FALLBACK: 'yes' }, 'PORT_FALLBACK: got "yes", wants on or off'],
    [{ PORTAL: '1' }, 'PORTAL: got "1", wants on or off'],
    [
      { HOST: 'http://x' },
      'HOST: got "http://x", wants a host name or an address to listen on, like 127.0.0.1 or 0.0.0.0',
    ],
    [
      { SOURCE: 'tape' },
      'SOURCE: got "tape", wants one or several of demo, holodex, youtube, twitch, none, with commas between them',
    ],
    [
      { SOURCE: 'holodex' },
      'SOURCE_URL: got nothing, wants the http or https address of an /api/v2-compatible service, because SOURCE is holodex',
    ],
    [
      { SOURCE_URL: 'ftp://a.example' },
      'SOURCE_URL: got "ftp://a.example", wants the http or https address of an /api/v2-compatible service',
    ],
    [
      { ADMIN: 'discord:1,x:2' },
      'ADMIN: got "discord:1,x:2", wants logins like discord:1234,google:5678: the service and the id of the person there',
    ],
    [{ DEMO_SEED: '1e3' }, 'DEMO_SEED: got "1e3", wants a whole number'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL: got "loud", wants one of trace, debug, info, warn, error, fatal, silent',
    ],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT: got "xml", wants one of json, pretty'],
    [
      { PUBLIC_URL: 'https://a.example/path' },
      'PUBLIC_URL: got "https://a.example/path", wants an http or https address without a path, like https://oshimado.example',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/33' },
      'TRUST_PROXY: got "10.0.0.0/33", wants on, off, or the addresses of your proxies, like 10.0.0.0/8,192.168.1.2',
    ],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY: got "yes", wants on, off, or the addresses of your proxies, like 10.0.0.0/8,192.168.1.2',
    ],
    [
      { RATE_LIMIT: 'none' },
      'RATE_LIMIT: got "none", wants requests a minute from one address, a whole number; 0 for no limit',
    ],
  ])(
    'answers %j with one line that names the variable, what it got and what it wants',
    (env, line) => {
      expect(complaintsOf(env)).toEqual([line]);
    },
  );

  it('logs in with the platforms it has both an id and a secret for', () => {
    expect(parseConfig({}).providers).toEqual({});
    const env = {
      DISCORD_CLIENT_ID: '1',
      DISCORD_CLIENT_SECRET: 'a',
      TWITTER_CLIENT_ID: '2',
      TWITTER_CLIENT_SECRET: 'b',
    };
    expect(parseConfig(env).providers).toEqual({
      discord: { clientId: '1', clientSecret: 'a' },
      twitter: { clientId: '2', clientSecret: 'b' },
    });
    expect(complaintsOf({ GOOGLE_CLIENT_ID: 'x' })).toEqual([
      'GOOGLE_CLIENT_SECRET: got nothing, wants the secret this site has at the login service, because the other is set',
    ]);
    expect(complaintsOf({ GOOGLE_CLIENT_SECRET: 'x' })).toEqual([
      'GOOGLE_CLIENT_ID: got nothing, wants the id this site has at the login service, because the other is set',
    ]);
  });

  it('the configuration leads out to the music site and to whatever else the operator names', () => {
    expect(parseConfig({}).links).toEqual({
      music: 'https://music.holodex.net',
      social: [],
      pictures: 'server',
      extension: {},
    });
    expect(
      parseConfig({
        EMBED_URL: 'https://embeds.example/',
        PORTAL_PICTURES: 'platform',
        LINK_MUSIC: 'off',
        LINK_SUPPORT: 'https://support.example/us',
        LINK_X: 'https://x.com/oshimado',
        LINK_SOURCE: 'https://code.example/oshimado',
        LINK_FIREFOX: 'https://addons.example/oshimado',
      }).links,
    ).toEqual({
      social: [
        { kind: 'x', href: 'https://x.com/oshimado' },
        { kind: 'support', href: 'https://support.example/us' },
      ],
      source: 'https://code.example/oshimado',
      embeds: 'https://embeds.example',
      pictures: 'platform',
      extension: { firefox: 'https://addons.example/oshimado' },
    });
    expect(complaintsOf({ LINK_X: 'javascript:alert(1)', LINK_MUSIC: 'no' })).toEqual([
      'LINK_MUSIC: got "no", wants an http or https address without a path, or off',
      'LINK_X: got "javascript:alert(1)", wants an http or https address',
    ]);
  });

  it('the configuration makes pictures smaller, sends them as they come, or leaves them to the platforms', () => {
    const chosen = (PORTAL_PICTURES: string) => {
      const { links, encodesPictures } = parseConfig({ PORTAL_PICTURES });
      return [links.pictures, encodesPictures];
    };
    expect(chosen('')).toEqual(['server', true]);
    expect(chosen('original')).toEqual(['server', false]);
    expect(chosen('platform')).toEqual(['platform', true]);
    expect(complaintsOf({ PORTAL_PICTURES: 'none' })).toEqual([
      'PORTAL_PICTURES: got "none", wants one of server, original, platform',
    ]);
  });

  it('the configuration offers the relay bot where its service and its application are known', () => {
    const RELAY_URL = 'https://bot.example/api/';
    const RELAY_CLIENT_ID = '826055534318583858';
    expect(parseConfig({ RELAY_URL }).links.relay).toBeUndefined();
    expect(parseConfig({ RELAY_URL, RELAY_CLIENT_ID, RELAY_PKCE: 'off' }).links.relay).toEqual({
      clientId: RELAY_CLIENT_ID,
      redirect: undefined,
      mode: 3,
      discord: 'https://discord.com',
      usesPkce: false,
      isDemo: false,
    });
    expect(complaintsOf({ RELAY_CLIENT_ID })).toEqual([
      'RELAY_URL: got nothing, wants the http or https address of a relay bot’s service, because RELAY_CLIENT_ID is set',
    ]);
    expect(complaintsOf({ RELAY_URL, RELAY_CLIENT_ID: 'x', RELAY_MODE: '4' })).toEqual([
      'RELAY_CLIENT_ID: got "x", wants the id of the relay bot’s application at Discord, a number of 15 to 22 digits',
      'RELAY_MODE: got "4", wants a whole number from 0 to 3',
    ]);
  });

  it('the configuration reports all wrong variables at once', () => {
    const lines = complaintsOf({ PORT: 'x', SOURCE: 'y', RATE_LIMIT: 'z' });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'SOURCE', 'RATE_LIMIT']);
  });

  it('the configuration shows neither a password nor a key', () => {
    const lines = complaintsOf({
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      SOURCE_KEY: 'hun ter2',
      AUTH_SECRET: 'hunter2',
      DISCORD_CLIENT_ID: '1',
      DISCORD_CLIENT_SECRET: 'hun ter2',
    });
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'DATABASE_URL',
      'SOURCE_KEY',
      'AUTH_SECRET',
      'DISCORD_CLIENT_SECRET',
    ]);
    expect(lines.join()).not.toMatch(/hunter2|hun ter2/);
  });

  it('answers any text in any variable with settings or with lines of bearable length, never otherwise', () => {
    const name = fc.constantFrom(...Object.keys(variables));
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ maxLength: 400, unit: 'binary' })), (env) => {
        for (const line of complaintsOf(env)) expect(line.length).toBeLessThan(800);
      }),
    );
  });

  it('the configuration is described in the README, variable by variable', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
    expect(rows).toEqual(Object.keys(variables));
  });
});
