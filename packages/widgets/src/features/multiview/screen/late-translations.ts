export { MultiviewTranslations as default } from '../translations';
