/** The languages offered, each in chunks of its own that are fetched when they are needed. */
import type { MessageTree } from './translate';

export const namespaces = ['portal', 'widgets'] as const;
/** `portal`: the portal's own sentences; `widgets`: those of widgets and embeds. */
export type Namespace = (typeof namespaces)[number];

type Load = () => Promise<{ readonly default: MessageTree }>;
type Loaders = Readonly<Record<Namespace, Load>>;

/** English keeps its own type: the keys of all languages are read off it. */
const en = {
  portal: () => import('./en/portal.json'),
  widgets: () => import('./en/widgets.json'),
} satisfies Loaders;

const ja: Loaders = {
  portal: () => import('./ja/portal.json'),
  widgets: () => import('./ja/widgets.json'),
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
