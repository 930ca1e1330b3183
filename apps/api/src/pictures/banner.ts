/** The wide picture on top of a channel's page. */
import { lookOfChannel } from './look';
import { gradientOf } from './palette';
import { strew } from './strew';

const WIDTH = 1_600;
const HEIGHT = 264;

const wave = (y: number, depth: number) =>
  `M0 ${y}q200-${depth} 400 0t400 0t400 0t400 0V${HEIGHT}H0z`;

export function drawBanner({ id }: { readonly id: string }): string {
  const { hue, style } = lookOfChannel(id);
  const [from, to] = gradientOf(hue + style, false);
  const bubbles = strew(id, 22, WIDTH, HEIGHT - 60)
    .map(({ x, y, size }) => `<circle cx="${x}" cy="${y}" r="${Math.round(4 + size * 30)}"/>`)
    .join('');
  const [one, two] = strew(`${id}waves`, 2, 60, 40);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="g" x2="1" y2=".4"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<path fill="url(#g)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g fill="#fff" opacity=".22">${bubbles}</g>` +
    `<path fill="#fff" opacity=".25" d="${wave(190 + (one?.y ?? 0), 90)}"/><path fill="#fff" opacity=".35" d="${wave(215 + (two?.y ?? 0), 60)}"/></svg>`
  );
}
