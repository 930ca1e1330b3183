/** The page that makes embeds finds in the manifest what the elements have. */
import { embedTags } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { customElementsManifest } from '../../packages/widgets/build/manifest';
import {
  readReferences,
  referenceKinds,
} from '../../packages/widgets/src/features/embed-maker/element-reference.connect';

const references = readReferences(customElementsManifest);

describe('the reference of an element', () => {
  it.each(embedTags)('%s has a sentence for each name, and something to copy', (tag) => {
    const reference = references[tag];
    const rows = referenceKinds.flatMap((kind) => reference?.[kind] ?? []);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
    const nameless = reference?.slots.filter(({ name }) => name === '') ?? [];
    expect(rows.filter(({ code }) => code === '')).toEqual(nameless);
  });

  it('the reference of an element says what the detail of an event has, and what is only read', () => {
    const player = references['oshi-player'];
    expect(player?.events.find(({ name }) => name === 'oshi-select')?.type).toBe(
      '{video: Video, href: string}',
    );
    const properties = player?.properties.map(({ name, isReadonly }) => [name, isReadonly]);
    expect(properties).toContainEqual(['currentTime', false]);
    expect(properties).toContainEqual(['paused', true]);
    expect(player?.properties.map(({ name }) => name)).not.toContain('video');
    expect(player?.methods.map(({ code, type }) => `${code}: ${type}`)).toContain('play(): void');
    expect(player?.attributes.find(({ name }) => name === 'start')?.default).toBe('0');
  });

  it('the reference of an element copies a part with its element, and a slot with its attribute', () => {
    const feed = references['oshi-live-feed'];
    expect(feed?.cssParts[0]?.code).toBe('oshi-live-feed::part(feed)');
    expect(feed?.slots.map(({ code }) => code)).toContain('slot="empty"');
  });
});
