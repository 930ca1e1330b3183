export {
  createDeviceStorage,
  hasStored,
  type DeviceStorage,
  type StorageFailure,
  type StorageEmitted,
  type TextStorage,
} from './device-storage';
export {
  createDeviceStore,
  deviceStateOf,
  type DeviceEvent,
  type DeviceEmitted,
  type DeviceState,
  type DeviceStore,
  type SettingRefusal,
} from './device-store';
