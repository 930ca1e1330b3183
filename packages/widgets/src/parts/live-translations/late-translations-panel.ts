export { TranslationsPanel as default } from './TranslationsPanel';
