// TLS and HTTP/2 in front of servers on this machine, as a site has them in use. Over plain HTTP a browser loads six files at a time from
// one origin, and the figures of a page would be those of its number of files.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OF_ONE_CONNECTION = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
]);

const passedOn = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.has(name),
    ),
  );

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-front-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-days', '30', '-subj', '/CN=bench.invalid', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...curve, ...names], { stdio: 'ignore' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}

/**
 * Passes requests for `https://NAME.test` on to the server of that name. The certificate is self-signed: `trusted` is the hash of its key,
 * which the browser has to accept.
 */
export async function startFront(servers) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const files = certificate();
  const front = createSecureServer({ ...files, allowHTTP1: true }, (incoming, outgoing) => {
    const [host] = (incoming.authority ?? incoming.headers.host ?? '').split(':');
    const server = servers[host.replace(/\.test$/, '')];
    if (server === undefined) return void outgoing.writeHead(502).end();
    const { hostname, port } = new URL(server);
    const headers = { ...passedOn(incoming.headers), host, 'x-forwarded-proto': 'https' };
    const call = { agent, hostname, port, path: incoming.url, method: incoming.method, headers };
    const upstream = request(call, (answer) => {
      if (outgoing.destroyed) return void answer.destroy();
      outgoing.writeHead(answer.statusCode, passedOn(answer.headers));
      answer.pipe(outgoing);
      outgoing.on('close', () => answer.destroy());
      return undefined;
    });
    upstream.on('error', () => {
      if (!outgoing.headersSent && !outgoing.destroyed) outgoing.writeHead(502).end();
    });
    incoming.pipe(upstream);
    return undefined;
  });
  // A browser that is closed takes its connections with it.
  front.on('sessionError', () => undefined);
  front.on('session', (session) => session.on('error', () => undefined));
  await new Promise((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  const { publicKey } = new X509Certificate(files.cert);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    port: front.address().port,
    trusted: createHash('sha256').update(der).digest('base64'),
    stop: () => {
      front.close();
      agent.destroy();
    },
  };
}
