export type { DeviceStorage } from './device-storage';
export {
  createDeviceStore,
  deviceStateOf,
  type DeviceEvent,
  type DeviceState,
  type DeviceStore,
} from './device-store';
