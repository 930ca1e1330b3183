/** What operators are given, the guide and the files of `deploy`, names only what the server has. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readChannelList } from '../../apps/api/src/sources/channel-list/channel-list';
import { variables } from '../../apps/api/src/process/variables';
import { addFeedMetrics, createMetrics } from '../../apps/api/src/plugins/metrics';
import { addSourceMetrics } from '../../apps/api/src/plugins/source-metrics';
import type { Source } from '../../apps/api/src/sources/source';
import { readManifests } from '../architecture/manifest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const settings = new Set(Object.keys(variables));

const pages = readdirSync(join(root, 'docs/operating'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: read(`docs/operating/${name}`) }));

/** Names in the files of `deploy` that belong to other programs, or to the files themselves. */
const OTHERS = new Set([
  'NODE_ENV',
  'SITE',
  'EMBED_SITE',
  'APP',
  'DATABASE_PASSWORD',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'POSTGRES_INITDB_ARGS',
]);

describe('the guide for operators', () => {
  it('the guide for operators names only settings that exist', () => {
    const named = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`|^#? ?([A-Z][A-Z_]{3,})=/gm)].map(
        ([, inText = '', inBlock = '']) => ({ name, setting: inText || inBlock }),
      ),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ setting }) => !settings.has(setting) && !OTHERS.has(setting))).toEqual(
      [],
    );
  });

  it('the guide for operators leads nowhere that is not there', () => {
    const dead = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(resolve(root, 'docs/operating', target)))
        .map((target) => `${name}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('the guide for operators has every page in its index', () => {
    const index = pages.find(({ name }) => name === 'README.md')?.text ?? '';
    const missing = pages.filter(({ name }) => name !== 'README.md' && !index.includes(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
      }
    >
  >;
  readonly volumes: object;
}

describe('the containers', () => {
  it.each(['compose.yaml', 'compose.small.yaml'])(
    'of %s get settings that exist, and volumes that are declared',
    (name) => {
      const { services, volumes } = parse(read(`deploy/${name}`)) as Compose;
      const unknown = Object.keys(services.app?.environment ?? {}).filter(
        (key) => !settings.has(key),
      );
      expect(unknown).toEqual([]);
      const used = Object.values(services).flatMap((service) => service.volumes ?? []);
      for (const volume of used) {
        const [source = ''] = volume.split(':');
        const isThere = source.startsWith('.')
          ? existsSync(join(root, 'deploy', source))
          : source in volumes;
        expect({ volume, isThere }).toEqual({ volume, isThere: true });
      }
    },
  );

  it.each(['compose.yaml', 'compose.small.yaml'])(
    'of %s get every setting that the page about YouTube sets',
    (name) => {
      const { environment = {} } = (parse(read(`deploy/${name}`)) as Compose).services.app ?? {};
      const set = [
        ...read('docs/operating/youtube.md').matchAll(/\b([A-Z][A-Z_]{3,})=|`(YOUTUBE_\w+)`/g),
      ]
        .map(([, inCommand = '', inText = '']) => inCommand || inText)
        .filter((key) => settings.has(key));
      expect(set).toEqual(expect.arrayContaining(['SOURCE', 'CHANNELS_FILE', 'WEBSUB_URL']));
      expect(set.filter((key) => !(key in environment))).toEqual([]);
    },
  );

  it.each(['deploy/channels/channels.example.yaml', 'docs/operating/youtube.md'])(
    'read a list like the one of %s',
    (path) => {
      const text = read(path);
      const [, list = text] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
      const reading = readChannelList(list);
      expect(reading).toMatchObject({ list: { channels: [{ lang: 'ja' }, { type: 'clipper' }] } });
    },
  );

  it('the containers of the image take the manifest of every workspace, and files that the build makes', () => {
    const text = read('deploy/Dockerfile');
    for (const workspace of readManifests().keys()) {
      if (!/^(packages|apps)\//.test(workspace)) continue;
      expect(text).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
    }
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/\nUSER node\n/);
    expect(last).toMatch(/\nHEALTHCHECK /);
    const copied = [...last.matchAll(/^COPY --from=build \/src\/(\S+) (\S+)$/gm)];
    expect(copied.map(([, from]) => from)).toEqual([
      'packages/widgets/dist/embed',
      'packages/widgets/examples',
      'apps/api/dist',
      'apps/portal/dist',
    ]);
    for (const [, from, to] of copied) expect(from).toBe(to);
    const names = [...text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !settings.has(name) && !OTHERS.has(name))).toEqual([]);
  });

  it('and the service start the same program', () => {
    const unit = read('deploy/systemd/oshimado.service');
    const [, section = ''] = unit.split('[Service]\n');
    const values = [...section.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]);
    expect(values).toContainEqual(['KillMode', 'mixed']);
    expect(values).toContainEqual(['ExecStart', '/usr/bin/node apps/api/dist/main.js']);
    expect(read('deploy/Dockerfile')).toContain('CMD ["node", "apps/api/dist/main.js"]');
    for (const [, name = ''] of section.matchAll(/^Environment=(\w+)=/gm)) {
      expect(settings.has(name) || OTHERS.has(name)).toBe(true);
    }
  });

  it('the containers are reached through nginx by TLS 1.2 and 1.3 alone, with ciphers that keep past traffic secret', () => {
    const hosts = read('deploy/nginx/oshimado.conf')
      .split('\nserver {')
      .filter((host) => host.includes('listen 443 ssl;'));
    expect(hosts).toHaveLength(2);
    for (const host of hosts) {
      expect(host).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
      const [, ciphers = ''] = /ssl_ciphers (\S+);/.exec(host) ?? [];
      expect(ciphers.split(':').filter((name) => !/^ECDHE-.*(GCM|POLY1305)/.test(name))).toEqual(
        [],
      );
    }
  });

  it.each(['caddy/Caddyfile', 'nginx/oshimado.conf'])(
    'the containers are behind a proxy that knows both ports, in %s',
    (name) => {
      const text = read(`deploy/${name}`);
      expect(text).toContain(':4600');
      expect(text).toContain(':4601');
      expect(text.split('{').length).toBe(text.split('}').length);
    },
  );
});

/** A source that tells how it stands. */
const source: Source = {
  name: 'youtube',
  fill: async () => undefined,
  follow: async () => undefined,
  status: () => undefined,
};

/** Names of the series that `/metrics` shows. */
async function seriesOf(): Promise<Set<string>> {
  const { registry } = createMetrics(() => 0);
  const feedLock = {
    instance: 'a',
    tryTake: async () => undefined,
    status: () => ({ isHere: true, holder: 'a' }),
    close: async () => undefined,
  };
  addFeedMetrics(registry, { feedLock });
  addSourceMetrics(registry, [source], () => 0);
  const metrics = await registry.getMetricsAsJSON();
  return new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

/** Functions, labels and words of the query language that look like names of series. */
const LANGUAGE = /^(histogram_quantile|__rate_interval)$/;

/** Names of series in a query: whatever has an underscore outside of labels, durations and words of the language. */
const seriesIn = (query: string) =>
  (query.replaceAll(/\{[^}]*\}/g, '').match(/\b_*[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g) ?? []).filter(
    (name) => !LANGUAGE.test(name),
  );

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}
interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
      readonly annotations: { readonly summary: string };
    }[];
  }[];
}

describe('what watches the server', () => {
  it('what watches the server draws only series that `/metrics` has', async () => {
    const known = await seriesOf();
    const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard;
    const used = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => seriesIn(expr)));
    expect(used.length).toBeGreaterThan(24);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('wakes people only for series that `/metrics` has, with a sentence', async () => {
    const known = await seriesOf();
    const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as Alerts;
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(6);
    for (const { alert, expr, labels, annotations } of rules) {
      const unknown = seriesIn(expr).filter((name) => !known.has(name));
      expect({ alert, unknown }).toEqual({ alert, unknown: [] });
      expect(['page', 'warn']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    }
  });

  it('what watches the server is described by series that `/metrics` has', async () => {
    const known = await seriesOf();
    const [, table = ''] = read('docs/operating/watching.md').split('| Series');
    const named = [...table.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(12);
    const missing = named.filter((name) => !known.has(name) && !known.has(`${name}_count`));
    expect(missing).toEqual([]);
  });

  it('what watches the server reads the rules that are beside it', () => {
    const path = 'deploy/prometheus/prometheus.yaml';
    const { rule_files: files } = parse(read(path)) as { readonly rule_files: readonly string[] };
    for (const file of files) expect(existsSync(join(root, dirname(path), file))).toBe(true);
  });
});
