import { ALL_ORGS, type FeedFilter, type Preferences } from '@oshimado/domain';
import type { HomeTab } from './home-tabs';

/** "Hide collabs" is never applied to clips, nor where every org is shown. */
export const homeFilter = (preferences: Preferences, org: string, tab: HomeTab): FeedFilter => ({
  // A clip belongs to its clipper; the server has already asked for the org's own.
  org: tab === 'clips' ? ALL_ORGS : org,
  hideCollabs: preferences.hideCollabs && tab !== 'clips' && org !== ALL_ORGS,
  hidePlaceholders: preferences.hidePlaceholders,
  hideMissing: preferences.hideMissing,
});
