export { NumberField, type NumberFieldProps } from './NumberField';
export type { NumberRange } from './number-value';
