/** Script of the chat page: the chat of the demo world, whose streams no platform knows. Lines follow from the video and the time, or from the second that a recording plays at. */

const LINE_MS = 2_000;
const SHOWN = 40;
const NAMES = [
  'Mochi',
  'ゆず',
  'Kestrel',
  'ほたる',
  'Pudding',
  'Ren',
  '星砂',
  'Biscuit',
  'Noa',
  'そら豆',
];
const LINES = [
  'こんばんは!',
  'hello from Lisbon',
  '草',
  'きたああああ',
  'that was close',
  '助かる',
  'nice save!',
  'かわいい',
  'halo semuanya',
  '8888888',
  'first time here, this is fun',
  '音量ちょうどいいです',
  'LOL',
  'がんばれー!',
  '¡vamos!',
  '今の見た?',
];

/** A number that looks random and is the same for the same line. */
function mix(id: string, line: number): number {
  let value = line | 0;
  for (const character of id)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x5bd1e995);
  return (value ^ (value >>> 15)) >>> 0;
}

const query = new URLSearchParams(location.search);
const id = query.get('v') ?? '';
document.documentElement.dataset.theme = query.get('dark_theme') === '1' ? 'dark' : 'light';

const root = document.getElementById('chat');

function row(line: number): HTMLElement {
  const chance = mix(id, line);
  const element = document.createElement('p');
  const name = document.createElement('b');
  name.textContent = NAMES[chance % NAMES.length] ?? '';
  name.style.color = `hsl(${chance % 360} 70% ${document.documentElement.dataset.theme === 'dark' ? 72 : 34}%)`;
  element.append(name, ' ', LINES[(chance >>> 4) % LINES.length] ?? '');
  return element;
}

let last = 0;

function showUntil(ms: number): void {
  if (!root) return;
  const now = Math.floor(ms / LINE_MS);
  // The player has jumped back.
  if (now < last) {
    root.replaceChildren();
    last = 0;
  }
  for (last = Math.max(last, now - SHOWN); last < now; last += 1) root.append(row(last));
  while (root.childElementCount > SHOWN) root.firstElementChild?.remove();
  root.scrollTop = root.scrollHeight;
}

showUntil(Date.now());
const live = setInterval(() => showUntil(Date.now()), LINE_MS / 2);

// The page around this frame sends the position of a recording, in the message that YouTube's chat replay takes.
addEventListener('message', ({ source, data }: MessageEvent<Record<string, unknown> | null>) => {
  const seconds = data?.['yt-player-video-progress'];
  if (source !== parent || typeof seconds !== 'number') return;
  clearInterval(live);
  showUntil(seconds * 1_000);
});

// A module, so that it can be loaded by its tests.
// oxlint-disable-next-line unicorn/require-module-specifiers -- it has nothing to export
export {};
