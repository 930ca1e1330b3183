// The least that a page can cost: the pages of a running server as it draws them, without their scripts. Measured beside the server in one
// run, it says how much of each figure is the program's. By hand, on a server that runs:
//   node tests/bench/floor.mjs http://127.0.0.1:4600 4700
// then http://127.0.0.1:4700/ is the home page, and with ?cards=1008 its list has so many cards, each of another video.
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const [origin = 'http://127.0.0.1:4600', port = '4700'] = process.argv.slice(2);
const ROWS = 50;
const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const withoutScripts = (html) =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(<html[^>]*) data-first-row-only(?:="")?/, '$1');

/** Videos of the archive, which the drawn page does not have. */
async function archived(count) {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / ROWS) }, async (_, page) => {
      const answer = await fetch(
        `${origin}/api/v2/videos?status=past&limit=${ROWS}&offset=${page * ROWS}`,
      );
      return answer.json();
    }),
  );
  return pages.flat().slice(0, count);
}

/** The cards of the first list again and again, each with the id of another video. */
async function withCards(html, count) {
  const [list] = /<ul role="list"[^>]*>.*?<\/ul>/s.exec(html) ?? [];
  const items = list?.match(/<li\b.*?<\/li>/gs) ?? [];
  const videos = items.length === 0 ? [] : await archived(count);
  const cards = videos.map((video, at) => {
    const item = items[at % items.length];
    const [, id = ''] = /\/watch\/([\w-]+)"/.exec(item) ?? [];
    return item.replaceAll(id, video.id).replaceAll('_R_', `_${at}_`);
  });
  return html.replace(list, () => list.replace(/<li\b.*<\/li>/s, () => cards.join('')));
}

async function answerAs(request, reply) {
  const url = new URL(request.url, origin);
  const cards = Number(url.searchParams.get('cards') ?? 0);
  url.searchParams.delete('cards');
  const { host: _host, 'accept-encoding': _encoding, ...headers } = request.headers;
  try {
    const answer = await fetch(url, { headers, redirect: 'manual' });
    const kept = ['content-type', 'cache-control', 'link', 'etag', 'location'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const page = isPage ? withoutScripts(bytes.toString()) : undefined;
    const body = page === undefined ? bytes : cards > 0 ? await withCards(page, cards) : page;
    const isText = /^(text|application\/json)|javascript|svg/.test(
      answer.headers.get('content-type') ?? '',
    );
    const packed = isText ? await compress(body, QUALITY) : body;
    reply.writeHead(answer.status, {
      ...Object.fromEntries(kept),
      ...(isText && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    reply.end(packed);
  } catch (error) {
    reply.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
  }
}

createServer((request, reply) => void answerAs(request, reply)).listen(
  Number(port),
  '127.0.0.1',
  () => {
    console.log(`${origin} without scripts: http://127.0.0.1:${port}/`);
  },
);
