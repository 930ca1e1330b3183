export { groupsNote, noteGroups, wantedGroups } from './wanted-groups';
