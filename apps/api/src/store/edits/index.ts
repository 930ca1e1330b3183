export * from './edit-store';
