import { expect, it } from 'vitest';
import { createRooms, type Rooms } from '../realtime';
import type { DemoLines } from '../sources/demo/lines';
import { speakDemoLines } from './speak-demo-lines';

const START = 1_000_000;

function setUp() {
  const rooms = createRooms();
  const heard: Parameters<Rooms['receive']>[] = [];
  const asked: (readonly [number, number])[] = [];
  rooms.listen((...said) => heard.push(said));
  let time = START;
  let tick = () => undefined as void;
  let isStopped = false;
  const lines: Pick<DemoLines, 'between'> = {
    between: (after, until) => {
      asked.push([after, until]);
      const line = { name: 'TL', message: 'hello', timestamp: until, start: START };
      return [{ ...line, video: 'video000001', lang: 'es' }];
    },
  };
  const stop = speakDemoLines({
    lines,
    rooms,
    now: () => time,
    every: (_, work) => {
      tick = work;
      return () => void (isStopped = true);
    },
  });
  const pass = (ms: number) => {
    time += ms;
    tick();
  };
  return { heard, asked, pass, stop, isStopped: () => isStopped };
}

it('lines of the demo come to the listeners of their room, each once, with their second', () => {
  const { heard, asked, pass, stop, isStopped } = setUp();
  pass(1_000);
  pass(1_500);
  expect(asked).toEqual([
    [START, START + 1_000],
    [START + 1_000, START + 2_500],
  ]);
  expect(heard).toMatchObject([
    [
      { video: 'video000001', lang: 'es' },
      { message: 'hello', is_tl: true, video_offset: 1 },
    ],
    [
      { video: 'video000001', lang: 'es' },
      { message: 'hello', video_offset: 2.5 },
    ],
  ]);
  stop();
  expect(isStopped()).toBe(true);
});

it('after a pause of the process the missed lines are not sent all at once', () => {
  const { asked, pass } = setUp();
  pass(3_600_000);
  expect(asked).toEqual([[START + 3_590_000, START + 3_600_000]]);
});
