export * from './history-list';
export * from './stored-watch';
export * from './watch-progress';
export * from './watch-record';
export * from './watch-state.limits';
