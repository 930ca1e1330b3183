import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLoginReturn, startAddress } from './login-return';

const read = (search: string, hash = '') => readLoginReturn({ search, hash });

describe('the address of the login page', () => {
  it('a ticket is read, and taken out of the address', () => {
    expect(read('?service=discord&jwt=a.b.c&return=%2Fplaylists%3Fa%3D1&lang=ja')).toEqual({
      outcome: { type: 'ticket', service: 'discord', ticket: 'a.b.c' },
      returnTo: '/playlists?a=1',
      isAgain: false,
      clean: { search: '?return=%2Fplaylists%3Fa%3D1&lang=ja', hash: '' },
    });
  });

  it('a failure keeps its code; an unknown one is a refusal', () => {
    expect(read('?error=expired').outcome).toEqual({ type: 'failed', code: 'expired' });
    expect(read('?error=%3Cscript%3E').outcome).toEqual({ type: 'failed', code: 'refused' });
  });

  it('a token in the fragment is never used: the login was not started here', () => {
    const { outcome, clean } = read('?service=discord', '#token_type=Bearer&access_token=abc');
    expect(outcome).toEqual({ type: 'failed', code: 'foreign' });
    expect(clean).toEqual({ search: '', hash: '' });
  });

  it('the demo and unknown services have no ticket', () => {
    expect(read('?service=demo&jwt=admin').outcome).toEqual({ type: 'none' });
    expect(read('?service=discord').outcome).toEqual({ type: 'none' });
  });

  it('the mark of the calendar stays', () => {
    expect(read('', '#calendar').clean.hash).toBe('#calendar');
  });

  it('never leads to another site and never leaves a ticket in the address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (target, jwt) => {
        const search = new URLSearchParams({ service: 'google', jwt, return: target });
        const { returnTo, clean } = read(`?${search.toString()}`);
        const origin = 'https://here.test';
        expect(new URL(returnTo ?? '/', origin).origin).toBe(origin);
        expect(new URLSearchParams(clean.search).has('jwt')).toBe(false);
      }),
    );
  });
});

it('starting a login passes the page to return to', () => {
  expect(startAddress('google', undefined)).toBe('/auth/google/start');
  expect(startAddress('google', '/watch/abc?t=1')).toBe(
    '/auth/google/start?return=%2Fwatch%2Fabc%3Ft%3D1',
  );
});
