import { routes } from '@oshimado/contract';
import * as contract from '@oshimado/contract/schemas';
import { expect, it } from 'vitest';
import * as limits from './limits';

it('the client waits for live data as long as the rule of the product says', () => {
  expect(routes.getLive.timeoutMs).toBe(10_000);
});

it('any other call is awaited as long as the rule of the product says', () => {
  expect(routes.getChannel.timeoutMs).toBe(limits.API_TIMEOUT_MS);
});

it('translation languages are the same here and on the wire', () => {
  expect(limits.TL_LANGUAGES).toEqual(contract.translationLanguages);
});

it('figures are those of the specification', () => {
  expect(limits).toMatchObject({
    LIVE_REFRESH_MS: 120_000,
    LIVE_STALE_MS: 300_000,
    LIVE_OVERDUE_MS: 7_200_000,
    FAVORITES_WINDOW_MS: 1_814_400_000,
    PAGE_SIZE: 24,
    COPY_FEEDBACK_MS: 2_000,
    GRID_SIZE_MAX: 2,
    RELATIVE_TIME_MS: 82_800_000,
    API_TIMEOUT_MS: 30_000,
    ROOM_OPENS_BEFORE_MS: 900_000,
    FRESH_LOGIN_MS: 86_400_000,
    SUGGESTIONS_PAUSE_MS: 500,
    ORG_TIP_MS: 20_000,
    INSTALL_REPEAT_MS: 604_800_000,
    UPDATE_CHECK_MS: 900_000,
    PULL_THRESHOLD_PX: 150,
    PULL_ABORT_MS: 300,
    PULL_LINGER_MS: 300,
    UNDO_MAX: 100,
    DEFAULT_FAVORITE_ORGS: ['All Vtubers', 'Hololive', 'Nijisanji', 'Independents'],
  });
});

it('a page of the feed fits the limit of a call', () => {
  expect(contract.PAGE_LIMIT_MAX).toBeGreaterThanOrEqual(limits.PAGE_SIZE);
});
