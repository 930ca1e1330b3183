export { keepTranslatedText } from './translated-text';
