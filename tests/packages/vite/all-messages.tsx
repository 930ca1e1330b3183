import { createTranslate, loadMessages } from '@oshimado/locales';

const { language } = navigator;
document.title = createTranslate(await loadMessages(language, 'portal'), language)('feed.empty');
