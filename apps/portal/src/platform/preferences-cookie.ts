/** Writes the cookie with the preferences for server rendering. The browser does not read it. */
import {
  preferencesOf,
  PREFERENCES_COOKIE,
  PREFERENCES_MAX_AGE_S,
  SECURE_PREFERENCES_COOKIE,
  writePreferences,
  type Preferences,
} from '@oshimado/domain';
import type { DeviceStore } from '@oshimado/machines/device-store';

/** Writes the cookie with each change of its values, and now if they differ from `drawn`, those the server has read. */
export function keepPreferencesCookie(store: DeviceStore, drawn: Preferences): void {
  const isSecure = location.protocol === 'https:';
  const name = isSecure ? SECURE_PREFERENCES_COOKIE : PREFERENCES_COOKIE;
  const attributes = `path=/; max-age=${PREFERENCES_MAX_AGE_S}; samesite=lax${isSecure ? '; secure' : ''}`;
  let written = writePreferences(drawn);
  const write = () => {
    const state = store.get();
    const text = writePreferences(preferencesOf(state, state.timeZone));
    if (text === written) return;
    written = text;
    document.cookie = `${name}=${text}; ${attributes}`;
  };
  write();
  store.subscribe(write);
}
