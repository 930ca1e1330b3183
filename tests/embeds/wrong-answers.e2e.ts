/** Elements whose server is not the one that answers: a network that asks for a login first, a page of errors, another API. */
import { EmbedElement } from '../pages/embed-element.page';
import { inTurn } from '../support/share';
import { CALLS, expect, test } from './embed-page';

/** The client makes the same failure of each (`answers.test.ts`, `client.test.ts` of the contract), so a run has one of them. */
const ANSWERS = {
  'JSON of another shape': {
    contentType: 'application/json',
    body: '{"login":"https://hot.spot"}',
  },
  'a list of something else': { contentType: 'application/json', body: '[{"id":1},null]' },
  'a page': { contentType: 'text/html', body: '<!doctype html><title>Log in</title>' },
  nothing: { contentType: 'application/json', body: '' },
};

const elements = [
  ['oshi-live-feed', 'feed'],
  ['oshi-schedule', 'schedule'],
  ['oshi-clips', 'clips'],
  ['oshi-video', 'video'],
  ['oshi-player', 'player'],
  ['oshi-chat', 'chat'],
  ['oshi-channel', 'channel'],
  ['oshi-playlist', 'playlist'],
] as const;

for (const [kind, answer] of inTurn(Object.entries(ANSWERS), 0)) {
  test(`elements that get ${kind} as a success say so, and are drawn on request once their server answers`, async ({
    fan,
    live,
    past,
    playlist,
  }) => {
    await fan.page.route(CALLS, (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer }),
    );
    await fan.open(
      `<oshi-live-feed max="2" layout="list"></oshi-live-feed><oshi-schedule></oshi-schedule><oshi-clips max="2" languages="all"></oshi-clips>
      <oshi-video video="${past.id}"></oshi-video><oshi-player video="${past.id}"></oshi-player><oshi-chat video="${live.id}"></oshi-chat>
      <oshi-channel channel="${live.channelId}"></oshi-channel><oshi-playlist playlist="${playlist.id}" max="2"></oshi-playlist>
      <oshi-live-badge org="Hololive">Who is live?</oshi-live-badge>`,
      { scripts: ['oshi'] },
    );
    const drawn = elements.map(([tag, part]) => new EmbedElement(fan.page, tag, part));
    const badge = new EmbedElement(fan.page, 'oshi-live-badge', 'badge');
    for (const element of drawn) {
      // oxlint-disable-next-line no-await-in-loop -- each is drawn when it is scrolled to
      await element.scrollTo();
      // oxlint-disable-next-line no-await-in-loop -- an element below is drawn only after that
      await expect(element.problem, element.tag).toContainText('couldn’t be read');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await element.seePhase('failed');
    }
    await badge.scrollTo();
    await badge.seePhase('failed');
    await expect(fan.words('Who is live?')).toBeVisible();
    expect(await fan.codes()).toEqual(Array.from({ length: elements.length + 1 }, () => 'invalid'));

    await test.step('on request', async () => {
      await fan.page.unroute(CALLS);
      for (const element of drawn) {
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await element.tryAgain();
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await element.seePhase('shown');
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await expect(element.problem, element.tag).toHaveCount(0);
      }
    });
  });
}
