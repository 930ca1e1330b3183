/** The script editor against the real server: written, edited, kept on the device, shared by two devices, by keys alone. */
import { readFile } from 'node:fs/promises';
import { parse } from 'ass-compiler';
import { SAMPLES } from '../../packages/domain/src/testing/script-samples';
import { expect, forgive, test } from '../support/quiet-page';
import { setTime } from '../support/site-test';
import { loginAs } from '../support/viewer';
import { ScriptEditorPage } from '../pages/script-editor.page';
import { WatchPage } from '../pages/watch.page';

const PASTS = 'status=past&type=stream&org=Hololive&limit=20';

test('a translator writes, edits and saves lines, and finds them after loading again', async ({
  page,
}) => {
  const editor = new ScriptEditorPage(page);
  const [video] = await new WatchPage(page).rows(PASTS);
  await loginAs(page, 'translator');
  await editor.open(video?.id ?? '');
  await editor.add('Good evening');
  await editor.forward();
  await editor.add('How are you?');
  await editor.edit('Good evening', 'Good evening, everyone');
  await editor.save();
  await page.reload();
  await editor.seeTexts(['Good evening, everyone', 'How are you?']);
  await expect(editor.cards).toHaveCount(2);
});

test('a killed tab gets its unsent lines back', async ({ page, context }) => {
  const editor = new ScriptEditorPage(page);
  const [, video] = await new WatchPage(page).rows(PASTS);
  await loginAs(page, 'translator');
  await editor.open(video?.id ?? '');
  await editor.add('Never sent');
  await expect(editor.state).toHaveAttribute('data-state', 'unsaved');
  // The device gets a copy a moment after each change.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('oshimado-script-drafts');
            opening.addEventListener('success', () => {
              const { result: database } = opening;
              const count = database.transaction('drafts').objectStore('drafts').count();
              count.addEventListener('success', () => {
                database.close();
                resolve(count.result);
              });
            });
          }),
      ),
    )
    .toBe(1);
  // As a crash would: nothing is sent any more, and nothing is asked.
  await context.route('**/scripteditor/log**', (route) => route.abort());
  await page.close({ runBeforeUnload: false });
  await context.unroute('**/scripteditor/log**');
  const again = new ScriptEditorPage(await context.newPage());
  await again.open(video?.id ?? '');
  await again.page.getByRole('button', { name: 'Restore' }).click();
  await again.seeTexts(['Never sent']);
  await again.save();
  await again.page.reload();
  await again.seeTexts(['Never sent']);
  await expect(again.page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});

test('two devices edit one script, and nothing is lost', async ({ page, browser, complaints }) => {
  const [, , video] = await new WatchPage(page).rows(PASTS);
  const id = video?.id ?? '';
  await loginAs(page, 'translator');
  const first = new ScriptEditorPage(page);
  await first.open(id);
  await first.add('Shared line');
  await first.save();
  const storage = await page.context().storageState();
  const other = await browser.newContext({ storageState: storage });
  await setTime(other);
  const second = new ScriptEditorPage(await other.newPage());
  await second.open(id);
  await second.seeTexts(['Shared line']);
  // The first device changes the line and adds one; the second changes the same line without knowing.
  await first.edit('Shared line', 'From the first');
  await first.forward();
  await first.add('Added by the first');
  await first.save();
  await second.edit('Shared line', 'From the second');
  await second.save();
  await expect(second.page.getByText('1 line was changed by two people')).toBeVisible();
  await second.seeTexts(['From the first', 'From the second', 'Added by the first']);
  await page.reload();
  await first.seeTexts(['From the first', 'From the second', 'Added by the first']);
  await other.close();
  forgive(complaints, /status of 409/);
});

test('by keys alone a line is added, moved, made longer, and taken back', async ({ page }) => {
  const editor = new ScriptEditorPage(page);
  const [, , , video] = await new WatchPage(page).rows(PASTS);
  await loginAs(page, 'translator');
  await editor.open(video?.id ?? '');
  await editor.input.focus();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  const card = (times: string) => page.getByRole('button', { name: `${times}: By keys` });
  await expect(card('0:00.0 to 0:03.0')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(card('0:00.0 to 0:03.0')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(card('0:01.0 to 0:04.0')).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(card('0:01.0 to 0:04.1')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(card('0:01.0 to 0:04.0')).toBeVisible();
});

test('a file takes the place of the script, and the export opens in other programs', async ({
  page,
}) => {
  const editor = new ScriptEditorPage(page);
  const [, , , , video] = await new WatchPage(page).rows(PASTS);
  await loginAs(page, 'translator');
  await editor.open(video?.id ?? '');
  await page.getByRole('button', { name: 'Import file' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'b1.ass',
    mimeType: 'text/plain',
    buffer: Buffer.from(SAMPLES['b1.ass']),
  });
  await page.getByRole('button', { name: 'Overwrite' }).click();
  const texts = ['Hello there', 'Commas, stay, in the text', 'Three-digit fraction'];
  await editor.seeTexts(texts);
  await expect(editor.state).toHaveAttribute('data-state', 'saved');
  await page.getByRole('button', { name: 'Export file' }).click();
  await page.getByRole('radio', { name: /\.ass/ }).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await downloading).path();
  const { events, styles } = parse(await readFile(file, 'utf8'));
  expect(events.dialogue.map(({ Text: { raw } }) => raw)).toEqual(texts);
  expect(events.dialogue.map(({ Start, End }) => [Start, End])[1]).toEqual([4.25, 6.5]);
  expect(styles.style.map(({ Name }) => Name)).toContain('Profile2');
});
