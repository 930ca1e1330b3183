/** Provides the device store. Each component subscribes to the part of the state it shows. */
import type { SettingName, Settings } from '@oshimado/domain';
import type { DeviceEvent, DeviceState, DeviceStore } from '@oshimado/machines/device-store';
import {
  createContext,
  useCallback,
  useContext,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

export interface DeviceContextValue {
  readonly store: DeviceStore;
  /** State that the server rendered with. It is used instead of the store during hydration, so that both markups are equal. */
  readonly initial: DeviceState;
}

const DeviceContext = createContext<DeviceContextValue | null>(null);

export interface DeviceProviderProps {
  /** Must be the same object on every render. */
  readonly value: DeviceContextValue;
  readonly children: ReactNode;
}

export const DeviceProvider = ({ value, children }: DeviceProviderProps) => (
  <DeviceContext value={value}>{children}</DeviceContext>
);

function useDevice(): DeviceContextValue {
  const value = useContext(DeviceContext);
  if (!value) {
    throw new Error(
      'Oshimado: a part needs <DeviceProvider value={{ store, initial }}> around it.',
    );
  }
  return value;
}

export const useDeviceStore = (): DeviceStore => useDevice().store;

/** Sends an event to the store. The same function for the life of the page. */
export const useSendDevice = (): ((event: DeviceEvent) => void) => useDevice().store.send;

/** A part of the state. What the selector returns must be part of the state or a primitive, never a new object. */
export function useDeviceState<T>(select: (state: DeviceState) => T): T {
  const { store, initial } = useDevice();
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = store.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(store.get()),
    () => select(initial),
  );
}

const selectSettings = (state: DeviceState): Settings => state.settings;

export const useSettings = (): Settings => useDeviceState(selectSettings);

/** Changes a setting; a value the rules refuse changes nothing and becomes `refusal` of the state. */
export function useChangeSetting(): <K extends SettingName>(name: K, value: Settings[K]) => void {
  const send = useSendDevice();
  return useCallback((name, value) => send({ type: 'setting.change', name, value }), [send]);
}
