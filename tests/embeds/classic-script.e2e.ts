/** Elements whose owner has pasted the script without `type="module"`, as scripts of other sites are. */
import { EmbedElement } from '../pages/embed-element.page';
import type { Writing } from '../pages/fan.page';
import { quiet } from '../support/waits';
import { expect, strictPolicy, test } from './embed-page';

const scripts = ['live-feed', 'oshi-player', 'oshi-chat', 'oshi-multiview', 'oshi-live-badge'];

/** Scripts with the nonce run, and what they load. */
const noncePolicy = (more = '') => strictPolicy({ scripts: `'nonce-r4nd0m'${more}` });
const nonce = 'nonce="r4nd0m"';

interface Way extends Pick<Writing, 'scriptAttributes' | 'headers'> {
  readonly way: string;
}

const attributes: readonly Way[] = [
  { way: 'plainly', scriptAttributes: '' },
  { way: 'with defer', scriptAttributes: 'defer' },
  { way: 'with async', scriptAttributes: 'async' },
];

const policies: readonly Way[] = [
  { way: 'under a strict policy', scriptAttributes: '', headers: strictPolicy() },
  {
    way: 'under a policy of nonces',
    scriptAttributes: nonce,
    headers: noncePolicy(),
  },
  {
    way: 'under a policy of nonces that is strict',
    scriptAttributes: nonce,
    headers: noncePolicy(" 'strict-dynamic'"),
  },
  {
    way: 'as a module under a policy of nonces',
    scriptAttributes: `type="module" ${nonce}`,
    headers: noncePolicy(),
  },
];

const tags = ['oshi-live-feed', 'oshi-player', 'oshi-chat', 'oshi-multiview', 'oshi-live-badge'];

for (const [whatever, ways] of [
  ['the attributes of their scripts', attributes],
  ['the policy of the page that their scripts are pasted into', policies],
] as const)
  test(`elements are drawn whatever ${whatever}, without a warning, a refusal or a global name`, async ({
    fan,
    live,
    past,
  }) => {
    const body = `<oshi-live-feed max="1"></oshi-live-feed><oshi-player video="${past.id}"></oshi-player>
      <oshi-chat video="${live.id}"></oshi-chat><oshi-multiview videos="${past.id}"></oshi-multiview>
      <oshi-live-badge org="Hololive"></oshi-live-badge>`;
    await fan.open('');
    const globals = () => fan.page.evaluate(() => Object.getOwnPropertyNames(window).toSorted());
    const before = await globals();
    for (const { way, ...writing } of ways)
      await test.step(way, async () => {
        await fan.open(body, { scripts, ...writing });
        for (const tag of tags) {
          const element = new EmbedElement(fan.page, tag, 'any');
          // oxlint-disable-next-line no-await-in-loop -- each is drawn when it is scrolled to
          await element.scrollTo();
          // oxlint-disable-next-line no-await-in-loop -- an element below is drawn only after that
          await element.seePhase('shown');
        }
        await quiet(fan.page);
        expect(fan.warnings).toEqual([]);
        expect(fan.refusals).toEqual([]);
        expect(await globals()).toEqual(before);
      });
  });
