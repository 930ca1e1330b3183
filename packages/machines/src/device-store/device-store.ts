/**
 * The device store (decision 33): settings and choices, read synchronously before the first paint, written with each change, and
 * read again when another tab has written. The rules are in `@oshimado/domain`.
 */
import {
  checkSetting,
  choiceNames,
  choicesOf,
  defaultChoices,
  moduleNames,
  moveStar,
  STORED_STATE_VERSION,
  toggleHiddenGroup,
  toggleStar,
  type ChoiceName,
  type ChoiceValue,
  type Choices,
  type Preferences,
  type SettingReading,
  type StorageEntry,
  type StoredChannel,
  type StoredMultiview,
  type StoredOrg,
  type StoredState,
} from '@oshimado/domain';
import { createStore, type Subscription } from '@xstate/store';
import {
  createDeviceStorage,
  hasStored,
  type DeviceStorage,
  type StorageEmitted,
  type TextStorage,
} from './device-storage';

/** Why the last change of a setting was refused. */
export interface SettingRefusal {
  readonly name: string;
  readonly code: string;
}

/** All settings and choices, and why the last change was refused. */
export interface DeviceState extends Choices {
  /** IANA name; null until the browser has reported it. Stored only in the cookie. */
  readonly timeZone: string | null;
  /** Null after a change was accepted. */
  readonly refusal: SettingRefusal | null;
}

/** A change of settings or choices. */
export type DeviceEvent =
  | { readonly type: 'setting.change'; readonly name: string; readonly value: unknown }
  /** Hides a group of an organization in feeds, or shows it again. */
  | { readonly type: 'group.toggle'; readonly org: string; readonly group: string }
  | { readonly type: 'channel.block'; readonly channel: StoredChannel }
  | { readonly type: 'channel.unblock'; readonly id: string }
  | { readonly type: 'org.choose'; readonly org: StoredOrg }
  | { readonly type: 'org.toggleStar'; readonly org: StoredOrg }
  /** `to` is the place among the starred, from 0. */
  | { readonly type: 'org.moveStar'; readonly name: string; readonly to: number }
  /** Replaces a module without rules of its own. */
  | { readonly type: 'choice.change'; readonly choice: ChoiceValue }
  /** Applies a rule to what is stored of the multiview, whichever tab wrote it. */
  | {
      readonly type: 'multiview.change';
      readonly change: (stored: StoredMultiview) => StoredMultiview;
    }
  | { readonly type: 'timeZone.change'; readonly timeZone: string }
  /** "Reset-all clears them." */
  | { readonly type: 'reset' };

export type DeviceEmitted =
  | StorageEmitted
  /** The list of blocked channels is full, or the channel cannot be blocked. */
  | { readonly type: 'block.refused' }
  | { readonly type: 'reset' };

/** Reads, changes and follows the settings and choices of this device. */
export interface DeviceStore {
  /** The current state; the same object until a value changes. */
  readonly get: () => DeviceState;
  readonly subscribe: (listener: () => void) => Subscription;
  readonly send: (event: DeviceEvent) => void;
  /** Adds a listener for events, and passes it those from before the first listener was added. */
  readonly onEmitted: (listener: (event: DeviceEmitted) => void) => Subscription;
  /**
   * Adds a listener called after another tab wrote, a copy was loaded or everything was reset, so that machines read
   * their modules again.
   */
  readonly onStored: (listener: () => void) => Subscription;
  /** Reads the storage again after another tab has written. */
  readonly reread: () => void;
  /** All stored texts, for a backup copy. */
  readonly copy: () => StoredState;
  /** Loads the texts of a backup copy, all or none; false if they could not be stored. */
  readonly load: (entries: readonly StorageEntry[]) => boolean;
  /** For values that machines hold and this storage stores, such as the playlist. */
  readonly storage: DeviceStorage;
}

type Payloads = {
  readonly [E in DeviceEvent as E['type']]: Omit<E, 'type'>;
} & {
  /** The stored values, whichever tab wrote them. */
  readonly 'stored.read': { readonly choices: Choices };
};
/** Applies an event; returns the same object if nothing changes. */
type Transition<K extends keyof Payloads> = (state: DeviceState, event: Payloads[K]) => DeviceState;

const withSetting = (state: DeviceState, name: string, reading: SettingReading): DeviceState =>
  reading.ok
    ? { ...state, settings: { ...state.settings, ...reading.patch }, refusal: null }
    : { ...state, refusal: { name, code: reading.code } };

/** A default that was read is a new object with the same content, and components must not render again for it. */
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

const withStars = (state: DeviceState, favorites: readonly StoredOrg[] | null): DeviceState =>
  favorites === null ? state : { ...state, org: { ...state.org, favorites } };

const blockChannel: Transition<'channel.block'> = (state, { channel }) => {
  const { blockedChannels } = state.settings;
  if (blockedChannels.some(({ id }) => id === channel.id)) return state;
  const reading = checkSetting('blockedChannels', [...blockedChannels, channel]);
  return withSetting(state, 'blockedChannels', reading);
};

const unblockChannel: Transition<'channel.unblock'> = (state, event) => {
  const blockedChannels = state.settings.blockedChannels.filter(({ id }) => id !== event.id);
  return { ...state, settings: { ...state.settings, blockedChannels } };
};

const transitions = (language: string): { readonly [K in keyof Payloads]: Transition<K> } => ({
  'stored.read': (state, { choices }) => {
    const changed = choiceNames.filter((name) => !isSame(choices[name], state[name]));
    return changed.length === 0
      ? state
      : { ...state, ...Object.fromEntries(changed.map((name) => [name, choices[name]])) };
  },
  'setting.change': (state, { name, value }) => withSetting(state, name, checkSetting(name, value)),
  'group.toggle': (state, { org, group }) =>
    withSetting(state, 'hiddenGroups', toggleHiddenGroup(state.settings, org, group)),
  'channel.block': blockChannel,
  'channel.unblock': unblockChannel,
  'org.choose': (state, { org }) => ({ ...state, org: { ...state.org, current: org } }),
  'org.toggleStar': (state, { org }) => withStars(state, toggleStar(state.org.favorites, org)),
  'org.moveStar': (state, { name, to }) =>
    withStars(state, moveStar(state.org.favorites, name, to)),
  'choice.change': (state, { choice }) => ({ ...state, [choice.name]: choice.value }),
  'multiview.change': (state, { change }) => ({ ...state, multiview: change(state.multiview) }),
  'timeZone.change': (state, { timeZone }) =>
    state.timeZone === timeZone ? state : { ...state, timeZone },
  reset: (state) => ({ ...state, ...defaultChoices(language), refusal: null }),
});

export interface DeviceStoreOptions {
  /** The browser's storage; null on a server, and if the browser refuses access. */
  readonly storage: TextStorage | null;
  /** First language of the browser. */
  readonly language: string;
  /** The cookie's choices: the initial values of a device without stored ones. */
  readonly preferences: Preferences;
}

/** The state for server rendering: the cookie's choices alone. */
export const deviceStateOf = (preferences: Preferences, language: string): DeviceState => ({
  ...choicesOf(preferences, language),
  timeZone: preferences.timeZone,
  refusal: null,
});

/** Modules partly stored in the cookie: on a new device they are stored together with the first change. */
const IN_COOKIE: readonly ChoiceName[] = ['settings', 'org', 'grid', 'tips'];

/** The settings and choices of this device: those stored, or those of the cookie where nothing is stored yet. */
export function createDeviceStore(options: DeviceStoreOptions): DeviceStore {
  const { storage: texts, language, preferences } = options;
  const listeners = new Set<(event: DeviceEmitted) => void>();
  let early: DeviceEmitted[] = [];
  const emit = (event: DeviceEmitted) => {
    if (listeners.size === 0) early.push(event);
    listeners.forEach((listener) => listener(event));
  };
  const storage = createDeviceStorage({ storage: texts, language, onEmitted: emit });
  const readChoices = () =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each name of a choice
    Object.fromEntries(choiceNames.map((name) => [name, storage.read(name)])) as unknown as Choices;
  /** A device without stored values takes over the cookie's choices. */
  let isNew = texts === null || !hasStored(texts);
  const fromCookie = deviceStateOf(preferences, language);
  const store = createStore<DeviceState, Payloads>({
    context: isNew ? fromCookie : { ...fromCookie, ...readChoices() },
    on: transitions(language),
  });
  const get = () => store.get().context;
  const storedListeners = new Set<() => void>();

  function reread(): void {
    if (texts === null || (isNew && !hasStored(texts))) return;
    isNew = false;
    store.trigger['stored.read']({ choices: readChoices() });
  }
  const announceStored = () => storedListeners.forEach((listener) => listener());

  function write(before: DeviceState, state: DeviceState): void {
    const changed = choiceNames.filter((name) => before[name] !== state[name]);
    if (changed.length === 0) return;
    const names = isNew ? new Set([...IN_COOKIE, ...changed]) : changed;
    isNew = false;
    for (const name of names) storage.write(name, state[name]);
  }

  function send(event: DeviceEvent): void {
    // Another tab may have written a moment ago, so the change is applied to the stored value.
    reread();
    const before = get();
    store.send(event);
    const state = get();
    if (event.type === 'reset') {
      storage.clear();
      isNew = true;
      emit({ type: 'reset' });
      announceStored();
      return;
    }
    write(before, state);
    if (event.type === 'channel.block' && state.refusal !== before.refusal && state.refusal)
      emit({ type: 'block.refused' });
  }

  return {
    get,
    subscribe: (listener) => store.subscribe(listener),
    send,
    onEmitted: (listener) => {
      listeners.add(listener);
      const waiting = early;
      early = [];
      waiting.forEach(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    onStored: (listener) => {
      storedListeners.add(listener);
      return { unsubscribe: () => storedListeners.delete(listener) };
    },
    reread: () => {
      reread();
      announceStored();
    },
    copy: () => {
      const state = get();
      const choices = choiceNames.map((name) => [name, state[name]]);
      const others = moduleNames.map((name) => [name, storage.read(name)]);
      const modules = Object.fromEntries([...others, ...choices]);
      return { version: STORED_STATE_VERSION, ...modules };
    },
    load: (entries) => {
      if (!storage.load(entries)) return false;
      reread();
      announceStored();
      return true;
    },
    storage,
  };
}
