/** What a card looks like, as the tree of elements that Satori lays out. */
import type { LinkCard } from '@oshimado/contract';
import { box, CARD_HEIGHT, CARD_WIDTH, GLOW, lines, MUTED, TONES, type Box } from './boxes';
import { dayColumns } from './day-columns';

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

/** Title, words and picture side by side, and names below them. */
function content(card: LinkCard, pictureData: string | undefined): readonly Box[] {
  const { title, text, names = [] } = card;
  const shown = card.picture && pictureData ? { ...card.picture, src: pictureData } : undefined;
  const besides = shown ? (shown.shape === 'wide' ? WIDE.width : ROUND_PX) + 56 : 0;
  const width = CARD_WIDTH - 2 * 64 - besides;
  const { size, max } = titleSize(title, width);
  const who = names.join(' · ');
  return [
    box({ justifyContent: 'space-between', alignItems: 'center', width: '100%' }, [
      box({ flexDirection: 'column', width }, [
        lines(title, max, { fontSize: size, lineHeight: 1.22, width }),
        text && who === ''
          ? lines(text, 3, { marginTop: 28, fontSize: 32, lineHeight: 1.4, color: MUTED, width })
          : undefined,
      ]),
      shown && picture(shown),
    ]),
    lines(who, 1, { fontSize: 38, height: 54, width: CARD_WIDTH - 2 * 64 }),
  ];
}

/** `pictureData`: the card's picture as a data address; undefined where it could not be loaded. */
export function layOut(card: LinkCard, pictureData: string | undefined): Box {
  const { site, title, status, lang, days } = card;
  const tone = TONES[status?.tone ?? 'past'];
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
        padding: days ? '36px 64px' : '52px 64px',
        color: '#ffffff',
        fontWeight: 700,
        backgroundColor: '#12141c',
        backgroundImage: `linear-gradient(135deg, #12141c 35%, ${status ? tone.glow : GLOW} 100%)`,
      },
      children: [
        box({ justifyContent: 'space-between', alignItems: 'center', height: 60 }, [
          box({ fontSize: 34, color: MUTED }, days ? `${site} · ${title}` : site),
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
        ...(days ? [dayColumns(days, card.names ?? [])] : content(card, pictureData)),
      ],
    },
  };
}
