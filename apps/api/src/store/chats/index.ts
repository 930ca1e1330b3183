export * from './chat-store';
