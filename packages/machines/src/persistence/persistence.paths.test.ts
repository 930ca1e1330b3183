import { failure } from '../testing/start-machine';
import { provePaths } from '../testing/machine-paths';
import { persistenceMachine } from './persistence.machine';

const grid = (size: number) => ({ name: 'grid', value: { size } }) as const;
const text = (size: number) => JSON.stringify({ version: 11, value: { size } });
const quota = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

provePaths({
  machine: persistenceMachine,
  inputs: [{ language: 'en' }],
  events: [
    { type: 'module.change', module: grid(1) },
    { type: 'storage.changed', key: 'oshimado.grid', text: text(2) },
    { type: 'storage.changed', key: 'oshimado.grid', text: '{' },
    { type: 'storage.freed' },
    { type: 'storage.retry' },
    { type: 'backup.discard' },
    { type: 'page.hidden' },
    { type: 'state.reset' },
  ],
  answers: {
    readStorage: [{}, { 'oshimado.grid': 'poison' }],
    writeStorage: [undefined],
    clearStorage: [undefined],
  },
  failures: {
    readStorage: [failure('denied')],
    writeStorage: [quota, failure('strange')],
    clearStorage: [failure('denied')],
  },
  seen: ({ value, context }) => ({
    value,
    unwritten: context.unwritten.length,
    backups: context.backups.length,
    underWay: context.underWay?.kind ?? null,
    failure: context.failure,
  }),
  transient: ['written'],
  isEnough: ({ context }) => context.backups.length > 1,
});
