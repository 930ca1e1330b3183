export { askedPart, PartGivenUp, type Closable } from './asked-part';
export { DrawnTrigger } from './DrawnTrigger';
export { useHints } from './use-hints';
export { useNotifyPartFailed } from './use-notify-part-failed';
export { usePressedPart, type PressedPart } from './use-pressed-part';
