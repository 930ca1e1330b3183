export { migrationNames, migrationProvider } from './provider';
