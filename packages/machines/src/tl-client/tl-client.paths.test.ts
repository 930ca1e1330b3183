/** Every way through the machine: found in its graph, then walked again by a real actor with a simulated clock. */
import { DEFAULT_PROFILE } from '@oshimado/domain';
import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { tlClientMachine } from './tl-client.machine';
import type { TlClientEvent } from './tl-client.types';

const events: TlClientEvent[] = [
  { type: 'session.renewed', viewer: { name: 'Mira' } },
  { type: 'settings.change', link: 'YT_abcdefghijk' },
  { type: 'settings.change', link: 'nothing' },
  { type: 'collab.add', link: 'https://a.b/c' },
  { type: 'collab.add', link: 'nothing' },
  { type: 'collab.remove', link: 'https://a.b/c' },
  { type: 'settings.open' },
  { type: 'settings.confirm' },
  { type: 'settings.cancel' },
  { type: 'chat.open', link: 'YT_abcdefghijk' },
  { type: 'chat.open', link: 'nothing' },
  { type: 'chat.close', link: 'YT_abcdefghijk' },
  { type: 'chat.closeAll' },
  { type: 'greeting.due', link: 'YT_abcdefghijk' },
  { type: 'profile.next' },
  { type: 'profile.remove', id: 'default' },
  { type: 'profiles.stored', profiles: [DEFAULT_PROFILE] },
  { type: 'text.change', text: 'hello' },
  { type: 'line.send' },
  { type: 'failed.retry' },
  { type: 'failed.discard', line: 1 },
];

provePaths({
  machine: tlClientMachine,
  inputs: [
    { viewer: null, lang: 'en' },
    { viewer: { name: 'Mira' }, lang: 'en' },
  ],
  events,
  answers: { sendLine: [undefined] },
  failures: { sendLine: [failure('http', 401)] },
  seen: ({ value, context }) => ({
    value,
    link: context.settings?.link,
    draft: context.draft.link,
    collabs: context.draft.collabs.length,
    chats: context.chats.length,
    hasText: context.text !== '',
    queue: context.queue.length,
    failed: context.failed.map(({ code }) => code),
    isExpired: context.isExpired,
    viewer: context.viewer?.name,
  }),
  transient: ['arriving'],
  isEnough: ({ context }) => context.nextNumber > 2 || context.draft.link === 'nothing',
});
