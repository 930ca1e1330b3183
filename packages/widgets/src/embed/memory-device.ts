/** The settings of an element: they last as long as it, because nothing is stored on a stranger's page. */
import { defaultSettings, type StoredTlLanguage } from '@oshimado/domain';
import type { DeviceEvent, DeviceState } from '@oshimado/machines/device-store';
import { useEffect, useRef, useState } from 'react';
import type { DeviceContextValue } from '../base/device';
import { createStore } from '../base/state/store';

function createMemoryDevice(
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

/** `tlLanguage`: the main language of translations. Default: by the UI language, which it follows until the visitor chooses one. */
export function useMemoryDevice(
  language: string,
  tlLanguage?: StoredTlLanguage,
): DeviceContextValue {
  const [device] = useState(() => createMemoryDevice(language, tlLanguage));
  const spoken = useRef(language);
  useEffect(() => {
    const { liveTlLang: before } = defaultSettings(spoken.current);
    const { liveTlLang: value } = defaultSettings(language);
    spoken.current = language;
    const { store } = device;
    if (tlLanguage === undefined && store.get().settings.liveTlLang === before)
      store.send({ type: 'setting.change', name: 'liveTlLang', value });
  }, [device, language, tlLanguage]);
  return device;
}
