/** Keeps the texts of the page apart from what a translator makes of them. A file of its own, fetched beside the first one. */
import { keepTranslatedText } from '@oshimado/widgets/translated-text';

keepTranslatedText(document);
