/** Backdrops of drawn pictures: translucent white or black shapes over the gradient. */
import { strew } from './strew';

const WIDTH = 320;
const HEIGHT = 180;

/** Draws into 320 by 180 units; the key makes each one different. */
type Backdrop = (key: string, ink: string) => string;

const filled = (d: string, ink: string, opacity: number) =>
  `<path fill="${ink}" opacity="${opacity}" d="${d}"/>`;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** Small round points: far fewer letters than circles. */
const points = (
  spots: readonly { readonly x: number; readonly y: number }[],
  ink: string,
  width: number,
) =>
  `<path stroke="${ink}" opacity=".85" stroke-width="${width}" stroke-linecap="round" d="${spots.map(({ x, y }) => `M${x} ${y}h0`).join('')}"/>`;

const RAYS = 11;
const rays: Backdrop = (key, ink) => {
  const [spot] = strew(key, 1, 60, 40);
  const [x, y] = [200 + (spot?.x ?? 0), 70 + (spot?.y ?? 0)];
  const turn = spot?.size ?? 0;
  const reach = 400;
  const corner = (step: number) => {
    const angle = ((step + turn) * Math.PI) / RAYS;
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  };
  const wedges = Array.from(
    { length: RAYS },
    (_, step) => `M${x} ${y}L${corner(step * 2)}L${corner(step * 2 + 1)}Z`,
  );
  return filled(wedges.join(''), ink, 0.2);
};

const bubbles: Backdrop = (key, ink) => {
  const spots = strew(key, 9, WIDTH, HEIGHT);
  const some = (from: number, step: number) =>
    spots
      .filter((_, place) => place % step === from)
      .map(({ x, y, size }) => circle(x, y, Math.round(8 + size * 34)))
      .join('');
  return filled(some(0, 2), ink, 0.16) + filled(some(1, 2), ink, 0.28);
};

const dots: Backdrop = (key, ink) => {
  const pattern = `<pattern id="p" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="8" cy="8" r="4" fill="${ink}"/></pattern>`;
  const [spot] = strew(key, 1, 120, 60);
  const moon = circle(180 + (spot?.x ?? 0), 60 + (spot?.y ?? 0), 78);
  return `${pattern}<path fill="url(#p)" opacity=".22" d="M0 0h320v180H0z"/>${filled(moon, ink, 0.25)}`;
};

const hills: Backdrop = (key, ink) => {
  const [sun, one, two] = strew(key, 3, 220, 30).map(({ x, y }) => ({ x, y }));
  const [a, b] = [118 + (one?.y ?? 0) / 2, 136 + (two?.y ?? 0) / 2];
  return (
    filled(circle(60 + (sun?.x ?? 0), 46 + (sun?.y ?? 0), 34), '#fff', 0.55) +
    filled(`M0 ${a}q50-52 105-6t100-14t115 6V180H0z`, ink, 0.25) +
    filled(`M0 ${b}q70-30 130 2t110-8t80 0V180H0z`, '#0a2a30', 0.28)
  );
};

const SQUARE = 30;
const blocks: Backdrop = (key, ink) => {
  const columns = strew(key, 11, WIDTH, 100);
  const towers = columns.map(({ size }, place) => {
    const height = SQUARE * (1 + Math.floor(size * 4));
    return `M${place * SQUARE - 4} ${HEIGHT - height}h${SQUARE - 2}V180h-${SQUARE - 2}z`;
  });
  const lights = columns
    .filter(({ size }) => size > 0.4)
    .map(({ x, y }) => `M${x - (x % SQUARE) - 4} ${y - (y % SQUARE)}h28v28h-28z`);
  return filled(towers.join(''), '#10162e', 0.24) + filled(lights.join(''), ink, 0.26);
};

const horizon: Backdrop = (_key, ink) => {
  const lines = [-260, -150, -70, 0, 70, 150, 260].map((x) => `M${160 + x / 4} 116L${160 + x} 180`);
  const rows = [116, 124, 137, 156].map((y) => `M0 ${y}h320`);
  return (
    filled('M90 116a70 70 0 0 1 140 0z', '#ffd98a', 0.85) +
    `<path stroke="${ink}" opacity=".55" stroke-width="1.5" d="${lines.join('')}${rows.join('')}"/>`
  );
};

const moon: Backdrop = (key, ink) => {
  const stars = points(strew(key, 13, WIDTH, 120), ink, 2.5);
  return (
    filled(circle(222, 66, 52), '#fff3c9', 0.9) +
    filled(circle(204, 54, 11) + circle(240, 88, 8), '#c9a86a', 0.35) +
    stars +
    filled('M0 150q40-20 84-6t92-4t144 2V180H0z', '#05060f', 0.45)
  );
};

const stage: Backdrop = (key, ink) => {
  const lamps = strew(key, 4, WIDTH, 40);
  const beams = lamps
    .map(({ x, size }) => {
      const to = Math.round(x + (size - 0.5) * 180);
      return `M${x - 5} 0h10L${to + 46} 180h-92z`;
    })
    .join('');
  const lights = strew(`${key}l`, 16, WIDTH, 22).map(({ x, y }) => ({ x, y: 156 + y }));
  return filled(beams, ink, 0.24) + points(lights, ink, 6);
};

const confetti: Backdrop = (key, ink) => {
  const spots = strew(key, 18, WIDTH, HEIGHT);
  const some = (rest: number) =>
    spots
      .filter((_, place) => place % 3 === rest)
      .map(({ x, y, size }) => `M${x} ${y}l${size > 0.5 ? '9 4-3 6-9-4' : '4-7 6 4-4 7'}z`)
      .join('');
  return (
    filled(some(0), ink, 0.9) + filled(some(1), '#ffe066', 0.95) + filled(some(2), '#8be9fd', 0.95)
  );
};

export const backdrops = {
  rays,
  bubbles,
  dots,
  hills,
  blocks,
  horizon,
  moon,
  stage,
  confetti,
} satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;
