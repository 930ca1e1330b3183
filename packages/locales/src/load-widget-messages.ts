/** The sentences of widgets alone: an embed on a stranger's page carries no list of the portal's. */
import { isLanguage, isOverlay } from './languages';
import { withOverlay } from './overlay';
import type { MessageTree } from './translate';

interface MessageFile {
  readonly default: MessageTree;
}
const loadWidgets = async (language: string): Promise<MessageFile> =>
  import(`./${language}/widgets.json`) as Promise<MessageFile>;
const loadOverlay = async (language: string): Promise<MessageFile> =>
  import(`./overlays/${language}.json`) as Promise<MessageFile>;

/** The sentences of the namespace `widgets`; English for a language that is not offered. */
export async function loadWidgetMessages(language: string): Promise<MessageTree> {
  const known = isLanguage(language) ? language : 'en';
  if (!isOverlay(known)) return (await loadWidgets(known)).default;
  const [base, overlay] = await Promise.all([loadWidgets('en'), loadOverlay(known)]);
  const { widgets } = overlay.default;
  return typeof widgets === 'object' ? withOverlay(base.default, widgets) : base.default;
}
