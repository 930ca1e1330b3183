export { askedPart, PartGivenUp, type Closable } from './asked-part';
export { useNotifyPartFailed } from './use-notify-part-failed';
export { usePressedPart } from './use-pressed-part';
