/** Checks that need no connection: Node, origins, source, logins, files and disk. */
import { stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config';
import { readSecret } from '../../process/secret';
import { failed, ok, warning, type Check } from './check';
import { exists } from '../../process/exists';

const NODE = [20, 19] as const;

/** @param version like `20.19.0` */
export function checkNode(version: string): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
  if (isNewEnough) return ok('node', `Node ${version}`);
  return failed('node', `Node ${version} is too old; install Node ${NODE.join('.')} or newer`);
}

const isLocal = (host: string) => /^(localhost|127\.|\[?::1\]?$)/.test(host);

function checkOrigin(name: string, address: string | undefined, host: string): Check {
  if (address === undefined) {
    if (isLocal(host)) return ok(name, 'not set: this machine only');
    return warning(
      name,
      `not set, although HOST is ${host}; set it to the address that viewers type`,
    );
  }
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isLocal(hostname)) return ok(name, address);
  return warning(name, `${address} is not encrypted; put a proxy with https before the server`);
}

/** The two origins must differ, and a proxy before them must be known. */
export function checkOrigins(config: Config): Check[] {
  const { publicUrl, embedUrl, host, trustProxy } = config;
  const checks = [
    checkOrigin('PUBLIC_URL', publicUrl, host),
    checkOrigin('EMBED_URL', embedUrl, host),
  ];
  if (publicUrl !== undefined && publicUrl === embedUrl) {
    checks.push(
      failed(
        'origins',
        'PUBLIC_URL and EMBED_URL are the same; embeds need a host name of their own',
      ),
    );
  }
  if (publicUrl?.startsWith('https:') && trustProxy === false) {
    checks.push(
      warning(
        'TRUST_PROXY',
        'off, so all viewers behind the proxy share one rate limit; set it to on or to the address of the proxy',
      ),
    );
  }
  return checks;
}

const isDemo = ({ sources }: Config) => sources.some(({ name }) => name === 'demo');

export function checkSource(config: Config): Check {
  if (isDemo(config)) {
    return warning(
      'source',
      'demo: invented streams, and everybody may log in as an admin; set SOURCE',
    );
  }
  return ok('source', config.sources.map(({ name }) => name).join(', ') || 'none');
}

export function checkLogins(config: Config): Check {
  const names = Object.keys(config.providers);
  if (names.length > 0) return ok('logins', names.join(', '));
  if (isDemo(config)) return ok('logins', 'those of the demo');
  return warning(
    'logins',
    'none, so nobody can have an account; set the id and secret of Discord, Google or X',
  );
}

export async function checkPortal({ portal, portalDir }: Config): Promise<Check> {
  if (!portal) return ok('portal', 'off');
  if (await exists(join(portalDir, 'client', 'index.html'))) return ok('portal', portalDir);
  return failed('portal', `no built portal in ${portalDir}; run npm run build, or set PORTAL=off`);
}

const OTHERS = 0o077;

export async function checkSecret(config: Config): Promise<Check> {
  const { authSecret, dataDir } = config;
  if (authSecret !== undefined) return ok('secret', 'from AUTH_SECRET');
  const path = join(dataDir, 'auth.secret');
  const found = await stat(path).catch(() => undefined);
  if (!found) return ok('secret', `the first start makes ${path}`);
  if ((await readSecret(config)) === undefined) {
    return failed('secret', `${path} does not hold a secret; remove it, which logs everybody out`);
  }
  if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0) {
    return warning('secret', `other users may read ${path}; run chmod 600 ${path}`);
  }
  return ok('secret', path);
}

const MB = 1_000_000;
const LEAST_MB = 200;
const FEW_MB = 2_000;

/** @param freeMb megabytes that the server's user may write */
export function judgeSpace(folder: string, freeMb: number): Check {
  const message = `${Math.floor(freeMb)} MB free in ${folder}`;
  if (freeMb < LEAST_MB) return failed('disk', `${message}; make room before the database stops`);
  return freeMb < FEW_MB ? warning('disk', `${message}, which is little`) : ok('disk', message);
}

/** The nearest folder that exists. */
async function existing(folder: string): Promise<string> {
  return (await exists(folder)) || folder === dirname(folder) ? folder : existing(dirname(folder));
}

export async function checkDisk({ dataDir }: Config): Promise<Check> {
  const folder = await existing(dataDir);
  const { bavail, bsize } = await statfs(folder);
  return judgeSpace(folder, (bavail * bsize) / MB);
}
