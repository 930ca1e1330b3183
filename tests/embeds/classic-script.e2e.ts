/** Elements whose owner has pasted the script without `type="module"`, as scripts of other sites are. */
import { EmbedElement } from '../pages/embed-element.page';
import { quiet } from '../support/waits';
import { expect, strictPolicy, test } from './embed-page';

const scripts = ['live-feed', 'oshi-player', 'oshi-chat', 'oshi-multiview', 'oshi-live-badge'];

/** Scripts with the nonce run, and what they load. */
const noncePolicy = (more = '') => strictPolicy({ scripts: `'nonce-r4nd0m'${more}` });
const nonce = 'nonce="r4nd0m"';

const ways = [
  { way: 'plainly', scriptAttributes: '' },
  { way: 'with defer', scriptAttributes: 'defer' },
  { way: 'with async', scriptAttributes: 'async' },
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

for (const { way, ...writing } of ways) {
  test(`elements are drawn where their scripts are pasted ${way}`, async ({ fan, live, past }) => {
    const body = `<oshi-live-feed max="1"></oshi-live-feed><oshi-player video="${past.id}"></oshi-player>
      <oshi-chat video="${live.id}"></oshi-chat><oshi-multiview videos="${past.id}"></oshi-multiview>
      <oshi-live-badge org="Hololive"></oshi-live-badge>`;
    await fan.open('');
    const globals = () => fan.page.evaluate(() => Object.getOwnPropertyNames(window).toSorted());
    const before = await globals();
    await fan.open(body, { scripts, ...writing });
    for (const tag of [
      'oshi-live-feed',
      'oshi-player',
      'oshi-chat',
      'oshi-multiview',
      'oshi-live-badge',
    ]) {
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
}
