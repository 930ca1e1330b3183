export { Combobox, type ComboboxLabels, type ComboboxProps } from './Combobox';
export { matchOptions, type ComboboxOption } from './options';
