/** Draws into the shadow root of an element, follows its options and language, and clears up when it is gone. */
import '@oshimado/ui/themes';
import { negotiateLanguage, type UiLanguage } from '@oshimado/domain';
import { createTranslate, languages, languageTag } from '@oshimado/locales';
import { Notice } from '@oshimado/ui/notice';
import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../base/sentences';
import type { SharedOptions } from './attributes';
import type { EmbedHooks, Mounted, MountOptions } from './lazy-element';
import { keepPartOf } from './named-parts';

/** Styles of what is drawn: the build has each file of scripts put its own there. */
const STYLES = Symbol.for('oshimado.styles');

const drawnStyles = () => (globalThis as { readonly [STYLES]?: readonly string[] })[STYLES] ?? [];

const languageOf = (wanted: string) => negotiateLanguage(wanted, languages);

/** The language an element speaks, with its sentences. */
export interface Speech {
  readonly language: UiLanguage;
  readonly messages: Messages;
}

export interface Drawing<Options> {
  readonly options: Options;
  readonly speech: Speech;
  /** Epoch ms at which the element was first drawn. */
  readonly drawnAt: number;
  /** An element of the shadow root, for what opens above the drawing; null on a server, where nothing opens. */
  readonly portal: HTMLElement | null;
}

/** A fault of ours ends the drawing, and nothing of the page around it. */
class Boundary extends Component<{
  readonly onError: (error: unknown) => void;
  readonly speech: Speech;
  readonly children: ReactNode;
}> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { speech, children } = this.props;
    if (!this.state.hasFailed) return children;
    const t = createTranslate(speech.messages.widgets ?? {}, speech.language);
    return (
      <slot name="error">
        <Notice role="alert" tone="danger">
          {t('feed.error.invalid')}
        </Notice>
      </slot>
    );
  }
}

interface LoadEvents {
  readonly 'oshi-error': { readonly code: 'load' };
}

export async function mountInShadow<Options extends SharedOptions, Events>(
  given: MountOptions<Options, Events>,
  {
    loadMessages,
    render,
  }: {
    readonly loadMessages: (language: UiLanguage) => Promise<Messages>;
    readonly render: (drawing: Drawing<Options>) => ReactNode;
  },
): Promise<Mounted> {
  const { root, box, options, gone, adopt, onPhase, complain } = given;
  const wanted = () => languageOf(options().lang);
  const speechOf = async (language: UiLanguage): Promise<Speech> => ({
    language,
    messages: await loadMessages(language),
  });
  const adoptTheme = async () => {
    if (!options().hasNamedTheme) return;
    const { namedThemes, themeProblem } = await import('./named-themes');
    adopt(namedThemes);
    const problem = themeProblem(root.host.getAttribute('theme') ?? '');
    if (problem !== undefined) complain(problem);
  };
  // In a file of its own, because what draws is at its limit; before the drawing, because a translator may be at work already.
  const guardText = async () => {
    const { keepTranslatedText } = await import('../base/translated-text');
    keepTranslatedText(root, gone);
  };
  let [speech] = await Promise.all([
    speechOf(wanted()),
    adoptTheme(),
    guardText().catch((error: unknown) => complain(`cannot be translated: ${String(error)}`)),
  ]);
  gone.throwIfAborted();

  for (const css of drawnStyles()) adopt(css);
  keepPartOf(box);
  const portal = document.createElement('div');
  root.append(portal);
  const drawing = createRoot(box);
  const drawnAt = Date.now();
  const onError = (error: unknown) => {
    onPhase('failed');
    complain(`cannot be drawn: ${String(error)}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every element has this event with this code
    (given as EmbedHooks<unknown> as EmbedHooks<LoadEvents>).emit('oshi-error', { code: 'load' });
  };
  const draw = () => {
    if (gone.aborted) return;
    box.lang = languageTag(speech.language);
    portal.lang = box.lang;
    drawing.render(
      <Boundary onError={onError} speech={speech}>
        {render({ options: options(), speech, drawnAt, portal })}
      </Boundary>,
    );
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

/** Mounts an element that is one component, which needs nothing of the element but its hooks. */
export const mountWith =
  <Options extends SharedOptions, Events>(
    Drawn: ComponentType<Drawing<Options> & EmbedHooks<Events>>,
    loadMessages: (language: UiLanguage) => Promise<Messages>,
  ) =>
  (given: MountOptions<Options, Events>): Promise<Mounted> => {
    const { onPhase, emit, complain } = given;
    return mountInShadow(given, {
      loadMessages,
      render: (drawing) => <Drawn {...drawing} {...{ onPhase, emit, complain }} />,
    });
  };
