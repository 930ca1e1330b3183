import { credits } from '@oshimado/contract/schemas';
import { describe, expect, it } from 'vitest';
import { snapshotAt } from './entry';
import { dayAt } from './time';
import { createWorld } from './world';

const NOW = Date.UTC(2026, 10, 20, 3);
const world = createWorld('oshimado');
const days = Array.from({ length: 20 }, (_, back) => world.dayOf(dayAt(NOW) - back));
const entries = days.flatMap(({ streams, clips, placeholders }) => [
  ...streams,
  ...clips,
  ...placeholders,
]);
const born = entries.flatMap((entry) => entry.recordAt(entry.moments[0] ?? NOW) ?? []);
const channelIds = new Set([...world.talents, ...world.clippers].map(({ id }) => id));

describe('every video', () => {
  it('every video has a unique id of eleven characters with a last character that YouTube uses', () => {
    for (const { id } of entries) expect(id).toMatch(/^[\w-]{10}[AEIMQUYcgkosw048]$/);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });
  it('every video belongs to a known channel and mentions only known ones', () => {
    for (const { channel_id, mentions = [] } of born) {
      expect(channelIds.has(channel_id)).toBe(true);
      expect(mentions.every((id) => channelIds.has(id) && id !== channel_id)).toBe(true);
    }
  });
  it('every video has a unique picture', () => {
    for (const { id, thumbnail } of born) expect(thumbnail).toBe(`/statics/demo/video/${id}.svg`);
  });
});

describe('titles', () => {
  const titles = born.map(({ title }) => title);
  it('titles have at most the 100 characters that YouTube allows, some nearly as many', () => {
    const lengths = titles.map((title) => Array.from(title).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
    expect(lengths.filter((length) => length > 85).length).toBeGreaterThan(20);
  });
  it('titles have no unfilled placeholders and no stray spaces', () => {
    for (const title of titles) {
      expect(title).not.toMatch(/undefined|null|\{|\}/);
      expect(title).toBe(title.trim());
      expect(title.length).toBeGreaterThan(4);
    }
  });
  it('titles are Japanese and English, with brackets, symbols and a few escaped ampersands', () => {
    const share = (form: RegExp) =>
      titles.filter((title) => form.test(title)).length / titles.length;
    expect(share(/[\u3040-\u30ff]/)).toBeGreaterThan(0.4);
    expect(share(/^[\u0020-\u007e【】≪≫]+\P{Script=Han}*$/u)).toBeGreaterThan(0.15);
    expect(share(/[【[]/)).toBeGreaterThan(0.4);
    expect(share(/\p{Extended_Pictographic}/u)).toBeGreaterThan(0.3);
    expect(share(/&amp;/)).toBeGreaterThan(0.005);
    expect(share(/&amp;/)).toBeLessThan(0.05);
  });
});

describe('topics', () => {
  it('topics are about thirty, singing and members only among them', () => {
    const topics = new Set(born.flatMap(({ topic_id }) => topic_id ?? []));
    expect(topics.size).toBeGreaterThan(25);
    expect([...topics]).toEqual(expect.arrayContaining(['singing', 'membersonly']));
  });
  it('morning greetings are streamed in the morning', () => {
    const mornings = born.filter(({ topic_id }) => topic_id === 'morning');
    expect(mornings.length).toBeGreaterThan(10);
    for (const { start_scheduled } of mornings) {
      const hour = (Number(start_scheduled) / 3_600_000 + 9) % 24;
      expect(hour).toBeGreaterThanOrEqual(5);
      expect(hour).toBeLessThan(11);
    }
  });
});

describe('placeholders', () => {
  const placeholders = days.flatMap((day) => day.placeholders);
  const ofType = (type: string) =>
    placeholders.filter(
      ({ moments, recordAt }) => recordAt(moments[0] ?? 0)?.placeholderType === type,
    );

  it.each(['external-stream', 'event'])(
    'placeholders of the kind %s go live at their time and are removed after it',
    (type) => {
      const some = ofType(type);
      expect(some.length).toBeGreaterThan(10);
      for (const entry of some) {
        const [known = 0, start = 0, end = 0] = entry.moments;
        expect(entry.recordAt(known - 1)).toBeUndefined();
        expect(entry.recordAt(known)?.status).toBe('upcoming');
        expect(snapshotAt(entry, start)).toMatchObject({
          status: 'live',
          duration: (end - start) / 1_000,
        });
        expect(entry.recordAt(end)).toBeUndefined();
      }
    },
  );
  it('placeholders of a scheduled stream never go live and are removed when the real one is announced', () => {
    const some = ofType('scheduled-yt-stream');
    expect(some.length).toBeGreaterThan(10);
    const announced = new Set(days.flatMap((day) => day.streams.map(({ plan }) => plan.announced)));
    for (const { moments, recordAt } of some) {
      const [known = 0, leaves = 0] = moments;
      expect(moments).toHaveLength(2);
      expect(recordAt(known)?.status).toBe('upcoming');
      expect(recordAt(leaves)).toBeUndefined();
      expect(announced.has(leaves)).toBe(true);
    }
  });
  it('placeholders have a certainty, titles in two languages, a link and credits', () => {
    const records = placeholders.flatMap((entry) => entry.recordAt(entry.moments[0] ?? 0) ?? []);
    expect(new Set(records.map(({ certainty }) => certainty))).toEqual(
      new Set(['certain', 'likely']),
    );
    for (const record of records) {
      expect(record.jp_name).toMatch(/[\u3040-\u9fff]/);
      expect(record.link).toMatch(/^https:\/\//);
    }
    const listed = records.flatMap((record) => record.credits ?? []);
    expect(listed.length).toBeGreaterThan(50);
    for (const one of listed) expect(Object.keys(credits.parse(one))).toHaveLength(1);
    const external = records.filter(({ placeholderType }) => placeholderType === 'external-stream');
    expect(external.every(({ link }) => link?.startsWith('https://www.twitch.tv/'))).toBe(true);
  });
});
