export { WholeTranslationsPanel as default } from './WholePanel';
