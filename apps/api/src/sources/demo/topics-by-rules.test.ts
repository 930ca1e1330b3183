/** How well the rules for topics read titles: the demo's topics are the labels of its titles. Figures of a run are in decision 67. */
import { suggestTopic, type TopicRule } from '@oshimado/domain';
import { expect, it } from 'vitest';
import { topics } from './content/topics';
import { dayAt, DAY } from './time';
import { createWorld } from './world';

const FIRST_DAY = dayAt(Date.UTC(2026, 10, 1));
const DAYS = 14;
const later = (FIRST_DAY + DAYS + 30) * DAY;

const world = createWorld('oshimado');
const labelled = Array.from({ length: DAYS }, (_, day) => world.dayOf(FIRST_DAY + day).streams)
  .flat()
  .flatMap(({ plan, recordAt }) => {
    const record = recordAt(later);
    return record ? [{ title: record.title, topic: plan.topic.id }] : [];
  });

/** The demo's games are invented: only a site that names them can know them. */
const GAMES: ReadonlySet<string> = new Set([
  'Block_Garden',
  'Midnight_Ward',
  'Turbo_Karts',
  'Dungeon_of_Dawn',
  'Meadow_Days',
  'Orbit_Arena',
  'Ring_Brawlers',
  'Drop_Puzzle',
  'Pixel_Knight',
  'Deep_Sea_Tycoon',
  'Crew_Impostors',
  'Geo_Walk',
]);
const games: readonly TopicRule[] = topics
  .filter(({ id }) => GAMES.has(id))
  .map(({ id, ja, en }) => ({ id, words: [ja, en] }));

function measure(more: readonly TopicRule[], isKnown: (topic: string) => boolean) {
  const said = labelled.map(({ title, topic }) => ({
    topic,
    title,
    found: suggestTopic({ title, more }),
  }));
  const found = said.filter((one) => one.found !== undefined);
  const right = found.filter((one) => one.found === one.topic);
  const known = said.filter(({ topic }) => isKnown(topic));
  return {
    titles: said.length,
    precision: right.length / found.length,
    recall: right.length / known.length,
    wrong: found.filter((one) => one.found !== one.topic),
  };
}

it('with the games of the site, at least 99 of 100 suggestions are right, and 95 of 100 titles have one', () => {
  const { titles, precision, recall } = measure(games, () => true);
  expect(titles).toBeGreaterThan(1_000);
  expect(precision).toBeGreaterThanOrEqual(0.99);
  expect(recall).toBeGreaterThanOrEqual(0.95);
});

it('titles of unknown games get no topic, unless they are called like another one', () => {
  const { precision, recall, wrong } = measure([], (topic) => !GAMES.has(topic));
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(new Set(wrong.map(({ found }) => found))).toEqual(new Set(['Among_Us']));
  expect(recall).toBeGreaterThanOrEqual(0.95);
});
