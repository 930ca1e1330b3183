/** What every element owes the page around it, whatever it shows. */
import { embedTags } from '@oshimado/domain';
import { embeds } from '../../packages/widgets/src/embed/embeds';
import { EmbedElement } from '../pages/embed-element.page';
import { shareOf } from '../support/share';
import { quiet, tried } from '../support/waits';
import { expect, test, type EmbedFixtures } from './embed-page';
import { sampleElements, tagHtml } from './sample-elements';

const idsOf = ({ live, past, playlist }: Pick<EmbedFixtures, 'live' | 'past' | 'playlist'>) => ({
  live: live.id,
  past: past.id,
  channel: live.channelId,
  playlist: playlist.id,
});

/** Longer than every element waits before it asks again. */
const STEP_S = 150;
const HOUR_S = 3_600;

const ROUNDS = 200;
/** Rounds after which all that is made once for a page is there. */
const WARM_UP = 10;
/** How many nodes, listeners or documents (a drawn SVG picture is two) may come and go by chance; one for each round would be more. */
const SPARE = 100;

/** Those that are removed many times in this run: all share the class that removes what they made. */
const oftenRemoved = shareOf(embedTags, 2);

test('elements ask for nothing during an hour behind another tab', async ({
  fan,
  live,
  past,
  playlist,
}) => {
  const ids = idsOf({ live, past, playlist });
  const tags = embedTags.map((tag) =>
    // Lines of a live stream come by a socket. It is lost on a clock that runs ahead of the server's, and its lines are loaded again.
    tagHtml(
      tag,
      sampleElements[tag].attributes(tag === 'oshi-chat' ? { ...ids, live: ids.past } : ids),
    ),
  );
  await fan.open(tags.join(''), { scripts: embedTags.map((tag) => embeds[tag].script) });
  for (const tag of embedTags) {
    const element = new EmbedElement(fan.page, tag, sampleElements[tag].part);
    // oxlint-disable-next-line no-await-in-loop -- each is drawn when it is scrolled to
    await element.scrollTo();
    // oxlint-disable-next-line no-await-in-loop -- an element below is drawn only after that
    await element.seePhase('shown');
  }
  await quiet(fan.page);
  await fan.hide();
  const { length: before } = fan.requests;
  for (let passed = 0; passed < HOUR_S; passed += STEP_S) {
    // oxlint-disable-next-line no-await-in-loop -- one timer after the other
    await fan.letTimePass(STEP_S);
  }
  await quiet(fan.page);
  expect(fan.requests.slice(before).map(({ href }) => href)).toEqual([]);
  expect(await fan.codes()).toEqual([]);
});

for (const tag of oftenRemoved) {
  const { part, attributes } = sampleElements[tag];
  const scripts = [embeds[tag].script];

  test(`<${tag}> leaves nothing behind when it is removed ${ROUNDS} times`, async ({
    fan,
    live,
    past,
    playlist,
  }) => {
    const element = new EmbedElement(fan.page, tag, part);
    await fan.open(tagHtml(tag, attributes(idsOf({ live, past, playlist }))), { scripts });
    const takeAway = async (times: number) => {
      await fan.takeAwayOften(tag, times);
      await element.seePhase('shown');
      await quiet(fan.page);
      return element.contents();
    };
    await element.seePhase('shown');
    const contents = await takeAway(WARM_UP);
    const before = await fan.kept();
    expect(await takeAway(ROUNDS - WARM_UP)).toEqual(contents);
    // A frame that was taken out goes on for a moment before it is garbage.
    await tried('what was removed is collected', async () => {
      const kept = await fan.kept();
      expect(kept.Documents).toBeLessThan(before.Documents + SPARE);
      expect(kept.Nodes).toBeLessThan(before.Nodes + SPARE);
      expect(kept.JSEventListeners).toBeLessThan(before.JSEventListeners + SPARE);
    });
    expect(fan.openSockets.size).toBeLessThanOrEqual(1);
    await fan.takeAway(tag);
    await expect(element.host).toHaveCount(0);
    expect(await fan.codes()).toEqual([]);
  });
}
