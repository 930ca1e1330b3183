import { TL_LANGUAGES } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { openArchive } from './archive';
import { boardAt } from './board';
import { translatedLines } from './content/translated-lines';
import { snapshotAt } from './entry';
import { createDemoLines } from './lines';
import { floorTo, MINUTE, SECOND } from './time';
import { createWorld } from './world';

const NOW = Date.UTC(2026, 10, 20, 11, 2, 3);
const world = createWorld('oshimado');
const lines = createDemoLines(world);
const startOf = (video: { start_scheduled?: Date | null; available_at?: Date }) =>
  Number(video.start_scheduled ?? video.available_at);

describe('lines of the demo’s translators', () => {
  it('lines of the demo’s translators are as many as the cards of archives count, in each language', () => {
    const archived = openArchive(world, NOW)
      .streams.slice(0, 1_500)
      .flatMap((entry) => snapshotAt(entry, NOW) ?? []);
    const counted = archived.flatMap((video) =>
      Object.entries(video.live_tl_count ?? {}).map(([lang, count]) => ({ video, lang, count })),
    );
    expect(counted.length).toBeGreaterThan(300);
    for (const { video, lang, count } of counted) {
      const said = lines.of({ room: video.id, lang, startsAt: startOf(video) }, NOW);
      expect(said).toHaveLength(count);
      const times = said.map(({ timestamp }) => timestamp);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times[0]).toBeGreaterThanOrEqual(Number(video.start_actual) - MINUTE * 3);
      expect(times.at(-1)).toBeLessThanOrEqual(Number(video.end_actual));
    }
    expect(new Set(counted.map(({ lang }) => lang))).toEqual(new Set(TL_LANGUAGES));
  });

  it('lines of the demo’s translators are as many as the cards of live streams count, and grow while they are live', () => {
    const live = boardAt(world, NOW).filter(({ status }) => status === 'live');
    const counted = live.flatMap((video) =>
      Object.entries(video.live_tl_count ?? {}).map(([lang, count]) => ({ video, lang, count })),
    );
    expect(counted.length).toBeGreaterThan(5);
    let grown = 0;
    for (const { video, lang, count } of counted) {
      const room = { room: video.id, lang, startsAt: startOf(video) };
      const [said, later] = [lines.of(room, NOW), lines.of(room, NOW + 10 * MINUTE)];
      expect(said.length).toBeGreaterThanOrEqual(count);
      expect(lines.of(room, floorTo(NOW, MINUTE)).length).toBeLessThanOrEqual(count + 1);
      expect(later.slice(0, said.length)).toEqual(said);
      grown += later.length - said.length;
    }
    expect(grown).toBeGreaterThan(20);
  });

  it('lines of the demo’s translators are sent live once, and are the history afterwards', () => {
    const heard = Array.from({ length: 120 }, (_, second) =>
      lines.between(NOW + second * SECOND, NOW + (second + 1) * SECOND),
    ).flat();
    expect(heard.length).toBeGreaterThan(5);
    expect(new Set(heard.map(({ lang }) => lang)).size).toBeGreaterThan(1);
    for (const { video, lang, start, ...line } of heard) {
      const history = lines.of({ room: video, lang, startsAt: start }, NOW + 120 * SECOND);
      expect(history.filter(({ timestamp }) => timestamp === line.timestamp)).toEqual([line]);
    }
    const all = lines.between(NOW, NOW + 120 * SECOND);
    const times = (list: typeof all) =>
      list.map(({ timestamp }) => timestamp).sort((a, b) => a - b);
    expect(times(heard)).toEqual(times(all));
  });

  it('exist in every language of translations, without unfilled placeholders', () => {
    for (const lang of TL_LANGUAGES) {
      const list = translatedLines(lang);
      // Steps through a list of prime length reach every line.
      expect(list).toHaveLength(17);
      expect(new Set(list).size).toBe(17);
    }
    expect(translatedLines('xx')).toEqual([]);
    const said = lines.between(NOW, NOW + 20 * MINUTE).map(({ message }) => message);
    for (const message of said) expect(message).not.toMatch(/[{}]|^$/);
  });

  it('lines of the demo’s translators are empty for a room without a stream of the world', () => {
    expect(lines.of({ room: 'nowhere0000', lang: 'en', startsAt: NOW }, NOW)).toEqual([]);
  });
});
