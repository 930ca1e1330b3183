/** Serves generated pictures. They depend on the address alone, so they never change and are not stored. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../errors';
import { NOTHING_POLICY } from '../plugins/headers';
import { createBody, type Body } from '../snapshot/body';
import { hasTag } from '../snapshot/if-none-match';
import { negotiate } from '../snapshot/negotiate';
import { drawBanner } from './banner';
import { bannerPath, photoPath, videoPath } from './paths';
import { drawPhoto } from './photo';
import { drawThumbnail } from './thumbnail';

type Draw = (options: { readonly id: string }) => string;

/** What draws each kind of picture, as SVG. */
export type Drawings = Readonly<Record<'video' | 'photo' | 'banner', Draw>>;

export interface PicturesOptions {
  /** Default: persons, words and scenes. */
  readonly drawings?: Drawings | undefined;
}

interface Kind {
  readonly path: (id: string) => string;
  readonly id: RegExp;
  readonly kind: keyof Drawings;
}

/** Clients of a picture service append the wanted size to an address; a vector picture has every size. */
const ENDING = /\.svg(=[\w=,.:-]{1,200})?$/;
const CHANNEL_ID = /^UC[\w-]{22}$/;
const kinds: readonly Kind[] = [
  { path: videoPath, id: /^[\w-]{11}$/, kind: 'video' },
  { path: photoPath, id: CHANNEL_ID, kind: 'photo' },
  { path: bannerPath, id: CHANNEL_ID, kind: 'banner' },
];
const rich: Drawings = { video: drawThumbnail, photo: drawPhoto, banner: drawBanner };

/** Some five hundred pictures, compressed forms included. */
const PICTURES_MAX_BYTES = 16 * 1_024 * 1_024;
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture opened by itself is a document: it may load only itself.
  'content-security-policy': NOTHING_POLICY,
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'accept-encoding',
};

async function send(request: FastifyRequest, reply: FastifyReply, body: Body) {
  const form = body.formFor(negotiate(request.headers['accept-encoding']));
  void reply.headers(headers).header('etag', `"${body.hash}-${form}"`);
  if (hasTag(request.headers['if-none-match'], body.hash)) return reply.code(304).send();
  if (form !== 'identity') void reply.header('content-encoding', form);
  return reply.send(await body.bytes(form));
}

/** `app.register(pictures)`: `/statics/demo/{video|channel|banner}/{id}.svg`, with or without `=w2276-…` behind it. */
export const pictures: FastifyPluginAsync<PicturesOptions> = async (app, { drawings = rich }) => {
  const drawn = new LRUCache<string, Body>({
    maxSize: PICTURES_MAX_BYTES,
    sizeCalculation: ({ size }, key) => 2 * size + key.length,
  });
  for (const { path, id: form, kind } of kinds) {
    app.get<{ Params: { name: string } }>(
      path(':name').replace(/\.svg$/, ''),
      { schema: { hide: true }, config: { limit: 'picture' } },
      (request, reply) => {
        const { name } = request.params;
        const id = name.replace(ENDING, '');
        if (id === name || !form.test(id)) throw notFound('This picture');
        const key = path(id);
        const body = drawn.get(key) ?? createBody(drawings[kind]({ id }));
        drawn.set(key, body);
        return send(request, reply, body);
      },
    );
  }
};
