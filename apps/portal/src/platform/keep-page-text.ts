/** Makes the page work with browser translation, which replaces text nodes. A separate file, loaded in parallel with the first one. */
import { keepTranslatedText } from '@oshimado/widgets/internal/base/translated-text';

keepTranslatedText(document);
