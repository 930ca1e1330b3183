/** The settings of an element: they last as long as it, because nothing is stored on a stranger's page. */
import { defaultSettings, type StoredTlLanguage } from '@oshimado/domain';
import type { DeviceEvent, DeviceState } from '@oshimado/machines/device-store';
import type { DeviceContextValue } from '../base/device';
import { createStore } from '../base/state/store';

/** `tlLanguage`: the main language of translations. Default: by the UI language. */
export function createMemoryDevice(
  language: string,
  tlLanguage: StoredTlLanguage | undefined,
): DeviceContextValue {
  const defaults = defaultSettings(language);
  const settings = { ...defaults, liveTlLang: tlLanguage ?? defaults.liveTlLang };
  const { getState, setState, subscribe } = createStore({ settings });
  const store = {
    get: getState,
    subscribe: (listener: () => void) => ({ unsubscribe: subscribe(listener) }),
    send: (event: DeviceEvent) => {
      if (event.type !== 'setting.change') return;
      setState({ settings: { ...getState().settings, [event.name]: event.value } });
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- translations read and change settings, and nothing else of a device
  return { store, initial: getState() as DeviceState } as unknown as DeviceContextValue;
}
