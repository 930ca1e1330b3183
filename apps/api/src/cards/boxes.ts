/** The parts that layouts of cards are made of, as Satori takes them. */
import type { CardTone } from '@oshimado/contract';

export const CARD_WIDTH = 1_200;
export const CARD_HEIGHT = 630;

type Style = Readonly<Record<string, string | number>>;

export interface Box {
  readonly type: 'div' | 'img';
  readonly props: {
    readonly style: Style;
    readonly src?: string;
    readonly lang?: string;
    readonly children?: string | readonly Box[];
  };
}

/** A row of boxes, or a text. */
export const box = (style: Style, children: string | readonly (Box | undefined)[]): Box => ({
  type: 'div',
  props: {
    style: { display: 'flex', ...style },
    children: typeof children === 'string' ? children : children.filter((one) => one !== undefined),
  },
});

/** A text that ends with an ellipsis where its lines are used up. */
export const lines = (text: string, max: number, style: Style): Box => ({
  type: 'div',
  props: {
    style: { display: 'block', lineClamp: max, wordBreak: 'break-word', ...style },
    children: text,
  },
});

interface Tone {
  readonly back: string;
  readonly glow: string;
}

/** Colours of a status. */
export const TONES: Readonly<Record<CardTone, Tone>> = {
  live: { back: '#d8213c', glow: '#5a1530' },
  upcoming: { back: '#2563c9', glow: '#14336b' },
  past: { back: '#4b5468', glow: '#2b3350' },
};

/** The ground of a card without a status. */
export const GLOW = '#3d2463';

/** Of words that are less important. */
export const MUTED = '#c9cfe0';
