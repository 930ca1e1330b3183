/**
 * Elements as HTML without scripts, for static sites and readers. What an element draws with says itself what it asks for: it is drawn, what
 * it waits for is loaded, and it is drawn again until it waits for nothing.
 */
import '@oshimado/ui/themes';
import {
  CallError,
  createClient,
  type EmbedSite,
  type EmbedTag,
  type StaticElementAnswer,
  type StaticElementRequest,
  type StaticElements,
} from '@oshimado/contract';
import {
  escapeHtml,
  limitSeconds,
  negotiateLanguage,
  plainTitle,
  shownAtPath,
  type UiLanguage,
} from '@oshimado/domain';
import {
  createTranslate,
  languages,
  languageTag,
  loadElementsMessages,
  loadEmbedMessages,
  loadWidgetMessages,
} from '@oshimado/locales';
import { themeSlugs } from '@oshimado/ui/theme';
import { QueryClient } from '@tanstack/query-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isUnknown } from '../../base/errors/is-unknown';
import { readStyles } from '../first-styles';
import { sharedAttributes, valueOf, type Reading } from '../attributes';
import { facadeStyles } from '../facade-styles';
import { keepPartOf } from '../named-parts';
import { badgeLanguage, loadWords } from '../oshi-live-badge/words';
import type { Server } from '../servers';
import { knownTheme } from '../known-theme';
import { writeElement, writePage } from './document';
import { drawings, type StaticElement } from './drawings';
import { drawnFrom, TIME_ZONE } from './kept-for-drawing';
import { SEARCHED } from './StaticSearch';

type Question = Pick<StaticElementRequest, 'tag' | 'query' | 'acceptLanguage'>;

/** Styles of what is drawn, without those of themes: the build has each file of scripts put its own there. */
const STYLES = Symbol.for('oshimado.styles');
const drawnStyles = () => (globalThis as { readonly [STYLES]?: readonly string[] })[STYLES] ?? [];

const AS_OF_STYLE =
  '.as-of { margin: 0; padding-block-start: 0.75em; font-size: 0.8125em; color: var(--oshi-color-text-muted); }';

/** The title where the data has no name. */
const SITE = 'Oshimado';
/** A page of its own has no colours to follow but the visitor's. */
const THEME = 'auto';
/** As long as the server reads. */
const TEXT_MAX = 200;
/** What an element asks for at most after each other. */
const STEPS_MAX = 5;
/** Of a server that does not say when it is worth another try. */
const AGAIN_S = 30;

for (const drawing of Object.values(drawings)) keepPartOf({ getAttribute: () => drawing.part });

const tableOf = ({ attributes }: StaticElement) => ({ ...sharedAttributes, ...attributes });

/** The attributes in an address. This server answers, whatever it says. */
const writtenIn = (drawing: StaticElement | undefined, query: Question['query']) =>
  Object.fromEntries(
    Object.keys(drawing ? tableOf(drawing) : sharedAttributes).flatMap((name) => {
      const value = query[name];
      return value === undefined || name === 'api' ? [] : [[name, value]];
    }),
  );

const languageOf = ({ query, acceptLanguage }: Question): UiLanguage =>
  negotiateLanguage(query['lang'] || acceptLanguage, languages);

/** In words for the owner of the page, what is wrong with the address; undefined for nothing. */
function problemOf(
  tag: EmbedTag,
  { attributes, either = [] }: StaticElement,
  written: Question['query'],
  complaints: readonly string[],
): string | undefined {
  const isEmpty = (name: string) => (written[name] ?? '').trim() === '';
  const needed = Object.keys(attributes).filter((name) => attributes[name]?.isRequired);
  const missing = needed.find(isEmpty) ?? (either.every(isEmpty) ? either.join(' or ') : '');
  if (missing !== '') return `<${tag}> shows nothing without ${missing} in this address.`;
  return complaints.length > 0 ? `<${tag}> in this address: ${complaints.join(' ')}` : undefined;
}

/** Draws what is asked for, and throws what cannot be loaded. */
async function drawWhole(server: Server, draw: () => ReactNode): Promise<string> {
  for (let step = 0; ; step += 1) {
    const html = drawnFrom(server, () => renderToStaticMarkup(draw()));
    const awaited = server.queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.data === undefined });
    if (awaited.length === 0) return html;
    if (step === STEPS_MAX) throw new Error('It still waits for something.');
    // oxlint-disable-next-line no-await-in-loop -- what comes next depends on what is answered
    await Promise.all(awaited.map((query) => query.fetch()));
  }
}

/** What an answer calls itself. */
function nameIn(queries: QueryClient): string | undefined {
  const [first] = queries.getQueryCache().getAll();
  const data: unknown = first?.state.data;
  if (!(data instanceof Object)) return undefined;
  if ('title' in data && typeof data.title === 'string') return plainTitle(data.title);
  return 'name' in data && typeof data.name === 'string' ? data.name : undefined;
}

const UNKNOWN: Readonly<Partial<Record<EmbedTag, 'video.unknown' | 'playlist.unknown'>>> = {
  'oshi-player': 'video.unknown',
  'oshi-video': 'video.unknown',
  'oshi-playlist': 'playlist.unknown',
};

const FORMAT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
  timeZoneName: 'short',
} as const;

/** Draws elements for one site. */
export function createStaticElements({ portal, embeds }: EmbedSite): StaticElements {
  let stylesFor: ((markup: string) => string) | undefined;

  /** The styles of a piece of markup, in a theme. */
  const stylesOf = async (drawing: StaticElement, markup: string, theme: string) => {
    stylesFor ??= readStyles(drawnStyles().join(''));
    const named = themeSlugs.filter((slug) => theme.split(' ').includes(slug));
    // The rules of `:host` are those of our own pages, too, which have these classes.
    const classes = ['dark', 'light', 'system', ...named.map((slug) => `theme-${slug}`)];
    const page = `<i class="${classes.map((name) => `oshi-${name}`).join(' ')}">`;
    const themes = named.length > 0 ? (await import('../named-themes')).namedThemes : '';
    return (
      facadeStyles +
      drawing.styles +
      AS_OF_STYLE +
      stylesFor(page + markup) +
      readStyles(themes)(page)
    );
  };

  const serverFor = ({ ask }: StaticElementRequest): Server => ({
    client: createClient({
      fetch: async (address, init) => {
        const path = address instanceof Request ? address.url : address.toString();
        const { status, text, retryAfter } = await ask(
          path,
          typeof init?.body === 'string' ? init.body : undefined,
        );
        return new Response(text, {
          status,
          headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
        });
      },
    }),
    queries: new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
    }),
  });

  async function draw(request: StaticElementRequest): Promise<StaticElementAnswer> {
    const { tag, query, now } = request;
    const language = languageOf(request);
    const lang = languageTag(language);
    const theme = query['theme'] || THEME;
    const drawing = drawings[tag];
    const attributes: Readonly<Record<string, string>> = { ...writtenIn(drawing, query), theme };
    const [widgets, elements, embed] = await Promise.all([
      loadWidgetMessages(language),
      loadElementsMessages(language),
      loadEmbedMessages(language),
    ]);
    const t = createTranslate(widgets, language);
    const tEmbed = createTranslate(embed, language);
    const page = (title: string, body: string) => writePage({ lang, theme, title, body });
    const saying = (text: string) => page(SITE, `<p>${escapeHtml(text)}</p>`);
    if (drawing === undefined) return { status: 404, lang, html: saying(tEmbed('static.none')) };

    const complaints: string[] = [];
    const reading: Reading = {
      attribute: (name) => (name === 'lang' ? language : (attributes[name] ?? null)),
      scriptOrigin: embeds,
      languages: [language],
      complain: (name, value, takes) =>
        complaints.push(`${name}="${value}" cannot be read; it takes ${takes}.`),
    };
    const render = drawing.read(reading);
    valueOf('theme', knownTheme, reading);
    const problem = problemOf(tag, drawing, attributes, complaints);
    if (problem !== undefined) return { status: 400, lang, html: saying(problem) };

    const server = serverFor(request);
    const words = await loadWords(badgeLanguage(language));
    const text = (query[SEARCHED] ?? '').trim().slice(0, TEXT_MAX);
    try {
      const drawn = await drawWhole(server, () =>
        render({
          speech: { language, messages: { widgets, elements } },
          drawnAt: now,
          portal: null,
          words,
          action: `${embeds}/embed/${tag}.html`,
          written: attributes,
          text,
        }),
      );
      const title = nameIn(server.queries) ?? (query['org'] || SITE);
      const time = new Intl.DateTimeFormat(lang, FORMAT).format(now);
      const asOf =
        drawing.isTimeless === true
          ? ''
          : `<p class="as-of" part="as-of">${escapeHtml(tEmbed('static.asOf', { time }))}</p>`;
      const html = writeElement({
        tag,
        attributes,
        styles: await stylesOf(drawing, drawn, theme),
        part: drawing.part,
        lang,
        drawn: drawn + asOf,
        links: `<a href="${escapeHtml(portal + shownAtPath({ tag, attributes }))}">${escapeHtml(title)}</a>`,
      });
      return { status: 200, lang, html: page(title, html) };
    } catch (error) {
      // A board has what was thrown as its cause.
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      if (!(cause instanceof CallError)) throw error;
      if (isUnknown(cause))
        return { status: 404, lang, html: saying(t(UNKNOWN[tag] ?? 'channel.unknown')) };
      const retryAfterS = limitSeconds(cause) ?? AGAIN_S;
      return { status: 503, lang, html: saying(t('busy.title')), retryAfterS };
    } finally {
      server.queries.clear();
    }
  }

  return {
    keyOf: ({ tag, query, acceptLanguage }) =>
      JSON.stringify([
        tag,
        languageOf({ tag, query, acceptLanguage }),
        writtenIn(drawings[tag], query),
        tag === 'oshi-search' ? query[SEARCHED] : undefined,
      ]),
    draw,
  };
}
