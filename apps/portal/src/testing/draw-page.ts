/** Pages as the server draws them, for a guest who reads English. */
import type { OwnAnswer, PageRequest, SiteLinks } from '@oshimado/contract';
import { createPageRenderer } from '../entry-server';

export const ORIGIN = 'https://oshimado.example';
export const NOW = Date.UTC(2026, 0, 10);

const template =
  '<!doctype html><html><head><title>x</title><!--head--></head><body><!--app--><!--state--></body></html>';

/** What the server's own API answers where a test says nothing else: an empty list. */
const nothing: OwnAnswer = { status: 200, text: '[]' };

export interface DrawPageOptions extends Partial<Pick<PageRequest, 'ask' | 'cookie'>> {
  readonly links?: SiteLinks | undefined;
}

export const rendererWith = (links?: SiteLinks) =>
  createPageRenderer({ template, styles: '', origin: ORIGIN, links });

export const drawPage = (
  url: string,
  { links, cookie = '', ask = () => Promise.resolve(nothing) }: DrawPageOptions = {},
) =>
  rendererWith(links).renderPage({
    url,
    cookie,
    acceptLanguage: 'en',
    now: NOW,
    nonce: 'n0nce',
    ask,
  });
