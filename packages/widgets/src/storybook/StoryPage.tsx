/** Page around a widget in stories: a fixed clock and time zone, the language of the toolbar, no network. */
import {
  createTranslate,
  loadWidgetMessages,
  pseudoLanguages,
  pseudoMessages,
  type MessageTree,
} from '@oshimado/locales';
import { use, type ReactNode } from 'react';
import type { WidgetsOptions } from '../base/context';
import { PageWidgets } from '../parts/page-parts';
import { STORY_NOW } from './sample-videos';
import { stoppedTicker } from '../testing/manual-ticker';

const messages = new Map<string, Promise<MessageTree>>();

async function load(language: string): Promise<MessageTree> {
  const sentences = await loadWidgetMessages(language);
  const kind = pseudoLanguages[language];
  return kind ? pseudoMessages(sentences, kind) : sentences;
}

const messagesOf = (language: string) => {
  let loading = messages.get(language);
  if (!loading) {
    loading = load(language);
    messages.set(language, loading);
  }
  return loading;
};

const stopped = stoppedTicker(STORY_NOW);

export interface StoryPageProps {
  readonly language: string;
  readonly options?: Partial<WidgetsOptions>;
  readonly children: ReactNode;
}

export function StoryPage({ language, options, children }: StoryPageProps) {
  const value: WidgetsOptions = {
    t: createTranslate(use(messagesOf(language)), language),
    language,
    initialNow: STORY_NOW,
    timeZone: 'Asia/Tokyo',
    nameProperty: language === 'ja' ? 'name' : 'english_name',
    ticker: () => stopped,
    ...options,
  };
  return <PageWidgets value={value}>{children}</PageWidgets>;
}
