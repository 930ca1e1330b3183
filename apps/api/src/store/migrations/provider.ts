/** Every migration by name, in the order of their names; a bundler sees them only when they are named here. */
import type { Migration, MigrationProvider } from 'kysely';
import * as firstTables from './20261120-first-tables';
import * as accounts from './20261121-1-accounts';
import * as editing from './20261121-2-editing';
import * as translations from './20261121-3-translations';
import * as search from './20261121-4-search';
import * as changes from './20261122-1-changes';
import * as songIds from './20261122-2-song-ids';
import * as keys from './20261122-3-keys';
import * as shortTexts from './20261122-4-short-texts';
import * as videoChannels from './20261122-5-video-channels';
import * as videoDetails from './20261122-6-video-details';
import * as watchHistory from './20261124-1-watch-history';
import * as calendarEvents from './20261126-1-calendar-events';
import * as searchFolds from './20261126-2-search-folds';
import * as ownLines from './20261126-2-own-lines';
import * as songFolds from './20261126-3-song-folds';
import * as fedBy from './20261128-1-fed-by';
import * as sourceHints from './20261128-2-source-hints';
import * as missingSince from './20261128-7-missing-since';
import * as reportAnswers from './20261128-3-1-report-answers';
import * as securityLog from './20261128-3-2-security-log';
import * as push from './20261128-5-push';
import * as favoriteGroups from './20261129-1-favorite-groups';
import * as topicBy from './20261129-2-topic-by';
import * as suspension from './20261129-3-suspension';
import * as commentsAt from './20261129-9-comments-at';
import * as eventLinks from './20261129-7-event-links';
import * as limitHits from './20261129-8-limit-hits';
import * as favoriteMutes from './20261129-4-favorite-mutes';
import * as removedVideos from './20261129-7-removed-videos';
import * as webhooks from './20261130-b-1-webhooks';
import * as channelList from './20261130-c-channel-list';
import * as readByIndex from './20261130-t-read-by-index';
import * as orgByDuration from './20261130-u-org-by-duration';
import * as plainNames from './20261130-w-plain-names';
import * as mchadLines from './20261201-mchad-lines';

const migrations: Readonly<Record<string, Migration>> = {
  '20261120-first-tables': firstTables,
  '20261121-1-accounts': accounts,
  '20261121-2-editing': editing,
  '20261121-3-translations': translations,
  '20261121-4-search': search,
  '20261122-1-changes': changes,
  '20261122-2-song-ids': songIds,
  '20261122-3-keys': keys,
  '20261122-4-short-texts': shortTexts,
  '20261122-5-video-channels': videoChannels,
  '20261122-6-video-details': videoDetails,
  '20261124-1-watch-history': watchHistory,
  '20261126-1-calendar-events': calendarEvents,
  '20261126-2-search-folds': searchFolds,
  '20261126-2-own-lines': ownLines,
  '20261126-3-song-folds': songFolds,
  '20261128-1-fed-by': fedBy,
  '20261128-2-source-hints': sourceHints,
  '20261128-7-missing-since': missingSince,
  '20261128-3-1-report-answers': reportAnswers,
  '20261128-3-2-security-log': securityLog,
  '20261128-5-push': push,
  '20261129-1-favorite-groups': favoriteGroups,
  '20261129-2-topic-by': topicBy,
  '20261129-3-suspension': suspension,
  '20261129-9-comments-at': commentsAt,
  '20261129-7-event-links': eventLinks,
  '20261129-8-limit-hits': limitHits,
  '20261129-4-favorite-mutes': favoriteMutes,
  '20261129-7-removed-videos': removedVideos,
  '20261130-b-1-webhooks': webhooks,
  '20261130-c-channel-list': channelList,
  '20261130-t-read-by-index': readByIndex,
  '20261130-u-org-by-duration': orgByDuration,
  '20261130-w-plain-names': plainNames,
  '20261201-mchad-lines': mchadLines,
};

export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...migrations }),
};

/** Names of all migrations, sorted. */
export const migrationNames: readonly string[] = Object.keys(migrations).sort();
