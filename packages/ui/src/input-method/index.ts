export { isOfInputMethod, type InputMethodKey } from './input-method';
