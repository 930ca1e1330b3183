export { loadElement, writtenValues, type ElementSource } from './load-element';
export type * from './tags/elements';
