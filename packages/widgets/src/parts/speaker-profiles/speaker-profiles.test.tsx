/** "Profile panel": who speaks, what comes before and after, and the keys. */
import { DEFAULT_PROFILE, TL_PROFILES_MAX, type SpeakerProfile } from '@oshimado/domain';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import {
  isLineKey,
  ProfileList,
  profileChoiceOf,
  SpeakerProfiles,
  type PressedKey,
  type SpeakerProfileEvent,
} from '.';
import { listedProfiles } from './speaker-profiles.connect';

const aki: SpeakerProfile = { ...DEFAULT_PROFILE, id: 'aki', name: 'Aki', prefix: '[Aki] ' };
const bo: SpeakerProfile = { ...DEFAULT_PROFILE, id: 'bo', name: 'Bo' };
const three = [DEFAULT_PROFILE, aki, bo];

function drawn(profiles = three, first = 'aki') {
  const onEvent = vi.fn<(event: SpeakerProfileEvent) => void>();
  function Panel() {
    const [selected, setSelected] = useState(first);
    return (
      <SpeakerProfiles
        profiles={profiles}
        selected={selected}
        onEvent={(event) => {
          onEvent(event);
          if (event.type === 'profile.choose') setSelected(event.id);
        }}
      />
    );
  }
  render(
    <StrictMode>
      <FeaturePage client={clientOf({})}>
        <Panel />
      </FeaturePage>
    </StrictMode>,
  );
  return { onEvent, events: () => onEvent.mock.calls.map(([event]) => event) };
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

describe('the panel', () => {
  it('the panel selects a profile by its number and name', () => {
    const { events } = drawn();
    fireEvent.change(field('Profile'), { target: { value: 'bo' } });
    expect(events()).toEqual([{ type: 'profile.choose', id: 'bo' }]);
    expect(field('Name')).toHaveProperty('value', 'Bo');
  });

  it.each([
    ['Prefix', 'prefix', '« '],
    ['Suffix', 'suffix', ' »'],
    ['Language tag in chats', 'chatTag', 'en'],
    ['Name', 'name', 'Akira'],
  ])('changes %s', (label, key, value) => {
    const { events } = drawn();
    fireEvent.change(field(label), { target: { value } });
    expect(events()).toEqual([{ type: 'profile.change', id: 'aki', change: { [key]: value } }]);
  });

  it('never passes on an empty name', () => {
    const { events } = drawn();
    fireEvent.change(field('Name'), { target: { value: ' ' } });
    expect(screen.getByText('Enter a name.')).toBeDefined();
    expect(events()).toEqual([]);
    fireEvent.blur(field('Name'));
    expect(field('Name')).toHaveProperty('value', 'Aki');
  });

  it('the panel adds a profile under a name, and selects it', () => {
    const { events } = drawn();
    fireEvent.click(button('Add profile'));
    fireEvent.click(button('Add'));
    expect(screen.getByText('Enter a name.')).toBeDefined();
    fireEvent.change(field('Name of the speaker'), { target: { value: ' Chika ' } });
    fireEvent.click(button('Add'));
    expect(events()).toEqual([
      { type: 'profile.add', name: 'Chika' },
      { type: 'profile.jump', index: 3 },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it removes one', () => {
    const { events } = drawn();
    fireEvent.click(button('Remove profile'));
    const question = screen.getByRole('alertdialog', { name: 'Remove Aki?' });
    expect(events()).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(events()).toEqual([{ type: 'profile.remove', id: 'aki' }]);
  });

  it('moves one up and down, but not before Default or after the last', () => {
    const { events } = drawn();
    expect(button('Move up')).toHaveProperty('disabled', true);
    fireEvent.click(button('Move down'));
    fireEvent.change(field('Profile'), { target: { value: 'bo' } });
    expect(button('Move down')).toHaveProperty('disabled', true);
    fireEvent.click(button('Move up'));
    expect(events().filter(({ type }) => type === 'profile.shift')).toEqual([
      { type: 'profile.shift', id: 'aki', step: 1 },
      { type: 'profile.shift', id: 'bo', step: -1 },
    ]);
  });

  it('the panel leaves Default where it is and as it is called', () => {
    drawn(three, 'default');
    expect(screen.queryByRole('button', { name: 'Remove profile' })).toBeNull();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(field('Prefix')).toBeDefined();
    expect(screen.getByText('The default profile can’t be removed or moved.')).toBeDefined();
  });

  it('the panel adds no more than can be stored', () => {
    const many = Array.from({ length: TL_PROFILES_MAX }, (_, at) => ({ ...aki, id: `p${at}` }));
    drawn(many, 'p1');
    expect(button('Add profile')).toHaveProperty('disabled', true);
  });

  it('the panel explains its keys', () => {
    drawn();
    fireEvent.click(button('Keyboard shortcuts'));
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent).toContain(
      'Profile by its number',
    );
  });
});

describe('the list over the field', () => {
  const list = (isShown: boolean) => (
    <FeaturePage client={clientOf({})}>
      <ProfileList profiles={three} selected="aki" isShown={isShown} />
    </FeaturePage>
  );

  it('the list over the field says which profile is selected while it is shown', () => {
    const { rerender } = render(list(false));
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(list(true));
    expect(screen.getByRole('status').textContent).toBe('Profile: Aki');
    expect(screen.getByText('Bo')).toBeDefined();
  });

  it('the list over the field shows those around the selected one', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...aki, id: `p${at}` }));
    const shown = (id: string) => listedProfiles(many, id).map(({ index }) => index);
    expect(shown('p0')[0]).toBe(0);
    expect(shown('p20')).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
    expect(shown('p39').at(-1)).toBe(39);
  });
});

describe('keys', () => {
  const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
    key,
    code: key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    isComposing: false,
    keyCode: 0,
    ...more,
  });

  it.each<readonly [string, PressedKey, object]>([
    ['up', pressed('ArrowUp'), { type: 'profile.previous' }],
    ['down', pressed('ArrowDown'), { type: 'profile.next' }],
    [
      'Alt and down',
      pressed('ArrowDown', { altKey: true }),
      { type: 'profile.next', skipsDefault: true },
    ],
    ['Alt and up', pressed('ArrowUp', { altKey: true }), { type: 'profile.jump', index: 0 }],
    ...Array.from(
      { length: 10 },
      (_, index) =>
        [
          `Ctrl and ${index}`,
          pressed(String(index), { code: `Digit${index}`, ctrlKey: true }),
          { type: 'profile.jump', index },
        ] as const,
    ),
    [
      'Ctrl and 9 of a French keyboard',
      pressed('ç', { code: 'Digit9', ctrlKey: true }),
      { type: 'profile.jump', index: 9 },
    ],
    [
      'Ctrl and 9 of the number pad',
      pressed('9', { code: 'Numpad9', ctrlKey: true }),
      { type: 'profile.jump', index: 9 },
    ],
  ])('%s selects a profile', (_, key, choice) => {
    expect(profileChoiceOf(key)).toEqual(choice);
  });

  it.each([
    ['Tab', pressed('Tab')],
    ['Shift and Tab', pressed('Tab', { shiftKey: true })],
    ['a digit', pressed('9', { code: 'Digit9' })],
    ['AltGr and a digit', pressed('9', { code: 'Digit9', altKey: true, ctrlKey: true })],
    ['an arrow of an input method', pressed('ArrowDown', { isComposing: true })],
    ['an arrow that an input method has handled', pressed('ArrowDown', { keyCode: 229 })],
    ['Shift and an arrow', pressed('ArrowUp', { shiftKey: true })],
  ])('%s is left alone', (_, key) => {
    expect(profileChoiceOf(key)).toBeUndefined();
    expect(isLineKey(key)).toBe(false);
  });

  it('Enter finishes the line, but not the word of an input method', () => {
    expect(isLineKey(pressed('Enter'))).toBe(true);
    expect(isLineKey(pressed('Enter', { isComposing: true }))).toBe(false);
    expect(isLineKey(pressed('Enter', { keyCode: 229 }))).toBe(false);
    expect(isLineKey(pressed('Enter', { ctrlKey: true }))).toBe(false);
  });
});
