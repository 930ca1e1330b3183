/** The settings of an element: they last as long as it, because nothing is stored on a stranger's page. */
import { defaultSettings, type Settings, type StoredTlLanguage } from '@oshimado/domain';
import type { DeviceEvent, DeviceState } from '@oshimado/machines/device-store';
import type { DeviceContextValue } from '../base/device';

/** `tlLanguage`: the main language of translations. Default: by the UI language. */
export function createMemoryDevice(
  language: string,
  tlLanguage: StoredTlLanguage | undefined,
): DeviceContextValue {
  const defaults = defaultSettings(language);
  let settings: Settings = { ...defaults, liveTlLang: tlLanguage ?? defaults.liveTlLang };
  const listeners = new Set<() => void>();
  const state = () => ({ settings });
  const store = {
    get: state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    send: (event: DeviceEvent) => {
      if (event.type !== 'setting.change') return;
      settings = { ...settings, [event.name]: event.value };
      listeners.forEach((listener) => listener());
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- translations read and change settings, and nothing else of a device
  return { store, initial: state() as DeviceState } as unknown as DeviceContextValue;
}
