export { EditEntry } from './EditEntry';
export type { EditRow } from './edit-entry.connect';
export { useEditRows } from './use-edit-rows';
