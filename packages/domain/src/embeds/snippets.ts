/** What the owner of a page pastes to have an element there. */
import type { EmbedElement, EmbedTag } from '@oshimado/contract';
import { escapeHtml } from '../format/escape-html';
import { multiviewPath } from '../multiview';
import { wordSearchPath } from '../search/word-search-path';
import { channelPath, playlistPath, watchPath } from '../video/video-links';
import { frameHtml, framePath, isStaticEmbed, staticEmbedPath } from './embeds';
import { embedDirectives, embedSources, type EmbedSourceOptions } from './sources';

/**
 * `html`: the element itself. `react`, `vue`: its component of `@oshimado/elements`. `iframe`: a frame with it. `wordpress`: that in a block of WordPress. `link`: what needs no
 * script. `csp`: what a Content-Security-Policy has to allow for `html`.
 */
export const snippetKinds = ['html', 'react', 'vue', 'iframe', 'wordpress', 'link', 'csp'] as const;
/** One of the ways in which pages take an element. */
export type SnippetKind = (typeof snippetKinds)[number];

/** One version of the scripts, which never changes on the origin of the embeds. */
export interface ExactScript {
  /** As the folder is named: `0.2.0`. */
  readonly version: string;
  /** Digest of the element's script, as `integrity` takes it. */
  readonly integrity: string;
}

/** An element, and the sites that it and its link come from. */
export interface SnippetOptions extends EmbedSourceOptions {
  /** Name of the script that registers its tag, without `.js`. */
  readonly script: string;
  /** Name of the frame for screen readers, and text of the link. */
  readonly title: string;
  /** Origin of the portal, without a slash at the end. */
  readonly portal: string;
  /** The version that `html`, `react` and `vue` name. Default: always the newest, `/v1/`. */
  readonly exact?: ExactScript | undefined;
}

/** The code in a layout, which may be a whole address. */
function codeIn(layout: string): string {
  const [code = ''] = /[^/]*(?=\/?$)/.exec(layout.split('?')[0] ?? '') ?? [];
  try {
    return decodeURIComponent(code);
  } catch {
    // A lone percent sign is no code either way.
    return code;
  }
}

/** Elements of an organization or of channels. */
const LISTS: readonly EmbedTag[] = [
  'oshi-live-feed',
  'oshi-clips',
  'oshi-schedule',
  'oshi-live-badge',
];
const isList = (tag: EmbedTag) => LISTS.includes(tag);

/** Patterns of the pages that elements lead to, for a server that has no portal to ask for its own. */
export const linkedPages = [
  '/',
  '/channel/:id',
  '/multiview/:layout',
  '/playlist/:id',
  '/search',
  '/watch/:id',
] as const;

/** Path of the portal's page about what an element shows: one of `linkedPages`. */
export function shownAtPath({ tag, attributes }: EmbedElement): string {
  const {
    video = '',
    channel = '',
    channels = '',
    org = '',
    layout = '',
    playlist = '',
  } = attributes;
  if (tag === 'oshi-multiview') return multiviewPath(codeIn(layout));
  if (tag === 'oshi-playlist') return playlistPath(playlist);
  if (tag === 'oshi-search') return wordSearchPath('', org);
  if (channel !== '') return channelPath(channel.trim());
  if (!isList(tag)) return watchPath(video);
  const [first = ''] = channels.split(',');
  if (first !== '') return channelPath(first.trim());
  const home = org === '' ? '/' : `/?${new URLSearchParams({ org }).toString()}`;
  return tag === 'oshi-clips' ? `${home}#clips` : home;
}

/** Folder of the scripts, without a slash at the end. */
const folderOf = ({ embeds, exact }: SnippetOptions) => `${embeds}/${exact?.version ?? 'v1'}`;

const integrityOf = ({ exact }: SnippetOptions) => (exact ? ` integrity="${exact.integrity}"` : '');

/** Browsers check the digest of another origin's script only where it is asked for by CORS. */
const scriptHtml = (options: SnippetOptions) =>
  `<script type="module" src="${folderOf(options)}/${options.script}.js"` +
  `${integrityOf(options)}${options.exact ? ' crossorigin="anonymous"' : ''}></script>`;

/** Ready for a start tag, with a space before each. */
const htmlAttributes = ({ attributes }: EmbedElement) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');

const linkHtml = ({ element, portal, title }: SnippetOptions) =>
  `<a href="${escapeHtml(portal + shownAtPath(element))}">${escapeHtml(title)}</a>`;

function html(options: SnippetOptions): string {
  const { element } = options;
  return [
    scriptHtml(options),
    `<${element.tag}${htmlAttributes(element)}>`,
    `  ${linkHtml(options)}`,
    `</${element.tag}>`,
  ].join('\n');
}

/** A text is written in quotes where JSX needs no escape, else as an expression. */
const jsxAttributes = ({ attributes }: EmbedElement) =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (value === '') return ` ${name}`;
      return /["\\&\n]/.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`;
    })
    .join('');

const componentName = (tag: EmbedTag) =>
  tag.replaceAll(/(?:^|-)(\w)/g, (_match, first: string) => first.toUpperCase());

/** The component and the props that say where its script is, and which it is. */
const componentOf = (options: SnippetOptions) =>
  `${componentName(options.element.tag)} from="${folderOf(options)}"${integrityOf(options)}`;

const importOf = ({ element }: SnippetOptions, framework: 'react' | 'vue') =>
  `import { ${componentName(element.tag)} } from '@oshimado/elements/${framework}';`;

const react = (options: SnippetOptions): string =>
  [
    importOf(options, 'react'),
    '',
    `export const Embed = () => <${componentOf(options)}${jsxAttributes(options.element)} />;`,
  ].join('\n');

const vue = (options: SnippetOptions): string =>
  [
    '<script setup>',
    importOf(options, 'vue'),
    '</script>',
    '',
    '<template>',
    `  <${componentOf(options)}${htmlAttributes(options.element)} />`,
    '</template>',
  ].join('\n');

const FILLING: readonly EmbedTag[] = ['oshi-chat', 'oshi-multiview', 'oshi-schedule'];

/** Whether its frame can be as high as what it shows; others fill the height that they are given. */
export const hasOwnHeight = (tag: EmbedTag): boolean => !FILLING.includes(tag);

const frame = ({ element, title, embeds }: SnippetOptions, path = framePath(element)) =>
  frameHtml({ src: embeds + path, tag: element.tag, title });

const iframe = (options: SnippetOptions): string =>
  hasOwnHeight(options.element.tag)
    ? `${frame(options)}\n<script async src="${options.embeds}/v1/frame-height.js"></script>`
    : frame(options);

const wordpress = (options: SnippetOptions): string =>
  `<!-- wp:html -->\n${frame(options)}\n<!-- /wp:html -->`;

/** A frame with the element as HTML; what there is no HTML of is a link. */
const link = (options: SnippetOptions): string =>
  isStaticEmbed(options.element.tag)
    ? frame(options, staticEmbedPath(options.element))
    : linkHtml(options);

function csp(options: SnippetOptions): string {
  const sources = embedSources(options);
  const directives = embedDirectives.flatMap((name) => {
    const origins = sources.filter((one) => one.directive === name).map(({ origin }) => origin);
    return origins.length > 0 ? [`${name} ${[...new Set(origins)].join(' ')}`] : [];
  });
  return directives.join(';\n');
}

const writers: Readonly<Record<SnippetKind, (options: SnippetOptions) => string>> = {
  html,
  react,
  vue,
  iframe,
  wordpress,
  link,
  csp,
};

/** The code of an element, in one of the ways in which pages take it: lines to paste as they are. */
export const snippetOf = (kind: SnippetKind, options: SnippetOptions): string =>
  writers[kind](options);
