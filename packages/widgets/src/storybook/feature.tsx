/**
 * The page of a feature in a story: a device of its own, a viewer or a guest, the language of the toolbar, a clock that stands
 * still, and a server of which only the calls answer that the story names; any other fails as without a connection.
 *
 * `parameters: { feature: { client: { getOrgs: async () => [...] }, user: storyUser } }`, or `parameters: offline()`
 */
import type { Client, SiteLinks, User } from '@oshimado/contract';
import type { Preferences, UiLanguage } from '@oshimado/domain';
import {
  isLanguage,
  loadMessages,
  namespaces,
  pseudoLanguages,
  pseudoMessages,
} from '@oshimado/locales';
import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { defaultSiteLinks, type WidgetsOptions } from '../base/context';
import type { Messages } from '../base/sentences';
import { clientOf, FeaturePage, type FeaturePageProps } from '../testing/feature-page';
import { logIn } from '../testing/log-in';
import { storyFrames } from './frames';
import { STORY_NOW } from './sample-videos';
import { stoppedTicker } from '../testing/manual-ticker';
import { memoryStorage } from '../testing/memory-storage';

export interface FeatureStoryOptions {
  /** Calls that answer. Default none. */
  readonly client?: Partial<Client>;
  /** The browser has no connection, so no call answers (`.storybook/connection.ts`). Default false. */
  readonly isOffline?: boolean;
  /** Who is logged in. Default a guest. */
  readonly user?: User;
  readonly preferences?: Partial<Preferences>;
  /** A language of the address, which goes before that of the toolbar. Default none. */
  readonly override?: UiLanguage;
  /** Texts in the browser's storage, by key. Default none. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Links outside the site. Default none but the music site. */
  readonly siteLinks?: SiteLinks;
}

/** Parameters of a story without a connection. In docs it has a frame of its own, because a connection belongs to a window. */
export const offline = (more: FeatureStoryOptions = {}) => ({
  feature: { ...more, isOffline: true } satisfies FeatureStoryOptions,
  docs: { story: { inline: false, height: '30rem' } },
});

const loading = new Map<string, Promise<Messages>>();

async function load(language: string): Promise<Messages> {
  const kind = pseudoLanguages[language];
  const trees = await Promise.all(namespaces.map((name) => loadMessages(language, name)));
  return Object.fromEntries(
    namespaces.map((name, index) => {
      const tree = trees[index] ?? {};
      return [name, kind ? pseudoMessages(tree, kind) : tree];
    }),
  );
}

function messagesOf(language: string): Promise<Messages> {
  const known = loading.get(language) ?? load(language);
  loading.set(language, known);
  return known;
}

const stopped = stoppedTicker(STORY_NOW);
const options: Partial<WidgetsOptions> = {
  initialNow: STORY_NOW,
  timeZone: 'Asia/Tokyo',
  ticker: () => stopped,
};

interface StoryOfFeatureProps
  extends FeatureStoryOptions, Pick<FeaturePageProps, 'navigate' | 'LinkComponent'> {
  readonly language: string;
  readonly children: ReactNode;
}

/** Waits for the sentences of its language. */
export function StoryOfFeature({
  language,
  client = {},
  isOffline = false,
  user,
  preferences,
  override,
  stored = {},
  siteLinks = defaultSiteLinks,
  children,
  ...page
}: StoryOfFeatureProps) {
  const messages = use(messagesOf(language));
  const [links] = useState<SiteLinks>(() => ({ ...siteLinks, frames: storyFrames }));
  const [storage] = useState(() => {
    const own = memoryStorage(stored).storage;
    if (user) logIn(user, own);
    return own;
  });
  // A pseudo language is English in other letters.
  const known: UiLanguage = isLanguage(language) ? language : 'en';
  return (
    <FeaturePage
      client={clientOf(isOffline ? {} : client)}
      messages={messages}
      language={known}
      storage={storage}
      preferences={{ lang: known, ...preferences }}
      options={options}
      siteLinks={links}
      override={override}
      {...page}
    >
      {children}
    </FeaturePage>
  );
}

export const onFeaturePage = (
  Story: ComponentType,
  context: {
    readonly id: string;
    readonly globals: Readonly<Record<string, unknown>>;
    readonly parameters: Readonly<Record<string, unknown>>;
  },
) => {
  const language = String(context.globals.language);
  return (
    <Suspense>
      <StoryOfFeature
        key={`${context.id} ${language}`}
        language={language}
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parameters of a story have no type of their own
        {...(context.parameters.feature as FeatureStoryOptions | undefined)}
      >
        <Story />
      </StoryOfFeature>
    </Suspense>
  );
};
