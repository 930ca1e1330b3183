export { groupsNote, noteGroups, useMayHaveGroups, wantedGroups } from './wanted-groups';
