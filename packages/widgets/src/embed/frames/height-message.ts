export const HEIGHT_MESSAGE = 'oshi-height';

/** From the page of an element for frames to the page around it. */
export interface HeightMessage {
  readonly type: typeof HEIGHT_MESSAGE;
  /** Of what it shows, in CSS px. */
  readonly height: number;
}
