/** What a translator does in the script editor: writes, edits, saves, imports, and loses nothing. */
import { CallError, type Chat, type Client } from '@oshimado/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleUser,
} from '../../testing';
import { measureLists } from '../../testing/measured-lists';
import { sampleWatched } from '../../storybook/sample-watch';
import { type StoredDraft, browserDrafts } from './script-drafts';
import { ScriptEditorPage } from './ScriptEditorPage';
import { memoryDrafts, scriptServer } from './testing';
import { Replaced } from '../../base/state/replaced';

// Its frame would be loaded from the platform.
vi.mock('../../parts/player/PlayerFrame', () => ({ default: () => null }));

// Loaded before the tests, so that none of them waits for a disk.
const [messages] = await Promise.all([
  englishMessages(),
  loadActors(),
  import('./ScriptEditor'),
  import('./ImportDialog'),
]);

let restore: () => void;
beforeAll(() => {
  restore = measureLists();
});
afterAll(() => restore());

const ID = 'aaaaaaaaaaa';
const START = Date.parse(sampleWatched().start_actual ?? sampleWatched().available_at);
const TARGET = { video: ID, lang: 'en' } as const;
const line = (id: string, seconds: number, message: string) => ({
  id,
  message,
  timestamp: START + seconds * 1_000,
  duration: 2_000,
});

interface Options {
  readonly lines?: readonly ReturnType<typeof line>[];
  readonly calls?: Partial<Client>;
  readonly drafts?: readonly StoredDraft[];
  readonly role?: 'user' | 'editor';
  readonly target?: typeof TARGET | null;
}

async function open({ lines = [], calls, drafts, role = 'user', target = TARGET }: Options = {}) {
  const server = scriptServer(lines);
  const store = memoryDrafts(drafts);
  const onTarget = vi.fn();
  logIn(sampleUser({ username: 'Mira', role }));
  const page = render(
    <StrictMode>
      <FeaturePage
        client={clientOf({
          getVideo: () => Promise.resolve(sampleWatched()),
          ...server.calls,
          ...calls,
        })}
        messages={messages}
      >
        <Replaced what={browserDrafts} by={store}>
          <ScriptEditorPage target={target} onTarget={onTarget} />
        </Replaced>
      </FeaturePage>
    </StrictMode>,
  );
  if (target && !calls?.getChats) await screen.findByRole('textbox', { name: 'New line' });
  return { ...server, store, onTarget, page };
}

const input = () => screen.getByRole('textbox', { name: 'New line' });
function type(text: string) {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.keyDown(input(), { key: 'Enter', code: 'Enter' });
}
const texts = () =>
  [...document.querySelectorAll('[data-part="line"]')].map((row) => row.lastChild?.textContent);
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });
const saved = () => screen.findByText('All changes saved');
/** The notice about refused lines. */
const refusal = () =>
  waitFor(() => {
    const found = screen
      .getAllByRole('alert')
      .find((one) => one.textContent.includes('didn’t accept'));
    if (!found) throw new Error('Nothing says what was refused.');
    return found;
  });

describe('writing', () => {
  it('Enter adds a line of 3 s at the time of the player, and Ctrl+S saves it', async () => {
    const { stored } = await open();
    type('Good evening');
    expect(texts()).toEqual(['Good evening']);
    expect(screen.getByText('1 unsaved line')).toBeDefined();
    save();
    await saved();
    expect(stored()).toMatchObject([
      { message: 'Good evening', timestamp: START, duration: 3_000, name: 'Mira' },
    ]);
  });

  it('begins in the field for lines, beside which no toast lies over its button', async () => {
    await open();
    expect(document.activeElement).toBe(input());
    expect(input().closest('[data-part="typing-row"]')).not.toBeNull();
  });

  it('half a line makes the browser ask before the tab is closed', async () => {
    await open();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    fireEvent.change(input(), { target: { value: 'Good' } });
    expect(asks()).toBe(true);
    fireEvent.change(input(), { target: { value: '' } });
    expect(asks()).toBe(false);
  });

  it('what is too long stays in the field and says why', async () => {
    await open();
    type('a'.repeat(501));
    expect(screen.getByText(/up to 500 characters/)).toBeDefined();
    expect(texts()).toEqual([]);
  });

  it('Ctrl with the arrows jumps 3 s, so that the next line begins there', async () => {
    await open();
    fireEvent.keyDown(input(), { key: 'ArrowRight', code: 'ArrowRight', ctrlKey: true });
    type('later');
    expect(screen.getByRole('button', { name: /0:03\.0 0:06\.0 Default later/ })).toBeDefined();
  });

  it('Ctrl+Z, Ctrl+Y and Ctrl+S work on a layout without Latin letters', async () => {
    const { stored } = await open();
    const press = (key: string, code: string) =>
      fireEvent.keyDown(window, { key, code, ctrlKey: true });
    type('oops');
    press('я', 'KeyZ');
    expect(texts()).toEqual([]);
    press('н', 'KeyY');
    expect(texts()).toEqual(['oops']);
    press('ы', 'KeyS');
    await saved();
    expect(stored()).toHaveLength(1);
  });

  it('Ctrl+Z takes it back, and the button brings it again', async () => {
    await open();
    type('oops');
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(texts()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(texts()).toEqual(['oops']);
  });
});

describe('an open row', () => {
  const opened = async () => {
    const editor = await open({ lines: [line('1', 1, 'one'), line('2', 4, 'two words')] });
    fireEvent.click(screen.getByRole('button', { name: /Default two words/ }));
    return editor;
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
  /** Typing pauses for longer than the script waits for. */
  const paused = () => act(() => new Promise((resolve) => setTimeout(resolve, 700)));

  it('has the focus, and Enter puts what was typed into the script', async () => {
    await opened();
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: 'changed' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(texts()).toEqual(['one', 'changed']);
  });

  it('keeps what is typed and its cursor as they are when the script has it with single spaces', async () => {
    await opened();
    fireEvent.change(field(), { target: { value: 'two  words' } });
    fireEvent.change(field(), { target: { value: 'two  new words' } });
    field().setSelectionRange(4, 4);
    await paused();
    expect([field().value, field().selectionStart]).toEqual(['two  new words', 4]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(texts()).toEqual(['one', 'two new words']);
  });

  it('takes no half of a word that an input method composes', async () => {
    const { store } = await opened();
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: 'こんにちは\u3000み' } });
    await paused();
    expect(await store.readAll()).toEqual([]);
    expect(screen.queryByText('1 unsaved line')).toBeNull();
    fireEvent.compositionEnd(field());
    await screen.findByText('1 unsaved line');
    expect(field().value).toBe('こんにちは\u3000み');
  });

  it('stays open while its text is too long, and has it again after another row was opened', async () => {
    await opened();
    const long = 'a'.repeat(501);
    fireEvent.change(field(), { target: { value: long } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(field().value).toBe(long);
    fireEvent.click(screen.getByRole('button', { name: /Default one/ }));
    expect(field().value).toBe('one');
    fireEvent.click(screen.getByRole('button', { name: /Default two words/ }));
    expect(field().value).toBe(long);
    fireEvent.change(field(), { target: { value: 'short' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(texts()).toEqual(['one', 'short']);
    fireEvent.click(screen.getByRole('button', { name: /Default short/ }));
    expect(field().value).toBe('short');
  });

  it('is split at the cursor', async () => {
    await opened();
    field().setSelectionRange(3, 3);
    fireEvent.click(screen.getByRole('button', { name: 'Split at cursor' }));
    fireEvent.click(screen.getByRole('button', { name: /Close the open line/ }));
    expect(texts()).toEqual(['one', 'two', 'words']);
  });

  it('set as start asks, then deletes the earlier lines on the server too', async () => {
    const { stored } = await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Set as start' }));
    const question = screen.getByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Set as start' }));
    save();
    await saved();
    expect(stored()).toMatchObject([{ id: '2', timestamp: START }]);
  });

  it('a deleted line comes back by undo', async () => {
    await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Delete line' }));
    expect(texts()).toEqual(['one']);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: false }));
    await waitFor(() => expect(texts()).toEqual(['one', 'two words']));
  });

  describe('the toast of a deletion', () => {
    const deleted = async () => {
      await opened();
      fireEvent.click(screen.getByRole('button', { name: 'Delete line' }));
      await screen.findByText('Line deleted');
    };
    /** Not the button of the bar. */
    const undo = () => {
      const buttons = screen.getAllByRole('button', { name: 'Undo' });
      const ofToast = buttons.find((button) => !button.hasAttribute('data-step'));
      if (!ofToast) throw new Error('The toast has no button.');
      fireEvent.click(ofToast);
    };

    it('brings the line back after a later edit too, which can be redone', async () => {
      await deleted();
      type('three');
      undo();
      await waitFor(() => expect(texts()).toEqual(['one', 'two words']));
      fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
      fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
      expect(texts()).toEqual(['one', 'three']);
    });

    it('leaves what was written after the deletion was taken back by a key', async () => {
      await deleted();
      fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
      type('three');
      undo();
      await waitFor(() => expect(screen.queryByText('Line deleted')).toBeNull());
      expect(texts()).toEqual(['one', 'two words', 'three']);
    });
  });
});

describe('a button of the bar that cannot be pressed again', () => {
  const named = (name: string) => screen.getByRole('button', { name });
  it('gives its focus to the one beside it', async () => {
    await open();
    type('one');
    named('Undo').focus();
    fireEvent.click(named('Undo'));
    expect(document.activeElement).toBe(named('Redo'));
    fireEvent.click(named('Redo'));
    expect(document.activeElement).toBe(named('Undo'));
    named('Save').focus();
    fireEvent.click(named('Save'));
    await saved();
    expect(document.activeElement).toBe(named('Undo'));
  });
});

describe('saving', () => {
  it('a failed save keeps the line here and on the device, and offers a retry', async () => {
    const offline = new CallError('network', 'postScriptLog', '/');
    const postScriptLog = vi.fn<Client['postScriptLog']>(() => Promise.reject(offline));
    const { store } = await open({ calls: { postScriptLog } });
    type('kept');
    save();
    expect(await screen.findByText('Couldn’t save your lines')).toBeDefined();
    expect(texts()).toEqual(['kept']);
    await waitFor(async () => expect(await store.readAll()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('a save that the server refuses reads the account again, which may be suspended by now', async () => {
    const user = sampleUser({ username: 'Mira' });
    const getRefresh = vi.fn(() => Promise.resolve({ jwt: 'renewed', user }));
    const refused = new CallError('http', 'postScriptLog', '/', 403, {
      error: 'suspended',
      message: 'Suspended.',
    });
    await open({ calls: { postScriptLog: () => Promise.reject(refused), getRefresh } });
    const before = getRefresh.mock.calls.length;
    type('kept');
    save();
    await waitFor(() => expect(getRefresh.mock.calls.length).toBeGreaterThan(before));
  });

  it('a refused line is named with what to do, opens on a press, and goes once it is changed', async () => {
    const { calls } = scriptServer();
    const problem = {
      error: 'bad_request',
      message: 'No.',
      parameter: '[0].data.message',
    } as const;
    const postScriptLog: Client['postScriptLog'] = (input) =>
      input.body.some((entry) => entry.type === 'Add' && entry.data.message === 'bad')
        ? Promise.reject(new CallError('http', 'postScriptLog', '/', 400, problem))
        : calls.postScriptLog(input);
    await open({ calls: { postScriptLog } });
    type('bad');
    save();
    const alert = await refusal();
    expect(alert.textContent).toContain('The server didn’t accept 1 line');
    expect(alert.textContent).toContain('bad');
    expect(alert.textContent).toContain('Change its text or times.');
    fireEvent.click(within(alert).getByRole('button', { name: /^Line at / }));
    const field = await screen.findByDisplayValue('bad');
    fireEvent.change(field, { target: { value: 'better' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByText(/didn’t accept/)).toBeNull());
    save();
    await saved();
    expect(texts()).toEqual(['better']);
  });

  it('a script that takes nothing says so once, and is saved on a press when it does again', async () => {
    const { calls, stored } = scriptServer();
    const refused = new CallError('http', 'postScriptLog', '/', 403);
    const postScriptLog = vi.fn(calls.postScriptLog).mockRejectedValueOnce(refused);
    await open({ calls: { postScriptLog } });
    type('one');
    type('two');
    save();
    const alert = await refusal();
    expect(alert.textContent).toContain('You can’t save to this script right now.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await saved();
    expect(stored()).toHaveLength(2);
  });

  it('lines of a closed tab are offered to the same account only, and come back', async () => {
    const draft = (accountId: string, text: string): StoredDraft => ({
      key: `${accountId} en ${ID} own gone`,
      accountId,
      script: `en ${ID}`,
      isOverriding: false,
      savedAt: START,
      changes: [
        {
          id: null,
          base: null,
          line: { author: 'Mira', start: 0, end: 2_000, text, profile: 'default' },
        },
      ],
    });
    const foreign = draft('2', 'foreign');
    const { stored, store } = await open({ drafts: [foreign, draft('1', 'mine')] });
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(texts()).toEqual(['mine']));
    save();
    await saved();
    expect(stored().map(({ message }) => message)).toEqual(['mine']);
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    await waitFor(async () => expect(await store.readAll()).toEqual([foreign]));
  });

  it('lines of a closed tab that the server has are not offered, and the device forgets them', async () => {
    const arrived: StoredDraft = {
      key: `1 en ${ID} own gone`,
      accountId: '1',
      script: `en ${ID}`,
      isOverriding: false,
      savedAt: START,
      changes: [
        {
          id: null,
          base: null,
          line: { author: 'Mira', start: 1_000, end: 3_000, text: 'arrived', profile: 'default' },
        },
      ],
    };
    const { store } = await open({ lines: [line('1', 1, 'arrived')], drafts: [arrived] });
    await waitFor(async () => expect(await store.readAll()).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    expect(texts()).toEqual(['arrived']);
  });

  it('a line that another device has changed keeps both versions, and asks', async () => {
    const { change, stored } = await open({ lines: [line('1', 1, 'old')] });
    fireEvent.click(screen.getByRole('button', { name: /Default old/ }));
    const field = screen.getByRole('textbox', { name: 'Text' });
    fireEvent.change(field, { target: { value: 'mine' } });
    change('1', 'theirs');
    fireEvent.keyDown(field, { key: 'Enter' });
    save();
    expect(await screen.findByText('1 line was changed by two people')).toBeDefined();
    await saved();
    expect(
      stored()
        .map(({ message }) => message)
        .toSorted(),
    ).toEqual(['mine', 'theirs']);
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(texts()).toEqual(['mine']);
  });
});

describe('the script as a whole', () => {
  it('leaving with unsaved lines asks; staying keeps them', async () => {
    await open();
    type('unsaved');
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    const question = await screen.findByRole('dialog', { name: /Save your lines/ });
    fireEvent.click(within(question).getAllByRole('button', { name: 'Stay here' })[0] as Element);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(texts()).toEqual(['unsaved']);
  });

  it('editor mode is refused to plain users in words', async () => {
    await open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'More tools' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Turn on editor mode' }));
    expect(await screen.findByText('You don’t have enough privilege')).toBeDefined();
  });

  it('a file takes its place after a look at it; long lines are split when asked', async () => {
    await open({ lines: [line('1', 1, 'old')] });
    fireEvent.click(screen.getByRole('button', { name: 'Import file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a file' }));
    const long = `${'word '.repeat(120)}end`;
    const srt = `1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:09,000\n${long}\n`;
    fireEvent.change(dialog.getByLabelText(/Choose a script file/), {
      target: { files: [new File([srt], 'script.srt')] },
    });
    const overwrite = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Overwrite' });
    expect(await dialog.findByText(/1 line is longer than 500/)).toBeDefined();
    expect(overwrite().disabled).toBe(true);
    fireEvent.click(dialog.getByRole('button', { name: 'Split long lines' }));
    fireEvent.click(overwrite());
    await waitFor(() => expect(texts()).toHaveLength(3));
    expect(texts()[0]).toBe('Hello');
  });

  it('a file says what is left out; lines of unknown styles are of Default, short ones keep out of the next', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Import file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a file' }));
    const ass = [
      '[V4+ Styles]',
      'Format: Name, PrimaryColour, OutlineColour',
      'Style: Host,&HFF,&H0',
      '[Events]',
      'Format: Start, End, Style, Text',
      'Dialogue: 0:00:01.00,0:00:01.01,Nobody,{\\i1}short',
      'Dialogue: 0:00:01.20,0:00:03.00,Host,next',
      'Dialogue: 0:00:05.00,0:00:05.01,Host,no room',
      'Dialogue: 0:00:05.01,0:00:06.00,Host,last',
      'Dialogue: 0:00:07.00,0:00:08.00,Host,{\\p1}m 0 0 l 9 9',
    ].join('\n');
    fireEvent.change(dialog.getByLabelText(/Choose a script file/), {
      target: { files: [new File([ass], 'script.ass')] },
    });
    const entries = within(await dialog.findByRole('list', { name: 'Skipped entries' }));
    expect(entries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 10 · only a drawing · {\\p1}m 0 0 l 9 9',
      'shorter than 0.3 s · no room',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(texts()).toEqual(['short', 'next', 'last']));
  });

  it('a file is the first script of several that are dropped, and the others are named', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Import file' }));
    const named = (name: string) => new File(['1\n00:00:01,000 --> 00:00:02,500\nHi\n'], name);
    const field = await screen.findByLabelText(/Choose a script file/);
    fireEvent.drop(field, {
      dataTransfer: { files: [named('cover.png'), named('first.srt'), named('second.srt')] },
    });
    expect(await screen.findByText(/^first.srt/)).toBeDefined();
    expect(screen.getByText('Not read: cover.png and second.srt')).toBeDefined();
  });

  it('a file in Shift_JIS is recognized, and read as such when asked', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Import file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a file' }));
    const head = new TextEncoder().encode('1\n00:00:01,000 --> 00:00:02,500\n');
    const words = Uint8Array.from([0x82, 0xb1, 0x82, 0xf1, 0x82, 0xce, 0x82, 0xf1, 0x82, 0xcd]);
    fireEvent.change(dialog.getByLabelText(/Choose a script file/), {
      target: { files: [new File([head, words], 'old.srt')] },
    });
    expect(await dialog.findByText(/It looks like Shift_JIS/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Read file' }));
    expect(await dialog.findByText('こんばんは')).toBeDefined();
  });

  it('a script that failed to load is loaded again on request', async () => {
    let isDown = true;
    const { calls } = scriptServer([line('1', 1, 'one')]);
    await open({
      calls: {
        getChats: (): Promise<Chat[]> =>
          isDown ? Promise.reject(new CallError('network', 'getChats', '/')) : calls.getChats(),
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    await waitFor(() => expect(texts()).toEqual(['one']));
  });

  it('without one in the address is chosen in the settings, which can be left', async () => {
    const { onTarget } = await open({ target: null });
    const dialog = within(await screen.findByRole('dialog', { name: 'Script settings' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a video' }));
    const again = within(await screen.findByRole('dialog', { name: 'Script settings' }));
    fireEvent.change(again.getByRole('textbox', { name: 'Video' }), { target: { value: 'what' } });
    fireEvent.click(again.getByRole('button', { name: 'Open script' }));
    expect(again.getByText(/isn’t a link/)).toBeDefined();
    fireEvent.change(again.getByRole('textbox', { name: 'Video' }), {
      target: { value: `https://youtu.be/${ID}` },
    });
    await act(async () => {
      fireEvent.click(again.getByRole('button', { name: 'Open script' }));
      await Promise.resolve();
    });
    expect(onTarget).toHaveBeenCalledWith({ video: ID, lang: 'en' });
  });
});
