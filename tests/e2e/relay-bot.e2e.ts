/** The relay bot from login to save, against a stand-in for its service and for Discord. */
import { violationsOf } from '../support/axe';
import { expect, forgive, test } from '../support/quiet-page';
import {
  BOT_CLIENT_ID,
  FANS,
  QUIET,
  ROOMS,
  startRelayStandIn,
  type RelayStandIn,
} from '../support/relay-stand-in';
import { startOwnSite } from '../support/shared-sites';
import type { Site } from '../support/site';
import { RelayBotPage } from '../pages/relay-bot.page';

let bot: RelayStandIn;
let site: Site;

test.beforeAll(async () => {
  bot = await startRelayStandIn();
  site = await startOwnSite({
    RELAY_URL: bot.url,
    RELAY_CLIENT_ID: BOT_CLIENT_ID,
    RELAY_DISCORD_URL: bot.discord,
  });
});
test.afterAll(async () => {
  await site.stop();
  await bot.stop();
});

test('an administrator logs in, subscribes, blocks a name, saves after another login, and finds it again', async ({
  page,
  complaints,
}) => {
  const relay = new RelayBotPage(page, site.portal);
  const { id, name } = await relay.knownChannel();
  await page.setViewportSize({ width: 360, height: 740 });
  await relay.logIn(FANS.name);
  await expect(page).toHaveURL(relay.address);
  await expect(relay.text('Not mine')).toHaveCount(0);

  await test.step('on a phone it goes step by step, by keys alone', async () => {
    await relay.chooseByKeys(new RegExp(QUIET.name));
    await expect(relay.step('Text channels')).toBeFocused();
    await expect(relay.inviteLink).toHaveAttribute('href', new RegExp(`guild_id=${QUIET.id}`));
    await relay.chooseByKeys(/^Back to servers/);
    await expect(relay.step('Servers')).toBeFocused();
  });

  await test.step('a channel is subscribed, and leaving asks', async () => {
    await relay.openRoom(FANS.name, ROOMS[0].name);
    await relay.subscribe(id, 'ja');
    await expect(relay.text('You have unsaved changes')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await relay.goHomeOnPhone();
    await relay.leaveQuestion.answer('Stay');
    await expect(page).toHaveURL(relay.address);
  });

  await test.step('on a wide screen a name is blocked', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await relay.block('Spammer');
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('an expired login is renewed, and what was not saved is still there', async () => {
    bot.setMood('submit', 401);
    await relay.saveChanges();
    await expect(relay.text(/Discord no longer accepts your login/)).toBeVisible();
    bot.setMood('submit', undefined);
    await relay.logInAgain();
    await expect(relay.text('You have unsaved changes')).toBeVisible();
    await relay.saveChanges();
    await expect(relay.text('Saved')).toBeVisible();
    expect(bot.asked.findLast(({ action }) => action === 'submit')?.body).toEqual({
      Address: ROOMS[0].id,
      SubChannel: [{ link: `YT_${id}`, lang: 'ja', whitelist: [], blacklist: ['Spammer'] }],
    });
    forgive(complaints, /the server responded with a status of 401/);
  });

  await test.step('a reload keeps the login without another code, and has what was saved', async () => {
    await relay.reload();
    await expect(relay.named(/^Blocked: 1/)).toBeVisible();
    await expect(relay.subscription(name)).toBeVisible();
    expect(bot.asked.filter(({ action }) => action === 'user')).toHaveLength(2);
  });
});
