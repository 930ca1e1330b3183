'use client';

export {
  DeviceProvider,
  useChangeSetting,
  useDeviceState,
  useDeviceStore,
  useSendDevice,
  useSettings,
  type DeviceContextValue,
  type DeviceProviderProps,
} from './DeviceProvider';
export { useDisplay } from './use-display';
