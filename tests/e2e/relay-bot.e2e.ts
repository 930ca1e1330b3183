/** The relay bot from login to save, against a stand-in for its service and for Discord. */
import type { Page } from '@playwright/test';
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
import { hydrated } from '../support/waits';

/** The browser itself reports each request that failed. */
const REFUSED = /the server responded with a status of (401|429|503)/;

// One site for all of them.
test.describe.configure({ mode: 'default' });

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

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

async function open(page: Page, query = '') {
  await page.goto(`${site.portal}/relaybot${query}`);
  await hydrated(page);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A channel that this site knows by name. */
async function knownChannel(page: Page) {
  const answer = await page.request.get(`${site.portal}/api/v2/channels?type=vtuber&limit=1`);
  const [channel] = (await answer.json()) as { id: string; name: string; english_name: string }[];
  if (!channel) throw new Error('the world has no channels');
  return channel;
}

/** Leaves for Discord and comes back. */
async function logIn(page: Page) {
  await open(page);
  await button(page, 'Log in with Discord').click();
  await expect(button(page, new RegExp(`${FANS.name}.*The bot is here`))).toBeVisible();
}

async function openRoom(page: Page, name: string) {
  await button(page, new RegExp(FANS.name)).click();
  await button(page, new RegExp(`^#${name}`)).click();
  await expect(page.getByLabel('YouTube channel link')).toBeVisible();
}

test('an administrator logs in, subscribes, blocks a name, saves, and finds it again', async ({
  page,
}) => {
  const { id, english_name: name } = await knownChannel(page);
  await logIn(page);
  // The address is clean, and a reload sends no code again.
  await expect(page).toHaveURL(`${site.portal}/relaybot`);
  await page.reload();
  await expect(button(page, FANS.name)).toBeVisible();
  expect(bot.asked.filter(({ action }) => action === 'user')).toHaveLength(1);
  await expect(page.getByText('Not mine')).toHaveCount(0);

  await openRoom(page, ROOMS[0].name);
  await page.getByLabel('YouTube channel link').fill(`https://www.youtube.com/channel/${id}`);
  await page.keyboard.press('Enter');
  await button(page, /^Everyone/).click();
  await page.getByLabel('Name to block').fill('Spammer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Spammer is blocked now.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(bot.asked.findLast(({ action }) => action === 'submit')?.body).toEqual({
    Address: ROOMS[0].id,
    SubChannel: [{ link: `YT_${id}`, lang: 'en', whitelist: [], blacklist: ['Spammer'] }],
  });
  await page.reload();
  await expect(button(page, /^Blocked: 1/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
});

test('a login that began elsewhere is refused, and one that is declined is told', async ({
  page,
}) => {
  await open(page, '?code=stolen&state=theirs');
  await expect(page.getByText(/didn’t start in this tab/)).toBeVisible();
  await expect(page).toHaveURL(`${site.portal}/relaybot`);

  bot.setConsent('otherState');
  await button(page, 'Log in with Discord').click();
  await expect(page.getByText(/didn’t start in this tab/)).toBeVisible();
  bot.setConsent('denied');
  await button(page, 'Log in with Discord').click();
  await expect(page.getByText(/You didn’t allow the login/)).toBeVisible();
  bot.setConsent(undefined);
});

test('failures keep what is there, say why, and are tried again', async ({ page, complaints }) => {
  const { id } = await knownChannel(page);
  bot.setMood('guild', 500);
  await open(page);
  await button(page, 'Log in with Discord').click();
  await expect(page.getByText('Couldn’t check which servers the bot is in')).toBeVisible();
  await expect(button(page, FANS.name)).toBeVisible();
  bot.setMood('guild', undefined);
  await button(page, 'Try again').click();
  await openRoom(page, ROOMS[1].name);

  bot.setMood('trigger', 429);
  const field = page.getByLabel('YouTube video or channel link');
  await field.fill('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Wait a minute/)).toBeVisible();
  await expect(field).toHaveValue('https://youtu.be/dQw4w9WgXcQ');
  bot.setMood('trigger', undefined);
  await button(page, 'Try again').click();
  await expect(page.getByText(/The bot now posts English translations/)).toBeVisible();

  // An expired login is renewed, and what was not saved is still there.
  await page.getByLabel('YouTube channel link').fill(`https://www.youtube.com/channel/${id}`);
  await page.keyboard.press('Enter');
  bot.setMood('submit', 401);
  await save(page);
  await expect(page.getByText(/Discord no longer accepts your login/)).toBeVisible();
  bot.setMood('submit', undefined);
  await button(page, 'Log in again').click();
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  forgive(complaints, REFUSED);
});

test('a bot that never answers is given up in words', async ({ page, complaints }) => {
  await logIn(page);
  await button(page, new RegExp(FANS.name)).click();
  // As a browser's own limit does, without waiting for it.
  await page.route('**/api/v2/relay/data', (route) => route.abort('timedout'));
  await button(page, `#${ROOMS[0].name}`).click();
  await expect(page.getByText(/couldn’t be reached/)).toBeVisible();
  await page.unroute('**/api/v2/relay/data');
  await button(page, 'Try again').click();
  await expect(page.getByLabel('YouTube channel link')).toBeVisible();
  forgive(complaints, /ERR_TIMED_OUT/);
});

test('on a phone it goes step by step, by keys alone, and leaving asks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await knownChannel(page);
  await logIn(page);
  await button(page, new RegExp(QUIET.name)).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Text channels' })).toBeFocused();
  await expect(page.getByRole('link', { name: /Invite the bot/ })).toHaveAttribute(
    'href',
    new RegExp(`guild_id=${QUIET.id}`),
  );
  await button(page, 'Back to servers').press('Enter');
  await expect(page.getByRole('heading', { name: 'Servers' })).toBeFocused();
  await openRoom(page, ROOMS[1].name);
  await page.getByLabel('Language').last().selectOption('ja');
  await page.getByLabel('YouTube channel link').fill(`https://www.youtube.com/channel/${id}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`${site.portal}/relaybot`);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).last().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${site.portal}/`);
});
