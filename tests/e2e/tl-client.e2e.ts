/** The TL client with the real server and its socket: a line arrives, or waits until it can. */
import { attempt } from '../support/attempt';
import { expect, forgive, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';
import { TlClientPage } from '../pages/tl-client.page';
import { WatchPage } from '../pages/watch.page';

test('a line arrives in the room, on the watch page and in chats, or is kept until it is sent', async ({
  page,
  context,
  complaints,
}) => {
  const client = new TlClientPage(page);
  await client.hearChats();
  await loginAs(page, 'translator');
  const times = attempt();
  const id = await client.liveStream();
  const watch = new WatchPage(await context.newPage());
  await watch.open(`/watch/${id}`);
  await watch.showTranslations();
  await client.work(id);
  await expect(page).toHaveURL(`/tlclient?video=YT_${id}`);

  await test.step('a chat is greeted at its own origin', async () => {
    await client.tag('en');
    await expect(client.heard).toHaveText([
      'old Initiate',
      'system|tlsync_msgs#ask#ping',
      'tlsync_msgs#ask#initiate',
    ]);
    await expect(client.text('Your lines are typed into this chat')).toBeAttached();
  });

  await test.step('a line appears in the panel, in the chat, on the watch page, and on the card', async () => {
    const text = `Good evening <b>everyone</b> ${times}`;
    await client.say(text);
    await expect(client.field).toHaveValue('');
    await expect(client.line(text)).toBeVisible();
    await expect(client.heard.last()).toHaveText(`tlsync_msgs#tell#sendMessage [en] ${text}`);
    await expect(watch.translations.filter({ hasText: text })).toBeVisible();
    await client.seeOnCard(id, 'en');
    await watch.page.close();
  });

  await test.step('a line whose sending is killed is kept, holds the page, and is sent again', async () => {
    const text = `lost on the way ${times}`;
    const mend = await client.loseLines();
    await client.say(text);
    await expect(client.text('1 line wasn’t sent')).toBeVisible();
    await client.leave();
    await client.leaveQuestion.answer('Stay');
    await expect(page).toHaveURL(/tlclient/);
    await mend();
    await client.sendAgain(text);
    await expect(client.line(text)).toBeVisible();
    await expect(client.text('1 line wasn’t sent')).toHaveCount(0);
    forgive(complaints, /net::ERR_FAILED/);
  });

  await test.step('what is posted to a frame that shows another origin is not delivered', async () => {
    const text = `not for strangers ${times}`;
    await client.leadChatAway();
    await client.say(text);
    await expect(client.line(text)).toBeVisible();
    await expect(client.chat).not.toHaveAttribute('data-heard');
    // So the browser says of a message that it does not deliver; the sandbox is that of a frame of another origin.
    forgive(complaints, /The target origin provided|can escape its sandboxing/);
  });
});
