/** The English sentences, there at once, for the tests of this package; not part of what it exports. */
import { loadMessages } from '@oshimado/locales';

export const widgetMessages = await loadMessages('en', 'widgets');
