import { DEFAULT_PROFILE } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { failure, settle, startMachine } from '../testing/start-machine';
import { tlClientMachine } from './tl-client.machine';
import {
  canSend,
  isBusy,
  isDialogShown,
  isProfileListShown,
  needsLogin,
  selectChatRows,
  selectChats,
  selectChosenProfile,
  selectDraft,
  selectFailed,
  selectProfiles,
  selectSettings,
  selectText,
} from './tl-client.selectors';
import type { TlClientEvent, TlClientInput } from './tl-client.types';

const main = 'https://www.youtube.com/watch?v=abcdefghijk';
const twitch = 'https://www.twitch.tv/someone';
const mira = { name: 'Mira' };
const voices = [
  DEFAULT_PROFILE,
  { ...DEFAULT_PROFILE, id: 'aki', name: 'Aki', prefix: '[Aki] ', suffix: ' //', chatTag: 'en' },
  { ...DEFAULT_PROFILE, id: 'bo', name: 'Bo' },
];

function started(input: Partial<TlClientInput> = {}) {
  const run = startMachine(tlClientMachine, {
    input: { viewer: mira, lang: 'en', lastLink: main, profiles: voices, ...input },
  });
  const send = (...events: TlClientEvent[]) => {
    for (const event of events) run.actor.send(event);
  };
  const say = (text: string) => send({ type: 'text.change', text }, { type: 'line.send' });
  const emittedOf = (type: string) => run.emitted.filter((event) => event.type === type);
  return { ...run, send, say, emittedOf };
}

function answered(input: Partial<TlClientInput> = {}, ...collabs: string[]) {
  const run = started(input);
  for (const link of collabs) run.send({ type: 'collab.add', link });
  run.send({ type: 'settings.confirm' });
  return run;
}

describe('the way in', () => {
  it('a guest gets a login message, and the page does not break', () => {
    const run = started({ viewer: null });
    expect(needsLogin(run.snapshot())).toBe(true);
    expect(run.emitted).toEqual([{ type: 'login.needed' }]);
    run.send({ type: 'session.renewed', viewer: mira });
    expect(isDialogShown(run.snapshot())).toBe(true);
  });

  it('the link in the address counts more than the last one used', () => {
    expect(selectDraft(started({ queryLink: twitch }).snapshot()).link).toBe(twitch);
    expect(selectDraft(started().snapshot()).link).toBe(main);
  });

  it('OK needs a link that identifies a room', () => {
    const run = started({ lastLink: '' });
    run.send({ type: 'settings.confirm' }, { type: 'settings.change', link: 'hello' });
    run.send({ type: 'settings.confirm' }, { type: 'collab.add', link: ' ' });
    expect(run.emittedOf('settings.refused').map((event) => Reflect.get(event, 'code'))).toEqual([
      'link.empty',
      'link.invalid',
      'link.empty',
    ]);
    expect(isDialogShown(run.snapshot())).toBe(true);
  });

  it('a dialog that is cancelled at first leaves nothing to send to; the text is kept', () => {
    const run = started();
    run.send({ type: 'settings.cancel' });
    run.say('hello');
    expect(run.emitted).toEqual([{ type: 'line.refused', code: 'room.none' }]);
    expect(selectText(run.snapshot())).toBe('hello');
  });

  it('unsent text is restored after the page was left', () => {
    expect(selectText(started({ text: 'half a li' }).snapshot())).toBe('half a li');
  });

  it('a later cancel keeps the former answers', () => {
    const run = answered();
    run.send({ type: 'settings.open' }, { type: 'settings.change', link: twitch, lang: 'ja' });
    run.send({ type: 'settings.cancel' });
    expect(selectDraft(run.snapshot())).toEqual({ link: main, lang: 'en', collabs: [] });
    expect(selectSettings(run.snapshot())?.link).toBe(main);
  });

  it('a change of the main link is emitted, so that the page can update its address', () => {
    const run = answered();
    run.send({ type: 'settings.open' }, { type: 'settings.confirm' }, { type: 'settings.open' });
    run.send({ type: 'settings.change', link: twitch }, { type: 'settings.confirm' });
    expect(run.emittedOf('link.changed')).toEqual([
      { type: 'link.changed', link: main },
      { type: 'link.changed', link: twitch },
    ]);
  });
});

describe('chats', () => {
  it('OK the first time opens the chat of the main link and those of the collab links', () => {
    const run = answered({}, twitch);
    expect(selectChats(run.snapshot()).map(({ link }) => link)).toEqual([main, twitch]);
    run.send({ type: 'chat.closeAll' }, { type: 'settings.open' }, { type: 'settings.confirm' });
    expect(selectChats(run.snapshot())).toEqual([]);
  });

  const linksOf = (run: ReturnType<typeof answered>) =>
    selectChats(run.snapshot()).map(({ link }) => link);

  it('a changed link closes its chat and opens the one of the new link in its place', () => {
    const run = answered({}, `${twitch}1`);
    run.send({ type: 'settings.open' }, { type: 'settings.change', link: twitch });
    run.send({ type: 'collab.remove', link: `${twitch}1` }, { type: 'settings.confirm' });
    expect(linksOf(run)).toEqual([twitch]);
    run.clock.increment(60_000);
    expect(run.emittedOf('chat.greeted')).toEqual([{ type: 'chat.greeted', link: twitch }]);
  });

  it('chats stay closed when another link takes the place of one whose chat was closed', () => {
    const run = answered();
    run.send({ type: 'chat.close', link: main }, { type: 'settings.open' });
    run.send({ type: 'settings.change', link: twitch }, { type: 'settings.confirm' });
    expect(linksOf(run)).toEqual([]);
    run.send({ type: 'settings.open' }, { type: 'collab.add', link: main });
    run.send({ type: 'settings.confirm' });
    expect(linksOf(run)).toEqual([main]);
  });

  it('each gets its hello message 5 s after it was opened', () => {
    const run = answered();
    run.clock.increment(3_000);
    run.send({ type: 'chat.open', link: twitch }, { type: 'chat.open', link: twitch });
    run.clock.increment(2_000);
    expect(run.emittedOf('chat.greeted')).toEqual([{ type: 'chat.greeted', link: main }]);
    run.clock.increment(3_000);
    expect(run.emittedOf('chat.greeted')).toHaveLength(2);
    expect(selectChats(run.snapshot()).every(({ isGreeted }) => isGreeted)).toBe(true);
  });

  it('a chat closed before is not greeted', () => {
    const run = answered();
    run.send({ type: 'chat.close', link: main });
    run.clock.increment(60_000);
    expect(run.emittedOf('chat.greeted')).toEqual([]);
  });

  it('chats are in one row, in two from four on', () => {
    const run = started();
    expect(selectChatRows(run.snapshot())).toBe(0);
    for (const at of [1, 2, 3]) run.send({ type: 'chat.open', link: `${twitch}${at}` });
    expect(selectChatRows(run.snapshot())).toBe(1);
    run.send({ type: 'chat.open', link: `${twitch}4` });
    expect(selectChatRows(run.snapshot())).toBe(2);
  });
});

describe('sending', () => {
  it('a message is prefix, text and suffix; it goes to the open chats with the language tag', () => {
    const run = answered();
    run.send({ type: 'profile.choose', id: 'aki' });
    run.say(' hello ');
    expect(run.emittedOf('chat.relayed')).toEqual([
      { type: 'chat.relayed', message: '[Aki] hello //', chatTag: 'en', links: [main] },
    ]);
    expect(run.last('sendLine').input).toEqual({
      target: 'video',
      id: 'abcdefghijk',
      lang: 'en',
      body: { name: 'Mira', message: '[Aki] hello //', cc: '', oc: '', source: 'user' },
    });
  });

  it('sending goes to the main video and again for each collab link, custom where it is no YouTube address', async () => {
    const run = answered({}, twitch, 'https://youtu.be/abcdefghijk');
    run.say('hello');
    await run.last('sendLine').answer();
    await run.last('sendLine').answer();
    const asked = run.calls('sendLine').map(({ input }) => Reflect.get(Object(input), 'id'));
    expect(asked).toEqual(['abcdefghijk', twitch]);
    expect(isBusy(run.snapshot())).toBe(false);
  });

  it('a message holds no character that the server refuses', () => {
    const run = answered();
    run.say('a\0b');
    expect(run.last('sendLine').input).toMatchObject({ body: { message: 'ab' } });
  });

  it('an empty message is refused, even behind a prefix', () => {
    const run = answered();
    run.send({ type: 'profile.choose', id: 'aki' });
    run.say('  ');
    run.say('\u200B');
    const refusal = { type: 'line.refused', code: 'text.empty' };
    expect(run.emittedOf('line.refused')).toEqual([refusal, refusal]);
    run.say('x'.repeat(495));
    expect(canSend(run.snapshot())).toBe(false);
    expect(run.emittedOf('line.refused').at(-1)).toEqual({
      type: 'line.refused',
      code: 'text.tooLong',
    });
    expect(run.calls('sendLine')).toEqual([]);
  });

  it('the field empties at once, and lines arrive in the order they were typed', async () => {
    const run = answered();
    run.say('one');
    expect(selectText(run.snapshot())).toBe('');
    run.say('two');
    expect(run.calls('sendLine')).toHaveLength(1);
    await run.last('sendLine').answer();
    expect(run.last('sendLine').input).toMatchObject({ body: { message: 'two' } });
  });

  it('a failed line is kept, and is retried or discarded; the next line is not held up', async () => {
    const run = answered();
    run.say('one');
    run.say('two');
    await run.last('sendLine').fail(failure('network'));
    await run.last('sendLine').fail(failure('http', 500));
    expect(selectFailed(run.snapshot())).toMatchObject([
      { line: 1, message: 'one', code: 'network' },
      { line: 2, message: 'two', code: 'http' },
    ]);
    run.send({ type: 'failed.discard', line: 2 }, { type: 'failed.retry', line: 1 });
    expect(selectFailed(run.snapshot())).toEqual([]);
    expect(run.last('sendLine').input).toMatchObject({ body: { message: 'one' } });
  });

  it('an answer is waited for 10 s', () => {
    const run = answered();
    run.say('one');
    run.clock.increment(10_000);
    expect(run.emittedOf('line.failed')).toEqual([
      { type: 'line.failed', line: 1, code: 'timeout' },
    ]);
  });

  it('a token that the server rejects is reported; the line waits for the login', async () => {
    const run = answered();
    run.say('one');
    await run.last('sendLine').fail(failure('http', 401));
    expect(run.emittedOf('session.expired')).toHaveLength(1);
    run.send({ type: 'session.renewed', viewer: mira }, { type: 'failed.retry' });
    await settle();
    expect(run.calls('sendLine')).toHaveLength(2);
    expect(run.last('sendLine').input).toMatchObject({ body: { name: 'Mira', message: 'one' } });
  });
});

describe('profiles', () => {
  it('a list of profiles shows for 3 s on each change', () => {
    const run = answered();
    run.send({ type: 'profile.next' });
    run.clock.increment(2_999);
    run.send({ type: 'profile.next' });
    run.clock.increment(2_999);
    expect(isProfileListShown(run.snapshot())).toBe(true);
    run.clock.increment(1);
    expect(isProfileListShown(run.snapshot())).toBe(false);
    expect(selectChosenProfile(run.snapshot()).id).toBe('bo');
  });

  it('profiles are reached by next, previous and by the numbers 0 to 9', () => {
    const run = answered();
    run.send({ type: 'profile.previous' });
    expect(selectChosenProfile(run.snapshot()).id).toBe('bo');
    run.send({ type: 'profile.jump', index: 1 });
    expect(selectChosenProfile(run.snapshot()).id).toBe('aki');
    run.send({ type: 'profile.jump', index: 9 });
    expect(selectChosenProfile(run.snapshot()).id).toBe('aki');
  });

  it('profiles are added, changed, shifted and removed', () => {
    const run = answered();
    run.send({ type: 'profile.add', name: 'Cy' });
    run.send({ type: 'profile.change', id: 'profile-1', change: { prefix: 'C: ' } });
    run.send(
      { type: 'profile.shift', id: 'profile-1', step: -1 },
      { type: 'profile.remove', id: 'bo' },
    );
    expect(selectProfiles(run.snapshot()).map(({ id, prefix }) => [id, prefix])).toEqual([
      ['default', ''],
      ['aki', '[Aki] '],
      ['profile-1', 'C: '],
    ]);
  });

  it('profiles that another tab stored replace the list; the chosen one stays chosen while it exists', () => {
    const run = answered();
    const ina = { ...DEFAULT_PROFILE, id: 'ina', name: 'Ina' };
    run.send({ type: 'profile.choose', id: 'bo' });
    run.clock.increment(3_000);
    run.send({ type: 'profiles.stored', profiles: [...voices, ina] });
    expect(selectProfiles(run.snapshot())).toEqual([...voices, ina]);
    expect(selectChosenProfile(run.snapshot()).id).toBe('bo');
    expect(isProfileListShown(run.snapshot())).toBe(false);
    run.send({ type: 'profiles.stored', profiles: [DEFAULT_PROFILE, ina] });
    expect(selectChosenProfile(run.snapshot()).id).toBe('default');
  });

  it('Default cannot be removed or moved', () => {
    const run = answered();
    run.send(
      { type: 'profile.remove', id: 'default' },
      { type: 'profile.shift', id: 'default', step: 1 },
    );
    expect(run.emittedOf('profile.refused')).toHaveLength(2);
    expect(selectProfiles(run.snapshot())).toEqual(voices);
  });
});
