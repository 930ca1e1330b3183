export { useAfterPress } from './after-press';
