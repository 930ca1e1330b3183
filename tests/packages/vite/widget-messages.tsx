import { createTranslate, loadWidgetMessages } from '@oshimado/locales';

const { language } = navigator;
document.title = createTranslate(await loadWidgetMessages(language), language)('feed.empty');
