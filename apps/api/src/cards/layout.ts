/** What a card looks like, as the tree of elements that Satori lays out. */
import type { CardTone, LinkCard } from '@oshimado/contract';

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

const box = (style: Style, children: string | readonly (Box | undefined)[]): Box => ({
  type: 'div',
  props: {
    style: { display: 'flex', ...style },
    children: typeof children === 'string' ? children : children.filter((one) => one !== undefined),
  },
});

/** A text that ends with an ellipsis where its lines are used up. */
const lines = (text: string, max: number, style: Style): Box => ({
  type: 'div',
  props: {
    style: { display: 'block', lineClamp: max, wordBreak: 'break-word', ...style },
    children: text,
  },
});

const TONES: Readonly<Record<CardTone, { readonly back: string; readonly glow: string }>> = {
  live: { back: '#d8213c', glow: '#5a1530' },
  upcoming: { back: '#2563c9', glow: '#14336b' },
  past: { back: '#4b5468', glow: '#2b3350' },
};
const GLOW = '#3d2463';
const WIDE = { width: 448, height: 252 };
const ROUND_PX = 240;

/** Width in ems; kana, kanji and emoji are as wide as they are high. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (/[\u1100-\u{1FFFF}]/u.test(sign) ? 1 : 0.55), 0);

/** The largest size in which a title keeps to its lines. */
function titleSize(title: string, width: number) {
  const sizes = [
    { size: 72, max: 3 },
    { size: 60, max: 4 },
    { size: 50, max: 5 },
  ];
  return (
    sizes.find(({ size, max }) => (widthOf(title) * size) / width <= max - 0.8) ?? {
      size: 44,
      max: 5,
    }
  );
}

function picture({ src, shape }: { readonly src: string; readonly shape: 'wide' | 'round' }): Box {
  const size = shape === 'wide' ? WIDE : { width: ROUND_PX, height: ROUND_PX };
  const style = { ...size, objectFit: 'cover', borderRadius: shape === 'wide' ? 20 : ROUND_PX / 2 };
  return { type: 'img', props: { src, style } };
}

/** `pictureData`: the card's picture as a data address; undefined where it could not be loaded. */
export function layOut(card: LinkCard, pictureData: string | undefined): Box {
  const { site, title, text, names = [], status, lang } = card;
  const shown = card.picture && pictureData ? { ...card.picture, src: pictureData } : undefined;
  const besides = shown ? (shown.shape === 'wide' ? WIDE.width : ROUND_PX) + 56 : 0;
  const width = CARD_WIDTH - 2 * 64 - besides;
  const { size, max } = titleSize(title, width);
  const tone = TONES[status?.tone ?? 'past'];
  const who = names.join(' · ');
  return {
    type: 'div',
    props: {
      lang,
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        padding: '52px 64px',
        color: '#ffffff',
        fontWeight: 700,
        backgroundColor: '#12141c',
        backgroundImage: `linear-gradient(135deg, #12141c 35%, ${status ? tone.glow : GLOW} 100%)`,
      },
      children: [
        box({ justifyContent: 'space-between', alignItems: 'center', height: 60 }, [
          box({ fontSize: 34, color: '#c9cfe0' }, site),
          status &&
            box(
              {
                padding: '8px 26px',
                borderRadius: 30,
                backgroundColor: tone.back,
                fontSize: 32,
              },
              status.text,
            ),
        ]),
        box({ justifyContent: 'space-between', alignItems: 'center', width: '100%' }, [
          box({ flexDirection: 'column', width }, [
            lines(title, max, { fontSize: size, lineHeight: 1.22, width }),
            text && who === ''
              ? lines(text, 3, {
                  marginTop: 28,
                  fontSize: 32,
                  lineHeight: 1.4,
                  color: '#c9cfe0',
                  width,
                })
              : undefined,
          ]),
          shown && picture(shown),
        ]),
        lines(who, 1, { fontSize: 38, height: 54, width: CARD_WIDTH - 2 * 64 }),
      ],
    },
  };
}
