export type { DeviceGroup } from './groups.types';
export { useFavoriteGroups, useKeptGroups, type FavoriteGroups } from './use-groups';
export { pageGroups } from './page-groups';
export { startGroups } from './start-groups';
