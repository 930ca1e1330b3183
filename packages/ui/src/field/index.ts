export { Field, splitField, type FieldControl, type FieldProps, type FieldTexts } from './Field';
