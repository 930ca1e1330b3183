export * from './favorite-groups';
export { groupName } from './group-name';
