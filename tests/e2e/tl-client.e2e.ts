/** The TL client with the real server and its socket: a line arrives, or waits until it can. */
import { expect, forgive, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { TlClientPage } from '../pages/tl-client.page';
import { WatchPage } from '../pages/watch.page';

/** "Within 2 s." */
const SOON = { timeout: 2_000 };

test('a line appears in the panel, on the watch page, and on the card', async ({
  page,
  context,
}) => {
  const client = new TlClientPage(page);
  await loginAs(page, 'translator');
  const id = await client.liveStream();
  const watching = await context.newPage();
  const watch = new WatchPage(watching);
  await watch.open(`/watch/${id}`);
  await watch.toolbar.getByRole('button', { name: 'Show translations' }).click();
  const seen = watching.getByRole('region', { name: 'Live translations' });
  await expect(seen.getByText('Connected', { exact: true })).toBeAttached();

  await client.work(id);
  await expect(page).toHaveURL(`/tlclient?video=YT_${id}`);
  const text = 'Good evening <b>everyone</b>';
  await client.say(text);
  await expect(client.field).toHaveValue('');
  const shown = /Good evening .b.everyone/;
  await expect(client.panel.getByText(shown)).toBeVisible(SOON);
  await expect(seen.getByText(shown)).toBeVisible(SOON);
  // The card of the stream says so too.
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/v2/live?org=Hololive');
      const live = (await answer.json()) as { id: string; recent_live_tls?: string[] }[];
      return live.find((video) => video.id === id)?.recent_live_tls ?? [];
    }, SOON)
    .toContain('en');
  await watching.close();
});

test('a line whose sending is killed is kept, holds the page, and is sent again', async ({
  page,
  complaints,
}) => {
  const client = new TlClientPage(page);
  await loginAs(page, 'translator');
  await client.work(await client.liveStream());
  const isPost = (url: URL) => url.pathname.endsWith('/chats');
  await page.route(isPost, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await client.say('lost on the way');
  await expect(page.getByText('1 line wasn’t sent')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave with unsent lines?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/tlclient/);
  await page.unroute(isPost);
  await page.getByRole('button', { name: 'Try again: lost on the way' }).click();
  await expect(client.panel.getByText('lost on the way')).toBeVisible(SOON);
  await expect(page.getByText('1 line wasn’t sent')).toHaveCount(0);
  forgive(complaints, /net::ERR_FAILED/);
});

test('a guest is led to the login and back to the same video', async ({ page }) => {
  const client = new TlClientPage(page);
  const id = await client.liveStream();
  await client.open(`/tlclient?video=YT_${id}`);
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log in as translator' }).click();
  await expect(page).toHaveURL(`/tlclient?video=YT_${id}`);
  await expect(client.settings.getByLabel('Main link')).toHaveValue(`YT_${id}`);
});

test('the chat is greeted at its own origin alone, and gets each line in the new form', async ({
  page,
  complaints,
}) => {
  const client = new TlClientPage(page);
  await client.hearChats();
  await loginAs(page, 'translator');
  await client.work(await client.liveStream());
  await page.getByLabel('Language tag in chats').fill('en');
  await expect
    .poll(() => client.heard(), { timeout: 8_000 })
    .toEqual(['old Initiate', 'system|tlsync_msgs#ask#ping', 'tlsync_msgs#ask#initiate']);
  await expect(page.getByText('Your lines are typed into this chat')).toBeAttached();
  await client.say('hello');
  await expect.poll(() => client.heard()).toContain('tlsync_msgs#tell#sendMessage [en] hello');

  // The frame shows a page of another origin: nothing is delivered to it.
  await client.chat.evaluate(async (frame: HTMLIFrameElement) => {
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = 'about:blank';
    await isLoaded;
    frame.contentWindow?.addEventListener('message', () => {
      frame.dataset.heard = 'yes';
    });
  });
  await client.say('not for strangers');
  await expect(client.panel.getByText('not for strangers')).toBeVisible(SOON);
  await expect(client.chat).not.toHaveAttribute('data-heard');
  // So the browser says of a message that it does not deliver; the sandbox is that of a frame of another origin.
  forgive(complaints, /The target origin provided|can escape its sandboxing/);
});
