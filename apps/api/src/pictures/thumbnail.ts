/** The picture of a video, 16 to 9: a person, a big word, something behind, all from the letters of the id. */
import { backdrops } from './backdrops';
import { hashText } from './hash';
import { lookOfVideo } from './look';
import { gradientOf, lettersOf } from './palette';
import { drawPerson } from './person';
import { sceneOfCode } from './scenes';
import { strew, type Spot } from './strew';
import { escapeXml, linesOf, widthOf } from './text';

export interface ThumbnailOptions {
  readonly id: string;
  /** The big word. Default: the one of the scene the id names. */
  readonly title?: string;
}

const FONTS = "'Arial Black','Noto Sans JP',sans-serif";
const TEXT_MAX = 16;
/** Room for the word, beside the person. */
const ROOM = 186;
const SIZES = { 1: 66, 2: 50 } as const;

const TILTS = [-6, -4, -3, 3] as const;

interface Lettering {
  readonly x: number;
  readonly tilt: number;
  readonly rim: string;
  readonly letters: string;
}

/** Drawn twice: a wide white rim below, then the letters with a dark one. */
function drawWord(word: string, { x, tilt, rim, letters }: Lettering): string {
  const lines = linesOf(Array.from(word).slice(0, TEXT_MAX).join(''));
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
    `<g transform="rotate(${tilt} ${x} 104)" font-weight="900" font-size="${size}" text-anchor="middle" stroke-linejoin="round">` +
    `<defs><g id="w">${rows}</g></defs><use href="#w" stroke="#fff" stroke-width="16"/>` +
    `<use href="#w" fill="${letters}" stroke="${rim}" stroke-width="9" paint-order="stroke"/></g>`
  );
}

/** One text with a place and a turn for each of its signs. */
function drawSigns(key: string, sign: string): string {
  const spots = strew(key, 4, 300, 120);
  const list = (of: (spot: Spot) => number) => spots.map((spot) => Math.round(of(spot))).join(' ');
  const places = `x="${list(({ x }) => x)}" y="${list(({ y }) => y + 40)}" rotate="${list(({ size }) => size * 60 - 30)}"`;
  return `<text fill="#fff" opacity=".7" font-size="28" ${places}>${escapeXml(sign.repeat(spots.length))}</text>`;
}

/** The person to one side, leaning a little, larger than the frame. */
function placePerson(id: string, side: 'left' | 'right') {
  const bits = hashText(`${id}person`);
  const scale = 1.5 + (bits % 5) / 20;
  const x = side === 'right' ? 178 - (bits % 13) : -16 + (bits % 9);
  const tilt = ((bits >>> 5) % 9) - 4;
  return `translate(${x} ${Math.round(182 - 100 * scale)}) scale(${scale}) rotate(${tilt} 50 100)`;
}

export function drawThumbnail({ id, title }: ThumbnailOptions): string {
  const look = lookOfVideo(id);
  const { ja, en, isEnglish, isDark = false, backdrop, sign } = sceneOfCode(look.scene);
  const bits = hashText(`${id}picture`);
  const [from, to] = gradientOf(look.hue + look.style + (bits % 3), isDark);
  const side = bits % 4 === 0 ? 'left' : 'right';
  const word = drawWord(title ?? (isEnglish ? en : ja), {
    x: side === 'right' ? 106 : 216,
    tilt: TILTS[(bits >>> 4) % TILTS.length] ?? 0,
    rim: isDark ? from : '#3b2a55',
    letters: lettersOf(bits >>> 7),
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" font-family="${FONTS}">` +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<path fill="url(#g)" d="M0 0h320v180H0z"/>${backdrops[backdrop](id, '#fff')}${drawSigns(id, sign)}` +
    `<g transform="${placePerson(id, side)}">${drawPerson(look, 7)}</g>${word}</svg>`
  );
}
