/** The picture of a video, 16 to 9: a person, a big word, something behind, all from the letters of the id. */
import { backdrops } from './backdrops';
import { colour, degreesOf } from './colours';
import { hashText } from './hash';
import { lookOfVideo } from './look';
import { drawPerson } from './person';
import { sceneOfCode } from './scenes';
import { strew } from './strew';
import { escapeXml, linesOf, widthOf } from './text';

export interface ThumbnailOptions {
  readonly id: string;
  /** The big word. Default: the one of the scene the id names. */
  readonly title?: string;
}

const FONTS =
  "'Arial Black','Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',sans-serif";
const TEXT_MAX = 16;
/** Room for the word, beside the person. */
const ROOM = 186;
const SIZES = { 1: 66, 2: 50 } as const;

const TILTS = [-6, -4, -3, 3] as const;

interface Lettering {
  readonly x: number;
  readonly tilt: number;
  readonly dark: string;
  readonly bright: string;
}

/** Drawn twice: a wide white rim below, then the letters with a dark one. */
function drawWord(word: string, { x, tilt, dark, bright }: Lettering): string {
  const lines = linesOf([...word].slice(0, TEXT_MAX).join(''));
  const widest = Math.max(...lines.map(widthOf));
  const size = Math.round(Math.min(SIZES[lines.length === 1 ? 1 : 2], ROOM / widest));
  const top = 104 + size * 0.35 - ((lines.length - 1) * size) / 2;
  const rows = lines
    .map((line, place) => {
      const y = Math.round(top + place * size * 1.02);
      const width = Math.round(widthOf(line) * size);
      return `<text x="${x}" y="${y}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`;
    })
    .join('');
  return (
    `<g transform="rotate(${tilt} ${x} 104)" font-family="${FONTS}" font-weight="900" font-size="${size}" text-anchor="middle" stroke-linejoin="round">` +
    `<g id="w" fill="#fff" stroke="#fff" stroke-width="15">${rows}</g>` +
    `<g fill="${bright}" stroke="${dark}" stroke-width="8" paint-order="stroke">${rows}</g></g>`
  );
}

function drawSigns(key: string, sign: string, ink: string): string {
  const signs = strew(key, 3, 320, 120).map(({ x, y, size }) => {
    const turn = Math.round((size - 0.5) * 60);
    return `<text x="${x}" y="${y + 40}" font-size="${Math.round(18 + size * 20)}" transform="rotate(${turn} ${x} ${y + 40})">${escapeXml(sign)}</text>`;
  });
  return `<g fill="${ink}" opacity=".7" font-family="${FONTS}">${signs.join('')}</g>`;
}

/** The person to one side, leaning a little, larger than the frame. */
function placePerson(id: string, side: 'left' | 'right') {
  const bits = hashText(`${id}person`);
  const scale = 1.5 + (bits % 5) / 20;
  const x = side === 'right' ? 178 - (bits % 13) : -8 + (bits % 13);
  const tilt = ((bits >> 5) % 9) - 4;
  return `translate(${x} ${Math.round(182 - 100 * scale)}) scale(${scale}) rotate(${tilt} 50 100)`;
}

export function drawThumbnail({ id, title }: ThumbnailOptions): string {
  const look = lookOfVideo(id);
  const { ja, en, isEnglish, isDark = false, backdrop, sign } = sceneOfCode(look.scene);
  const bits = hashText(`${id}picture`);
  const degrees = degreesOf(look.hue) + (bits % 3) * 50 + 20;
  const [from, to] = isDark
    ? [colour(degrees, 60, 16), colour(degrees + 50, 65, 38)]
    : [colour(degrees, 85, 66), colour(degrees + 45, 80, 52)];
  const side = bits % 4 === 0 ? 'left' : 'right';
  const word = drawWord(title ?? (isEnglish ? en : ja), {
    x: side === 'right' ? 106 : 214,
    tilt: TILTS[(bits >> 4) % TILTS.length] ?? 0,
    dark: colour(degrees + 10, 75, isDark ? 24 : 28),
    bright: colour(degrees + 180, 95, isDark ? 76 : 88),
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">' +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<path fill="url(#g)" d="M0 0h320v180H0z"/>${backdrops[backdrop](id, '#fff')}${drawSigns(id, sign, '#fff')}` +
    `<g transform="${placePerson(id, side)}">${drawPerson(look, 7)}</g>${word}</svg>`
  );
}
