/** The script editor against the real server: written, edited, kept on the device, shared by two devices, by keys alone. */
import { parse } from 'ass-compiler';
import { SAMPLES } from '../../packages/domain/src/testing/script-samples';
import { cameBefore } from '../support/choices';
import { expect, forgive, test } from '../support/quiet-page';
import { setTime, pauseClock } from '../support/site-test';
import { loginAs } from '../support/viewer';
import { eventually } from '../support/waits';
import { ScriptEditorPage } from '../pages/script-editor.page';
import { WatchPage } from '../pages/watch.page';

const PASTS = 'status=past&type=stream&org=Hololive&limit=20';

test('a translator writes lines, moves them by keys, saves them, and finds them after loading again', async ({
  page,
}) => {
  const editor = new ScriptEditorPage(page);
  const [video] = await new WatchPage(page).rows(PASTS);
  await loginAs(page, 'translator');
  await editor.openScript(video?.id ?? '');

  await test.step('by keys alone a line is moved, made longer, and taken back', async () => {
    const card = (times: string) => editor.card(times, 'By keys');
    await editor.input.focus();
    await page.keyboard.type('By keys');
    await page.keyboard.press('Enter');
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

  await test.step('a second line begins at the time of the player, and both are saved', async () => {
    await editor.forward();
    await editor.add('How are you?');
    await editor.edit('By keys', 'Good evening, everyone');
    await editor.saveLines();
    await editor.reload();
    await editor.seeTexts(['Good evening, everyone', 'How are you?']);
    await expect(editor.timeline).toHaveCount(2);
  });

  await test.step('a file replaces the script, and the export opens in other programs', async () => {
    const texts = ['Hello there', 'Commas, stay, in the text', 'Three-digit fraction'];
    await editor.importFile('b1.ass', SAMPLES['b1.ass']);
    await editor.seeTexts(texts);
    await editor.seeState('saved');
    const { events, styles } = parse(await editor.exportFile(/\.ass/));
    expect(events.dialogue.map(({ Text: { raw } }) => raw)).toEqual(texts);
    expect(events.dialogue.map(({ Start, End }) => [Start, End])[1]).toEqual([4.25, 6.5]);
    expect(styles.style.map(({ Name }) => Name)).toContain('Profile2');
  });
});

test('a killed tab gets its unsent lines back', async ({ page, context }) => {
  const editor = new ScriptEditorPage(page);
  const [, video] = await new WatchPage(page).rows(PASTS);
  await loginAs(page, 'translator');
  await editor.openScript(video?.id ?? '');
  await editor.add('Never sent');
  await editor.seeState('unsaved');
  await editor.seeCopyOnDevice();
  await editor.crash();
  const again = new ScriptEditorPage(await context.newPage());
  await again.openScript(video?.id ?? '');
  await again.restore();
  await again.seeTexts(['Never sent']);
  await again.saveLines();
  await again.reload();
  await again.seeTexts(['Never sent']);
  await expect(again.restoreButton).toHaveCount(0);
});

test('two devices edit one script, and nothing is lost', async ({ page, browser, complaints }) => {
  const [, , video] = await new WatchPage(page).rows(PASTS);
  const id = video?.id ?? '';
  await loginAs(page, 'translator');
  const first = new ScriptEditorPage(page);
  await first.openScript(id);
  await first.add('Shared line');
  await first.saveLines();
  const storage = await page.context().storageState();
  const other = await browser.newContext({ storageState: storage });
  await setTime(other);
  const second = new ScriptEditorPage(await other.newPage());
  await second.openScript(id);
  await second.seeTexts(['Shared line']);
  // The second device, which asks for changes every 20 s, changes the same line without knowing.
  await pauseClock(second.page);
  await first.edit('Shared line', 'From the first');
  await first.forward();
  await first.add('Added by the first');
  await first.saveLines();
  await second.edit('Shared line', 'From the second');
  await second.saveLines();
  await expect(second.text('1 line was changed by two people')).toBeVisible();
  await second.seeTexts(['From the first', 'From the second', 'Added by the first']);
  await first.reload();
  await first.seeTexts(['From the first', 'From the second', 'Added by the first']);
  await other.close();
  forgive(complaints, /status of 409/);
});

test('on a narrow phone the field for a new line has most of the width, whatever the language', async ({
  page,
  context,
}) => {
  const editor = new ScriptEditorPage(page);
  const [video] = await new WatchPage(page).rows(PASTS);
  await loginAs(page, 'translator');
  for (const lang of ['de', 'ja', 'fr'])
    await test.step(lang, async () => {
      await cameBefore(context, { lang });
      await editor.openOnPhone(video?.id ?? '');
      for (const width of [320, 360, 400]) {
        // oxlint-disable-next-line no-await-in-loop -- one width after the other
        await page.setViewportSize({ width, height: 800 });
        // oxlint-disable-next-line no-await-in-loop -- as above
        await eventually(`at ${width} px`, () => editor.shareOfField()).toBeGreaterThan(0.6);
      }
    });
});
