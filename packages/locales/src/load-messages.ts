/** The languages offered, each in chunks of its own that are fetched when they are needed. */
import type { MessageTree } from './translate';

export const namespaces = [
  'portal',
  'widgets',
  'account',
  'channels',
  'search',
  'playlists',
  'settings',
  'about',
  'report',
  'notices',
  'commands',
] as const;
/**
 * `portal`: the frame, home and lists; `widgets`: those of widgets and embeds; `notices`: short messages of what has happened;
 * the others belong to the pages and dialogs they are named after and are fetched with them.
 */
export type Namespace = (typeof namespaces)[number];

type Load = () => Promise<{ readonly default: MessageTree }>;
type Loaders = Readonly<Record<Namespace, Load>>;

/** English keeps its own type: the keys of all languages are read off it. */
const en = {
  portal: () => import('./en/portal.json'),
  widgets: () => import('./en/widgets.json'),
  account: () => import('./en/account.json'),
  channels: () => import('./en/channels.json'),
  search: () => import('./en/search.json'),
  playlists: () => import('./en/playlists.json'),
  settings: () => import('./en/settings.json'),
  about: () => import('./en/about.json'),
  report: () => import('./en/report.json'),
  notices: () => import('./en/notices.json'),
  commands: () => import('./en/commands.json'),
} satisfies Loaders;

const ja: Loaders = {
  portal: () => import('./ja/portal.json'),
  widgets: () => import('./ja/widgets.json'),
  account: () => import('./ja/account.json'),
  channels: () => import('./ja/channels.json'),
  search: () => import('./ja/search.json'),
  playlists: () => import('./ja/playlists.json'),
  settings: () => import('./ja/settings.json'),
  about: () => import('./ja/about.json'),
  report: () => import('./ja/report.json'),
  notices: () => import('./ja/notices.json'),
  commands: () => import('./ja/commands.json'),
};

const loaders: { readonly en: Loaders; readonly ja: Loaders } = { en, ja };

/** The English sentences, for their type. */
export type English = { readonly [N in Namespace]: Awaited<ReturnType<(typeof en)[N]>>['default'] };

/** A language whose sentences are complete. */
export type Language = keyof typeof loaders;

export const languages = Object.keys(loaders) as readonly Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(loaders, code);

/** The sentences of one language and namespace; English for a language that is not offered. */
export async function loadMessages(language: string, namespace: Namespace): Promise<MessageTree> {
  const load = loaders[isLanguage(language) ? language : 'en'][namespace];
  return (await load()).default;
}
