export * from './read-relay';
export * from './relay-address';
export * from './relay-login';
export * from './subscriptions';
