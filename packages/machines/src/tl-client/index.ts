export { tlClientMachine } from './tl-client.machine';
export * from './tl-client.selectors';
export * from './tl-client.types';
