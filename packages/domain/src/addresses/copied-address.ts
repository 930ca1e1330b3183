/** Addresses as people copy and type them: with what stood around them in a text, and as links of pages that only lead to them. */
import { ADDRESS_MAX } from './addresses.limits';

/** Direction marks, joiners, byte order marks and soft hyphens: nobody sees them. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Escaped ampersands of HTML and of JSON. */
const AMPERSANDS = /&(?:amp|#38|#x26);|\\u0026/gi;
/** `[title](address)`, as many editors copy a link. */
const MARKDOWN = /^\[[^\]]*\]\((\S+)(?:\s+"[^"]*")?\)$/;
/** Escapes that a shell puts before these marks when an address is pasted. */
const SHELL_ESCAPES = /\\(?=[?=&])/g;
/** The scheme, full-width or escaped with the address. */
const WIDE_SCHEME = /^[ｈＨ][ｔＴ]/;
const ESCAPED_SCHEME = /^https?%3A%2F%2F/i;
/** Punctuation no address of a known site has; a text goes on behind it. */
const ENDS = /[<>"。、，．！？；：（）「」『』【】《》〈〉［］｛｝“”‘’…].*$/s;
const OPENING = /^[<("'`[{「『（【《〈［｛“‘*|~]+(?=.)/;
/** What a sentence goes on with behind an address. */
const SENTENCE = /[.,;:!?*|~'"`。、，．！？；：…“”‘’]$/;
/** Brackets that may be a part of an address, if they are opened in it. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  ['()', '[]', '{}', '<>', '「」', '『』', '（）', '【】', '《》', '〈〉', '［］', '｛｝'].map(
    ([open = '', close = '']) => [close, open] as const,
  ),
);
/** What is left of `https` if the first letters were not copied, or were mistyped or left out on purpose. */
const SHORT_SCHEME = /^(?:h{0,2}t{2,3}ps?|hxxps?|tps?)(?:[:：;；][/／]+|\/\/)/i;
const DOUBLE_SCHEME = /^(?:https?:\/\/)+(?=https?:\/\/)/i;
/** A link in a text; one behind such a mark is a part of another address. */
const LINK_IN_TEXT = /(?<![\w/?#@&=.%\\])https?:\/\/[^\s<>"'、。「」（）]+/gi;
/** Links that open an app. */
const APP_ID = /^(?:vnd\.)?youtube:(?:\/\/)?(?:watch\?v=)?([\w-]{11})$/i;
const APP_HOST = /^(?:vnd\.)?youtube:\/\/(?=(?:www\.|m\.)?youtu)/i;
const INTENT = /^intent:\/\/([^#]+)#intent;.*$/i;

/** The text without invisible characters, such as the zero-width spaces that copying from a page or a chat brings along. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

const countOf = (text: string, character: string) => text.split(character).length - 1;

function withoutEnd(text: string): string {
  let kept = text;
  for (;;) {
    const last = kept.slice(-1);
    const open = PAIRS.get(last);
    const isLoose = open !== undefined && countOf(kept, last) > countOf(kept, open);
    if (last === '' || !(isLoose || SENTENCE.test(last))) return kept;
    kept = kept.slice(0, -1);
  }
}

/** A link of any site without what was copied with it: marks that nobody sees, brackets around it, and the end of a sentence. */
export function cleanLink(text: string): string {
  if (text.length > ADDRESS_MAX) return text;
  const shown = withoutInvisible(text).replace(AMPERSANDS, '&').trim();
  const linked = MARKDOWN.exec(shown)?.[1] ?? shown;
  return withoutEnd(linked.replace(OPENING, ''));
}

/** The only link in a text that says more, such as what an app shares or the code of a frame; undefined if there are none or several. */
export function onlyLinkIn(text: string): string | undefined {
  const links = new Set(withoutInvisible(text).match(LINK_IN_TEXT)?.map(cleanAddress));
  const [link] = links;
  return links.size === 1 ? link : undefined;
}

/** A link with the letters it is meant with. */
function plainLink(text: string): string {
  const plain = (WIDE_SCHEME.test(text) ? text.normalize('NFKC') : text).replace(SHELL_ESCAPES, '');
  if (!ESCAPED_SCHEME.test(plain)) return plain;
  try {
    return decodeURIComponent(plain);
  } catch {
    // An escape that is cut off: no address.
    return plain;
  }
}

/** The address in a copied text that is nothing but an address of a known site: nothing behind punctuation belongs to those. */
export function cleanAddress(text: string): string {
  const link = plainLink(cleanLink(text))
    .replace(SHORT_SCHEME, (scheme) => (/s[^a-z]/i.test(scheme) ? 'https://' : 'http://'))
    .replace(DOUBLE_SCHEME, '')
    .replace(APP_HOST, 'https://');
  const ended = withoutEnd(link.replace(ENDS, ''));
  const app = APP_ID.exec(ended)?.[1];
  return app === undefined ? ended.replace(INTENT, 'https://$1') : `https://youtu.be/${app}`;
}

/** Pages that only lead to an address, by host, and the parameters that have it. */
const LEADING: readonly (readonly [host: RegExp, parameters: readonly string[]])[] = [
  [/(?:^|\.)youtube\.com$/, ['u', 'q', 'url', 'next', 'continue', 'next_url']],
  [/^(?:consent|accounts)\.google(?:\.[a-z]{2,3}){1,2}$/, ['continue', 'followup', 'next']],
  [/^(?:www\.)?google(?:\.[a-z]{2,3}){1,2}$/, ['url', 'q', 'imgrefurl']],
  [/^lm?\.(?:facebook|instagram|messenger|threads)\.com$/, ['u']],
  [/^translate\.google(?:\.[a-z]{2,3}){1,2}$/, ['u']],
  [/^(?:www\.)?duckduckgo\.com$/, ['uddg']],
  [/^(?:out|www)\.reddit\.com$/, ['url']],
  [/^t\.umblr\.com$/, ['z']],
  [/^(?:www\.|mobile\.)?(?:twitter|x)\.com$/, ['url']],
  [/^(?:link\.zhihu\.com|link\.juejin\.cn)$/, ['target']],
  [/^(?:line\.me|social-plugins\.line\.me)$/, ['url']],
  [/^noembed\.com$/, ['url']],
  [/^(?:away\.vk\.com|(?:m\.)?vk\.com)$/, ['to']],
  [/^steamcommunity\.com$/, ['url', 'u']],
  [/^slack-redir\.net$/, ['url']],
  [/^(?:www\.)?pixiv\.net$/, ['url']],
];
/** Pages whose whole query is the address they lead to. */
const LEADING_QUERY = /^(?:href\.li|jump\.(?:5ch|2ch)\.net)$/;
/** Parameters of a search: their text is only an address if it begins like one. */
const WEB = /^https?:\/\//i;

/** Host of a page that Google translates: the original host with hyphens for its dots, and two for a hyphen. */
const TRANSLATED = /^([a-z0-9-]+)\.translate\.goog$/;

/** The address that a page leads to; undefined if it leads nowhere. */
export function ledTo(url: URL): string | undefined {
  const translated = TRANSLATED.exec(url.hostname)?.[1];
  if (translated !== undefined) {
    const host = translated.replaceAll(/--|-/g, (mark) => (mark === '-' ? '.' : '-'));
    return `https://${host}${url.pathname}${url.search}`;
  }
  if (LEADING_QUERY.test(url.hostname) && WEB.test(url.search.slice(1))) return url.search.slice(1);
  const leading = LEADING.find(([host]) => host.test(url.hostname));
  for (const name of leading?.[1] ?? []) {
    const target = url.searchParams.get(name)?.trim();
    if (target === undefined) continue;
    if (WEB.test(target)) return target;
    // Only YouTube leads to paths of its own; the second slash would be another site.
    if (/^\/(?!\/)/.test(target) && url.hostname.endsWith('youtube.com')) {
      return `https://www.youtube.com${target}`;
    }
  }
  return undefined;
}
