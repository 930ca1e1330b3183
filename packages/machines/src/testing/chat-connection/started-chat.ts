/** A started chat connection with helpers that read its state, for tests; not exported by this package. */
import { startMachine } from '../start-machine';
import { chatConnectionMachine } from '../../chat-connection/chat-connection.machine';
import { roomName } from '../../chat-connection/chat-connection.rooms';
import { selectLines, selectStatus } from '../../chat-connection/chat-connection.selectors';
import { line, page, START, video } from './chat-samples';
import type { ChatInput } from '../../chat-connection/chat-connection.types';

export const EN = roomName('v', 'en');
export const JA = roomName('v', 'ja');
export const QUARTER = 15 * 60_000;

export function start(input: ChatInput = {}) {
  const run = startMachine(chatConnectionMachine, { input });
  const join = (lang = 'en', what = video(), now = START) =>
    run.actor.send({ type: 'room.join', video: what, lang, now });
  const emittedTypes = () =>
    run.emitted.map((one) => ('lang' in one ? `${one.type} ${one.lang}` : one.type));
  const status = (room = EN) => selectStatus(run.snapshot(), room);
  const times = () => selectLines(run.snapshot(), EN).map(({ timestamp }) => timestamp);
  const say = (at: number) => run.actor.send({ type: 'line.received', room: EN, line: line(at) });
  return Object.assign(run, { join, emittedTypes, status, times, say });
}

/** A joined room whose history is loaded. */
export async function joined(history = page(1, 3), input: ChatInput = {}) {
  const run = start(input);
  run.join();
  run.actor.send({ type: 'socket.opened' });
  run.actor.send({ type: 'room.subscribed', id: 'v', lang: 'en' });
  await run.last('loadHistory').answer(history);
  return run;
}
