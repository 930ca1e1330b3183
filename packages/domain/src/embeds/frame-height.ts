const TYPE = 'oshi-height';

/** More than any list is high: a frame cannot make the page around it endless. CSS px. */
const HIGHEST = 20_000;

/** From the page of an element for frames to the page around it. */
export interface FrameHeight {
  readonly type: typeof TYPE;
  /** Of what it shows, in CSS px. */
  readonly height: number;
}

/** What the page of an element for frames says to the page around it; `height` in CSS px. */
export const frameHeight = (height: number): FrameHeight => ({
  type: TYPE,
  height: Math.ceil(height),
});

const ASK_TYPE = 'oshi-height-ask';

/** From the page around a frame to the page in it: its script may be loaded after the frame has said its height. */
export const heightQuestion = { type: ASK_TYPE } as const;

/** Whether a message asks for the height. */
export const asksHeight = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === ASK_TYPE;

/** The height in a message from a frame, in CSS px; undefined if it is another message. */
export function heightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as Partial<Record<keyof FrameHeight, unknown>>;
  if (type !== TYPE || typeof height !== 'number' || !(height >= 0)) return undefined;
  return Math.min(height, HIGHEST);
}
