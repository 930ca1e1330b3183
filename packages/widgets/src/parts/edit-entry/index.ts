export { EditEntry, type EditEntryProps } from './EditEntry';
export type { EditKind, EditRow } from './edit-entry.connect';
export { useEditRows } from './use-edit-rows';
