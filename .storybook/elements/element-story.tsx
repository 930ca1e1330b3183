/**
 * An element in a story: the built script that other sites load registers the tag, and the server of `server.ts` answers. Its controls
 * are made of its table of attributes, and their sentences come from its manifest.
 */
import type { EmbedTag } from '@oshimado/contract';
import { isLanguage } from '@oshimado/locales';
import type { ArgTypes, Meta } from '@storybook/react-vite';
import { createElement, useEffect, useRef, useState } from 'react';
import { action } from 'storybook/actions';
import { expect, waitFor } from 'storybook/test';
import { elementAttributes } from '../../packages/widgets/src/embed/elements';
import { sharedAttributes, type Attributes } from '../../packages/widgets/src/embed/attributes';
import { declarationOf } from './manifest';
import { startServer } from './server';

/** Values of attributes; what is undefined is not written. */
export type ElementArgs = Readonly<Record<string, string | number | boolean | undefined>>;

let loading: Promise<unknown> | undefined;

/** The script of all tags, beside the stories (`main.ts`). */
function loadElements(): Promise<unknown> {
  if (loading === undefined) {
    startServer();
    loading = import(/* @vite-ignore */ new URL('v1/oshi.js', document.baseURI).href);
  }
  return loading;
}

const tableOf = (tag: EmbedTag): Attributes => ({ ...elementAttributes[tag], ...sharedAttributes });

/** As it is written in HTML; undefined for what is left out. */
function written(
  { type, default: fallback }: Attributes[string],
  value: ElementArgs[string],
): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (type !== 'boolean' && type !== 'switch') return String(value);
  if (value === fallback) return undefined;
  return value === true ? '' : 'off';
}

type Control = NonNullable<ArgTypes[string]['control']>;

function controlOf({ type, range }: Attributes[string], words: readonly string[]): Control {
  if (type === 'number') return { type: 'number', min: range?.[0], max: range?.[1] };
  if (type === 'boolean' || type === 'switch') return 'boolean';
  return words.length > 0 && type !== 'list' ? 'select' : 'text';
}

/** A control for each attribute, with its sentence, its type and its default. */
function controlsOf(tag: EmbedTag): ArgTypes {
  const sentences = declarationOf(tag)?.attributes ?? [];
  return Object.fromEntries(
    Object.entries(tableOf(tag)).map(([name, attribute]) => {
      const words =
        attribute.type === 'pictures' ? ['server', 'platform'] : (attribute.words ?? []);
      const said = sentences.find((one) => one.name === name);
      const control =
        // The server is that of the stories; theme and language are those of the toolbar.
        name === 'api' ? { control: false as const } : { control: controlOf(attribute, words) };
      return [
        name,
        {
          name,
          description: said?.description,
          ...control,
          ...(words.length > 0 && { options: words }),
          table: {
            category: name in sharedAttributes ? 'Attributes of all elements' : 'Attributes',
            type: { summary: said?.type?.text },
            ...(said?.default !== undefined && { defaultValue: { summary: said.default } }),
          },
        },
      ];
    }),
  );
}

interface StoryGlobals {
  readonly theme: string;
  readonly language: string;
}

interface ElementStoryProps {
  readonly tag: EmbedTag;
  readonly args: ElementArgs;
  readonly globals: StoryGlobals;
}

function ElementStory({ tag, args, globals }: ElementStoryProps) {
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    loadElements().catch(() => setMissing(true));
  }, []);
  useEffect(() => {
    const { current: around } = box;
    const names = declarationOf(tag)?.events?.map(({ name }) => name) ?? [];
    const log = (event: Event) =>
      action(event.type)(event instanceof CustomEvent ? event.detail : undefined);
    for (const name of names) around?.addEventListener(name, log);
    return () => names.forEach((name) => around?.removeEventListener(name, log));
  }, [tag]);
  const table = tableOf(tag);
  const attributes = Object.entries({
    // The mode follows the colour scheme of the page, as the toolbar sets it.
    theme: `${globals.theme} auto`,
    lang: isLanguage(globals.language) ? globals.language : 'en',
    ...args,
  }).flatMap(([name, value]) => {
    const attribute = table[name];
    return attribute ? [[name, written(attribute, value)] as const] : [];
  });
  if (isMissing) return <p>There was no build yet: npm run build writes the elements.</p>;
  return <div ref={box}>{createElement(tag, Object.fromEntries(attributes))}</div>;
}

interface ElementContext {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** For `render`: the element that `parameters.element` names. */
const renderElement = (args: ElementArgs, { id, globals, parameters }: ElementContext) => (
  <ElementStory
    key={id}
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parameters of a story have no type of their own
    tag={parameters.element as EmbedTag}
    args={args}
    globals={{ theme: String(globals.theme), language: String(globals.language) }}
  />
);

export interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const elementOf = ({ canvasElement, parameters }: PlayContext) =>
  canvasElement.querySelector(String(parameters.element));

/** For `play`: waits until the element is drawn, or has failed, or waits. */
export const reaches =
  (phase: 'waiting' | 'shown' | 'failed') =>
  async (context: PlayContext): Promise<void> => {
    await waitFor(() => expect(elementOf(context)).toHaveAttribute('data-phase', phase));
  };

/** What an element has drawn into its shadow root. */
export function drawingOf(context: PlayContext): HTMLElement {
  const box = elementOf(context)?.shadowRoot?.querySelector<HTMLElement>('.box');
  if (!box) throw new Error('The element is not drawn.');
  return box;
}

/** What all stories of an element share: its controls, these values at first, and that it is shown in the end. */
export const elementStories = (
  tag: EmbedTag,
  args: ElementArgs,
): Pick<Meta<ElementArgs>, 'render' | 'argTypes' | 'args' | 'parameters' | 'play'> => ({
  render: renderElement,
  argTypes: controlsOf(tag),
  args,
  parameters: { element: tag },
  play: reaches('shown'),
});
