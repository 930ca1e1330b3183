import { CallError } from '@oshimado/contract';
import { emptyPlaceholder } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { sampleUser } from '../../testing/samples';
import { video } from '../../testing/videos';
import {
  accessOf,
  matchesSearch,
  placeholderIdIn,
  previewOf,
  saveProblemOf,
  tokenStateOf,
} from './placeholder-editor.connect';

const NOW = Date.parse('2026-05-01T10:20:00.000Z');
const token = { user: 'fan', server: '1', invite: null, expiresAt: NOW + 1 };
const valid = tokenStateOf('text', token, NOW);
const none = tokenStateOf(undefined, undefined, NOW);
const owned = video({ type: 'placeholder', credits: { editor: { user: '1' } } });

describe('the link of a bot', () => {
  it('the link of a bot is valid until the moment it ends', () => {
    const kinds = [NOW, NOW + 1].map((now) => tokenStateOf('text', token, now).kind);
    expect(kinds).toEqual(['valid', 'expired']);
    expect(tokenStateOf('text', undefined, NOW).kind).toBe('unreadable');
  });
});

describe('access', () => {
  it('access is granted by a valid link, with or without a login', () => {
    expect(accessOf({ token: valid, user: null })).toBe('link');
    expect(accessOf({ token: valid, user: sampleUser() })).toBe('link');
  });

  it('access is granted by the account of an editor or the owner', () => {
    expect(accessOf({ token: none, user: sampleUser({ role: 'editor' }) })).toBe('account');
    expect(accessOf({ token: none, user: sampleUser({ id: '1' }), video: owned })).toBe('account');
    expect(accessOf({ token: none, user: sampleUser({ id: '2' }), video: owned })).toBe('no');
    expect(accessOf({ token: none, user: sampleUser() })).toBe('no');
    expect(accessOf({ token: none, user: null })).toBe('login');
  });
});

describe('an id', () => {
  it.each([
    [' aaaaaaaaaa- ', 'aaaaaaaaaa-'],
    ['https://oshi.example/watch/aaaaaaaaaaa', 'aaaaaaaaaaa'],
    ['/add_placeholder?id=aaaaaaaaaaa&token=x', 'aaaaaaaaaaa'],
    ['https://www.youtube.com/watch?v=aaaaaaaaaaa#a', 'aaaaaaaaaaa'],
    ['aaaaaaaaaaaa', undefined],
    ['/watch/aaaaaaaaaaaa', undefined],
    ['', undefined],
  ])('in %j is %s', (text, id) => {
    expect(placeholderIdIn(text)).toBe(id);
  });
});

describe('a failure', () => {
  it('a failure shows a field error at the field, not as a permission error', () => {
    const problem = { error: 'bad_request', message: '', parameter: 'duration' } as const;
    const error = new CallError('http', 'postPlaceholder', '/', 400, problem);
    expect(saveProblemOf(error, false)).toEqual({ failure: undefined, field: 'minutes' });
  });

  it.each([
    [401, true, 'token'],
    [401, false, 'unauthorized'],
    [403, false, 'forbidden'],
    [404, false, 'gone'],
    [429, false, 'passing'],
    [400, false, 'refused'],
    [500, false, 'passing'],
  ])('%s (by link: %s) is %s', (status, usesLink, failure) => {
    const error = new CallError('http', 'postPlaceholder', '/', status);
    expect(saveProblemOf(error, usesLink)).toMatchObject({ failure, field: undefined });
  });
});

describe('the preview', () => {
  const options = { local: 'UTC', now: NOW, words: { title: 'Title', channel: 'Channel' } };

  it('the preview has words where nothing is entered, and never an address that is none', () => {
    const values = { ...emptyPlaceholder(NOW), thumbnail: 'javascript:alert(1)', day: 'no day' };
    expect(previewOf(values, options)).toMatchObject({
      title: 'Title',
      channel: { name: 'Channel' },
      available_at: new Date(NOW).toISOString(),
    });
    expect(previewOf(values, options)).not.toHaveProperty('thumbnail');
  });

  it('the preview takes the picture from the server, by its address: no video has it yet', () => {
    const address = 'https://pictures.test/窓.jpg';
    const { thumbnail = '' } = previewOf({ ...emptyPlaceholder(NOW), thumbnail: address }, options);
    const code = /^\/statics\/thumbnail\/default\/([\w-]+)\.jpg$/.exec(thumbnail ?? '')?.[1] ?? '';
    expect(atob(code.replaceAll('-', '+').replaceAll('_', '/'))).toBe(new URL(address).href);
  });
});

it('the list is searched in titles, names of channels and ids', () => {
  const one = video({ id: 'bbbbbbbbbbb', title: 'Concert', jp_name: 'コンサート' });
  expect(
    ['conc', 'コン', one.channel.name, 'BBBBBBBBBBB', ''].map((text) => matchesSearch(one, text)),
  ).toEqual([true, true, true, true, true]);
  expect(matchesSearch(one, 'karaoke')).toBe(false);
});
