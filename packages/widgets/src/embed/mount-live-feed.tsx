/** Draws the feed into the shadow root of its element, follows its options and language, and clears up when it is gone. */
import '@oshimado/ui/themes';
import { negotiateLanguage } from '@oshimado/domain';
import { languages, languageTag, loadWidgetMessages } from '@oshimado/locales';
import { createRoot } from 'react-dom/client';
import type { LiveFeedOptions } from '../live-feed/live-feed.options';
import { EmbedFeed, type EmbedHooks, type Speech } from './EmbedFeed';

/** The styles of everything drawn here, put in place by the build. */
declare const EMBED_CSS: string;

const languageOf = (wanted: string) => negotiateLanguage(wanted, languages);

const speechOf = async (language: string): Promise<Speech> => ({
  language,
  messages: await loadWidgetMessages(language),
});

export interface MountOptions extends EmbedHooks {
  readonly root: ShadowRoot;
  readonly box: HTMLElement;
  /** Asked again for every drawing. */
  readonly options: () => LiveFeedOptions;
  readonly gone: AbortSignal;
  /** Puts styles on the shadow root, once. */
  readonly adopt: (css: string) => void;
}

export interface MountedFeed {
  /** Renders changed options. Rejects if a new language fails to load; the old one stays. */
  readonly update: () => Promise<void>;
}

export async function mountLiveFeed(given: MountOptions): Promise<MountedFeed> {
  const { root, box, options, gone, adopt, onPhase, emit, complain } = given;
  const wanted = () => languageOf(options().lang);
  const adoptTheme = async () => {
    if (options().hasNamedTheme) adopt((await import('./named-themes')).namedThemes);
  };
  let [speech] = await Promise.all([speechOf(wanted()), adoptTheme()]);
  gone.throwIfAborted();

  adopt(EMBED_CSS);
  const portal = document.createElement('div');
  root.append(portal);
  const drawing = createRoot(box);
  const drawnAt = Date.now();
  const draw = () => {
    if (gone.aborted) return;
    box.lang = languageTag(speech.language);
    const props = { options: options(), speech, drawnAt, portal, onPhase, emit, complain };
    drawing.render(<EmbedFeed {...props} />);
  };
  gone.addEventListener('abort', () => {
    drawing.unmount();
    portal.remove();
  });
  draw();

  const update = async () => {
    draw();
    await adoptTheme();
    const language = wanted();
    if (language === speech.language) return;
    const next = await speechOf(language);
    // Another language may have been asked for meanwhile.
    if (wanted() !== language) return;
    speech = next;
    draw();
  };
  return { update };
}
