import { CallError } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { keepAttempt, takeAttempt } from './login-attempt';
import { chosenGuild, hasDrafts, stepOf, withDraft } from './relay-bot.connect';
import { RelayAnswerError, relayFailureOf } from './relay-calls';
import { createRelaySession, emptyRelayState, RELAY_SESSION_KEY } from './relay-session';
import { memoryStorage } from '../../testing/memory-storage';

const account = { guilds: [{ id: '1', name: 'Fans' }] };
const one = { link: 'YT_a', lang: 'en', whitelist: [], blacklist: [] };

const storageOf = (texts = {}) => memoryStorage(texts).storage;

describe('the steps of the page', () => {
  it('lead from servers to channels to settings', () => {
    const state = { ...emptyRelayState, account };
    expect(stepOf(state)).toBe('servers');
    expect(stepOf({ ...state, guildId: '1' })).toBe('channels');
    expect(stepOf({ ...state, guildId: '1', channelId: '2' })).toBe('settings');
  });

  it('begin again when another account does not have the chosen server', () => {
    const state = { ...emptyRelayState, account, guildId: '9', channelId: '2' };
    expect(chosenGuild(state)).toBeNull();
    expect(stepOf(state)).toBe('servers');
  });

  it('the steps of the page keep changes by text channel until they are what is saved', () => {
    const drafts = withDraft({}, '2', [one], []);
    expect(hasDrafts({ drafts })).toBe(true);
    expect(withDraft(drafts, '2', [one], [one])).toEqual({});
  });
});

describe('what the tab keeps', () => {
  it('what the tab keeps is read again as it was', () => {
    const storage = storageOf();
    const changes = { account, guildId: '1', channelId: '2', drafts: { '2': [one] }, once: 'x' };
    createRelaySession(storage).change(changes);
    expect(createRelaySession(storage).get()).toEqual(changes);
  });

  it.each(['{', '7', 'null', '[]', '{"account":{"guilds":1},"drafts":{"a":1}}'])(
    'what the tab keeps is nothing where it is spoiled: %s',
    (text) => {
      const session = createRelaySession(storageOf({ [RELAY_SESSION_KEY]: text }));
      expect(session.get()).toEqual(emptyRelayState);
    },
  );

  it('works without a storage until the page ends', () => {
    const session = createRelaySession(null);
    session.change({ once: 'x' });
    expect(session.get().once).toBe('x');
    session.clear();
    expect(session.get()).toEqual(emptyRelayState);
  });

  it('what the tab keeps has the attempt of a login once', () => {
    const storage = storageOf();
    const attempt = { state: 's', verifier: 'v' };
    expect(keepAttempt(storage, attempt)).toBe(true);
    expect(takeAttempt(storage)).toEqual(attempt);
    expect(takeAttempt(storage)).toBeUndefined();
    expect(keepAttempt(null, attempt)).toBe(false);
  });
});

describe('why a call failed', () => {
  const http = (status: number, error: 'not_found' | 'bad_request' = 'bad_request') =>
    new CallError('http', 'postRelay', '/', status, { error, message: '' });

  it.each([
    [http(401), 'login'],
    [http(429), 'refused'],
    [http(503), 'unavailable'],
    [http(500), 'failed'],
    [http(403), 'refused'],
    // The bot's own 404 is no missing bot.
    [http(404), 'refused'],
    [http(404, 'not_found'), 'notSetUp'],
    [new CallError('timeout', 'postRelay', '/'), 'timeout'],
    [new CallError('network', 'postRelay', '/'), 'network'],
    [new RelayAnswerError(), 'invalid'],
    [new TypeError('x'), 'failed'],
  ] as const)('%s is %s', (error, failure) => {
    expect(relayFailureOf(error)).toBe(failure);
  });

  it('without a connection that is what it says', () => {
    expect(relayFailureOf(new CallError('network', 'postRelay', '/'), false)).toBe('offline');
  });
});
