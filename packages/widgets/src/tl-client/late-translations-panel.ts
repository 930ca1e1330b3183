export { TranslationsPanel as default } from '../live-translations';
