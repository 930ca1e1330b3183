/** The document around an element that is drawn as HTML. */
import { escapeHtml } from '@oshimado/domain';

/** As in frames with elements: nothing but the colour mode, and no background of its own. */
const PAGE_STYLE =
  'html{color-scheme:light dark}html[data-mode=dark]{color-scheme:dark}html[data-mode=light]{color-scheme:light}' +
  'body{margin:0;font:16px/1.5 system-ui,sans-serif}a{color:LinkText}p{margin:0;padding:1em}';

/** Colour mode of a theme; empty for that of the visitor's system. */
const modeOf = (theme: string) => {
  const words = theme.split(' ');
  if (words.includes('auto')) return '';
  return words.includes('light') ? 'light' : 'dark';
};

export interface PageOptions {
  /** BCP 47. */
  readonly lang: string;
  readonly theme: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
}

export const writePage = ({ lang, theme, title, body }: PageOptions): string =>
  `<!doctype html><html lang="${lang}" dir="ltr" data-mode="${modeOf(theme)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
  `<title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head><body>${body}</body></html>`;

export interface ElementOptions {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of the shadow root. */
  readonly styles: string;
  /** Name of the part around what is drawn. */
  readonly part: string;
  /** BCP 47. */
  readonly lang: string;
  /** HTML. */
  readonly drawn: string;
  /** HTML in the place of the links that a page writes into the element: for readers that know no shadow roots. */
  readonly links: string;
}

/** The element with its shadow root. A page that has its script draws over it. */
export function writeElement({
  tag,
  attributes,
  styles,
  part,
  lang,
  drawn,
  links,
}: ElementOptions): string {
  const written = Object.entries({ ...attributes, 'data-phase': 'shown' }).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return (
    `<${tag}${written.join('')}><template shadowrootmode="open"><style>${styles}</style><slot name="header"></slot>` +
    `<div class="place shown"><div class="box" part="${part}" lang="${lang}">${drawn}</div></div><slot name="footer"></slot></template>` +
    `${links}</${tag}>`
  );
}
