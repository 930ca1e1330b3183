import type { EmbedTag } from '@oshimado/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedAttributes } from './attributes';
import { elementAttributes } from './elements';
import { embeds } from './embeds';

const tags = Object.keys(embeds) as EmbedTag[];

beforeAll(async () => {
  await Promise.all(tags.map((tag) => import(`../embed/${tag}/register.ts`)));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(tags)('<%s>', (tag) => {
  const names = Object.keys({ ...sharedAttributes, ...elementAttributes[tag] });

  it('an element is registered by its script, and observes each attribute of its table', () => {
    expect(customElements.get(tag)).toHaveProperty('observedAttributes', names);
  });

  it.each(names)('an element has the attribute %s as a property, which null removes', (name) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const element = document.createElement(tag);
    expect(name in element).toBe(true);
    element.setAttribute(name, '1');
    Object.assign(element, { [name]: name === 'lang' ? '' : null });
    expect(element.getAttribute(name) ?? '').toBe('');
  });
});

describe('the properties of elements', () => {
  it('are the text of an attribute, or what is read of it where it has a default', () => {
    const feed = document.createElement('oshi-live-feed');
    expect([feed.org, feed.channels, feed.max]).toEqual([null, null, 24]);
    feed.channels = ['UC1', 'UC2'];
    feed.max = 3;
    expect(feed.outerHTML).toBe('<oshi-live-feed channels="UC1,UC2" max="3"></oshi-live-feed>');
    expect([feed.channels, feed.max]).toEqual(['UC1,UC2', 3]);
  });

  it.each(['undefined', 'null'])('are the default where a framework has written %s', (text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const player = document.createElement('oshi-player');
    player.setAttribute('muted', text);
    player.setAttribute('start', text);
    expect([player.muted, player.start]).toEqual([false, 0]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('name a text that cannot be read, and are the default', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const player = document.createElement('oshi-player');
    player.setAttribute('start', 'later');
    expect(player.start).toBe(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '<oshi-player> start="later" cannot be read; it takes seconds, or a time like 1:02:03 or 1h2m3s. The default is used.',
    );
  });
});

/** How frameworks write a boolean: as a property, as text in a property, as text in an attribute. */
const ways: readonly [string, (element: HTMLElement, name: string, value: boolean) => void][] = [
  ['a property', (element, name, value) => Object.assign(element, { [name]: value })],
  ['text in a property', (element, name, value) => Object.assign(element, { [name]: `${value}` })],
  ['text in an attribute', (element, name, value) => element.setAttribute(name, `${value}`)],
];

const booleans = [
  ['oshi-player', 'muted'],
  ['oshi-multiview', 'chat'],
  ['oshi-multiview', 'controls'],
] as const;

describe.each(ways)('a boolean written as %s', (_way, write) => {
  it.each(booleans)('<%s> understands %s', (tag, name) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = document.createElement(tag);
    for (const value of [true, false, true]) {
      write(element, name, value);
      expect(element).toHaveProperty(name, value);
    }
    expect(warn).not.toHaveBeenCalled();
  });
});

it('a boolean that is its default needs no attribute', () => {
  const multiview = document.createElement('oshi-multiview');
  Object.assign(multiview, { chat: true, controls: false });
  expect(multiview.outerHTML).toBe('<oshi-multiview chat="" controls="off"></oshi-multiview>');
  Object.assign(multiview, { chat: false, controls: true });
  expect(multiview.outerHTML).toBe('<oshi-multiview></oshi-multiview>');
});
