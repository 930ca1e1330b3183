export { Combobox, type ComboboxLabels, type ComboboxProps } from './Combobox';
export type { ComboboxOption, SearchFold } from './options';
