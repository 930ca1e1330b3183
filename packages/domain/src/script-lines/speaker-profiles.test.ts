import { describe, expect, it } from 'vitest';
import {
  changeProfile,
  chosenProfile,
  DEFAULT_PROFILE,
  profileOf,
  removeProfile,
  shiftProfile,
  spokenBy,
  type ProfileChoice,
} from './speaker-profiles';

const profiles = ['a', 'b', 'c'].map((id) => ({ ...DEFAULT_PROFILE, id }));
const choose = (chosen: string, choice: ProfileChoice, of = profiles) =>
  chosenProfile(of, chosen, choice);

describe('the chosen profile', () => {
  it('the chosen profile changes with Up and Down, round and round', () => {
    expect(choose('a', { type: 'profile.next' })).toBe('b');
    expect(choose('c', { type: 'profile.next' })).toBe('a');
    expect(choose('a', { type: 'profile.previous' })).toBe('c');
  });

  it('Tab leaves out Default, where there is another', () => {
    expect(choose('c', { type: 'profile.next', skipsDefault: true })).toBe('b');
    expect(choose('a', { type: 'profile.next', skipsDefault: true }, profiles.slice(0, 1))).toBe(
      'a',
    );
  });

  it('the chosen profile is jumped to by its number, from 0 to 9', () => {
    expect(choose('a', { type: 'profile.jump', index: 2 })).toBe('c');
    expect(choose('a', { type: 'profile.jump', index: 9 })).toBe('a');
  });

  it('the chosen profile is chosen by its id; unknown ones change nothing', () => {
    expect(choose('a', { type: 'profile.choose', id: 'c' })).toBe('c');
    expect(choose('a', { type: 'profile.choose', id: 'z' })).toBe('a');
    expect(choose('z', { type: 'profile.next' })).toBe('b');
  });
});

describe('profiles', () => {
  it('put prefix and suffix around the text', () => {
    expect(spokenBy({ ...DEFAULT_PROFILE, prefix: '[', suffix: ']' }, 'hi')).toBe('[hi]');
  });

  it('profiles keep their list where nothing changes', () => {
    expect(removeProfile(profiles, 'a')).toBe(profiles);
    expect(removeProfile(profiles, 'z')).toBe(profiles);
    expect(shiftProfile(profiles, 'b', -1)).toBe(profiles);
    expect(shiftProfile(profiles, 'z', 1)).toBe(profiles);
    expect(changeProfile(profiles, 'z', {})).toBe(profiles);
    expect(changeProfile(profiles, 'b', { name: 'Default' })).toBe(profiles);
  });

  it('fall back to the first', () => {
    expect(profileOf(profiles, 'z').id).toBe('a');
    expect(profileOf([], 'z')).toBe(DEFAULT_PROFILE);
  });
});
