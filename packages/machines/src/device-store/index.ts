export {
  createDeviceStorage,
  hasStored,
  type DeviceStorage,
  type StorageFailure,
  type StorageNotice,
  type TextStorage,
} from './device-storage';
export {
  createDeviceStore,
  deviceStateOf,
  type DeviceEvent,
  type DeviceNotice,
  type DeviceState,
  type DeviceStore,
  type SettingRefusal,
} from './device-store';
