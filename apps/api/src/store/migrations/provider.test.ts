import { expect, it } from 'vitest';
import { migrationProvider } from './provider';

/** Those that stores have run already, in their order. A new one is added at the end, never between. */
const LANDED = [
  '20261120-first-tables',
  '20261121-1-accounts',
  '20261121-2-editing',
  '20261121-3-translations',
  '20261121-4-search',
  '20261122-1-changes',
  '20261122-2-song-ids',
  '20261122-3-keys',
  '20261122-4-short-texts',
  '20261122-5-video-channels',
  '20261122-6-video-details',
  '20261124-1-watch-history',
  '20261126-1-calendar-events',
  '20261126-2-own-lines',
  '20261126-2-search-folds',
  '20261126-3-song-folds',
  '20261128-1-fed-by',
  '20261128-2-source-hints',
  '20261128-3-1-report-answers',
  '20261128-3-2-security-log',
  '20261128-5-push',
  '20261128-7-missing-since',
  '20261129-1-favorite-groups',
  '20261129-2-topic-by',
  '20261129-3-suspension',
  '20261129-4-favorite-mutes',
  '20261129-7-event-links',
  '20261129-7-removed-videos',
  '20261129-8-limit-hits',
  '20261129-9-comments-at',
  '20261130-b-1-webhooks',
  '20261130-c-channel-list',
  '20261130-t-read-by-index',
  '20261130-u-org-by-duration',
  '20261130-w-plain-names',
  '20261201-mchad-lines',
];

it('new migrations come after those that stores have run, which would not start otherwise', async () => {
  const names = Object.keys(await migrationProvider.getMigrations()).sort();
  expect(names.slice(0, LANDED.length)).toEqual(LANDED);
});
