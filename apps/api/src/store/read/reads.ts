/** All queries that handlers use. */
import type { Kysely } from 'kysely';
import { searchReads } from '../search/search-reads';
import type { Tables } from '../tables';
import { eventLinksAmong } from '../edits/event-links';
import { calendarReads } from './calendar-events';
import { channelReads } from './channels';
import { detailReads } from './details';
import { relatedReads } from './related';
import { scheduleDayReads } from './schedule-days';
import { siteReads } from './site';
import { sitemapReads } from './sitemaps';
import { songReads } from './songs';
import { videoReads } from './videos';

export const createReads = (db: Kysely<Tables>, now: () => Date) => ({
  ...siteReads(db, now),
  ...songReads(db),
  ...channelReads(db),
  ...videoReads(db, now),
  ...relatedReads(db, now),
  ...detailReads(db),
  ...calendarReads(db, now),
  ...searchReads(db),
  ...sitemapReads(db),
  ...scheduleDayReads(db, now),
  /** What editors say of pairs that are both among these streams. */
  eventLinks: (ids: readonly string[]) => eventLinksAmong(db, ids),
});

export type Reads = ReturnType<typeof createReads>;
