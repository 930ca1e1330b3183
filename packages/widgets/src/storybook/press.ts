/** What a viewer does in a story, found by the sentences of the language that the story is shown in. */
import {
  createTranslate,
  isLanguage,
  loadMessages,
  pseudoLanguages,
  pseudoMessages,
  type MessageKey,
  type MessageValues,
  type Namespace,
} from '@oshimado/locales';
import { expect, userEvent, waitFor, within } from 'storybook/test';

interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
}
export type PlayStep = (context: PlayContext) => Promise<void>;

/** A sentence as the story shows it. */
export async function sentenceOf<N extends Namespace>(
  { globals }: PlayContext,
  namespace: N,
  key: MessageKey<N>,
  values: MessageValues = {},
): Promise<string> {
  const language = String(globals.language);
  const kind = pseudoLanguages[language];
  const tree = await loadMessages(language, namespace);
  const known = isLanguage(language) ? language : 'en';
  return createTranslate(kind ? pseudoMessages(tree, kind) : tree, known)(key, values);
}

interface PressOptions {
  /** Default `button`. */
  readonly role?: 'button' | 'menuitem' | 'menuitemcheckbox' | 'tab' | 'link';
  readonly values?: MessageValues;
}

/** Presses the first element with this name, as soon as it can be pressed. */
export const press =
  <N extends Namespace>(
    namespace: N,
    key: MessageKey<N>,
    { role = 'button', values }: PressOptions = {},
  ): PlayStep =>
  async (context) => {
    const name = await sentenceOf(context, namespace, key, values);
    const [element] = await within(document.body).findAllByRole(role, { name });
    if (!element) throw new Error(`There is no ${role} “${name}”.`);
    await waitFor(() => expect(element).toBeEnabled());
    await userEvent.click(element);
  };

/** One step after the other. */
export const steps =
  (...all: readonly PlayStep[]): PlayStep =>
  async (context) => {
    // oxlint-disable-next-line no-await-in-loop -- presses follow each other
    for (const step of all) await step(context);
  };

/** Waits until so many toasts are shown. */
export const showsToasts =
  (count = 1): PlayStep =>
  async () => {
    const shown = () => document.querySelectorAll('[role="region"] ol > li');
    await waitFor(() => expect(shown()).toHaveLength(count));
  };

/** Waits until something with this role is shown anywhere on the page. The empty alerts of fields do not count. */
export const shows =
  (role: 'alert' | 'alertdialog' | 'dialog' | 'menu' | 'menuitemcheckbox'): PlayStep =>
  async () => {
    await waitFor(() => {
      const found = within(document.body).getAllByRole(role);
      return expect(found.some(({ textContent }) => textContent !== '')).toBe(true);
    });
  };
