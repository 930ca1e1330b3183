/** The player of the demo world: a drawn picture, a clock, a note a second, and the controls of a player. */
import { formatDuration, type MediaCommand, type MediaState } from '@oshimado/domain';
import type { MessageKey, Translate } from '@oshimado/locales';
import { createDemoClock } from './demo-clock';
import { drawDemo } from './demo-picture';
import { createDemoSound } from './demo-sound';
import type { PagePlayer, PlayerQuery } from './player-query';

const TICK_MS = 250;
const WIDTH = 1280;
const HEIGHT = 720;
const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

type Sentences = Translate<MessageKey<'widgets'>>;

function button(label: string, path: string, onClick: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  const draw = (name: string, shape: string) => {
    element.setAttribute('aria-label', name);
    element.title = name;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('d', shape);
    svg.append(line);
    element.replaceChildren(svg);
  };
  draw(label, path);
  element.addEventListener('click', onClick);
  return { element, draw };
}

const PLAY = 'M7 4v16l13-8z';
const PAUSE = 'M6 4h4v16H6zM14 4h4v16h-4z';
const SOUND = 'M4 9v6h4l5 4V5L8 9zM16 8a5 5 0 0 1 0 8z';
const NO_SOUND = 'M4 9v6h4l5 4V5L8 9zM15 9l6 6-1 1-6-6zM20 8l1 1-6 6-1-1z';

export interface DemoQuery extends PlayerQuery {
  readonly demo: string;
}

export function startDemo(
  root: HTMLElement,
  query: DemoQuery,
  t: Sentences,
  report: (state: Partial<MediaState>) => void,
): PagePlayer {
  const clock = createDemoClock({ ...query, now: Date.now });
  const sound = createDemoSound();
  let volume = 1;
  let { muted } = query;

  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  const position = document.createElement('input');
  position.type = 'range';
  position.min = '0';
  position.step = 'any';
  position.setAttribute('aria-label', t('playerPage.position'));
  const time = document.createElement('output');

  async function play() {
    clock.play();
    tick();
    const isAudible = await sound.start();
    if (isAudible || muted) return;
    muted = true;
    tick();
  }
  const pause = () => {
    clock.pause();
    tick();
  };
  const seek = (seconds: number) => {
    clock.seek(seconds);
    tick();
  };
  const setMuted = (next: boolean) => {
    muted = next;
    if (!next) void sound.start();
    tick();
  };

  const toggle = button(
    t('playerPage.play'),
    PLAY,
    () => void (clock.read().paused ? play() : pause()),
  );
  const mute = button(t('playerPage.mute'), SOUND, () => setMuted(!muted));
  position.addEventListener('input', () => seek(Number(position.value)));
  const live = document.createElement('button');
  live.type = 'button';
  live.textContent = t('playerPage.live');
  live.addEventListener('click', () => seek(clock.read().liveEdge ?? 0));
  live.hidden = query.length !== null;
  const controls = document.createElement('div');
  controls.className = 'controls';
  controls.append(toggle.element, mute.element, position, time, live);
  canvas.addEventListener('click', () => toggle.element.click());
  root.append(canvas, controls);

  let shown = { paused: true, muted: false };
  function tick() {
    const moment = clock.read();
    const { currentTime, duration, paused } = moment;
    if (context && !document.hidden) {
      drawDemo(context, {
        id: query.demo,
        title: query.title,
        at: currentTime,
      });
    }
    position.max = String(duration);
    position.value = String(currentTime);
    position.setAttribute('aria-valuetext', formatDuration(currentTime));
    time.value = `${formatDuration(currentTime)} / ${formatDuration(duration)}`;
    if (shown.paused !== paused)
      toggle.draw(t(paused ? 'playerPage.play' : 'playerPage.pause'), paused ? PLAY : PAUSE);
    if (shown.muted !== muted)
      mute.draw(t(muted ? 'playerPage.unmute' : 'playerPage.mute'), muted ? NO_SOUND : SOUND);
    shown = { paused, muted };
    if (!paused) sound.play(currentTime, muted ? 0 : volume);
    report({ ...moment, isReady: true, playbackRates: RATES, volume, muted });
  }

  setInterval(tick, TICK_MS);
  tick();
  if (query.autoplay) void play();

  const run = (command: MediaCommand) => {
    switch (command.type) {
      case 'play':
        return void play();
      case 'pause':
        return pause();
      case 'seek':
        return seek(command.seconds);
      case 'rate':
        clock.setRate(command.rate);
        return tick();
      case 'volume':
        volume = command.volume;
        return tick();
      case 'muted':
        return setMuted(command.muted);
    }
  };
  return { run, tell: tick };
}
