export { MultiviewTranslations as default } from '../multiview-translations';
