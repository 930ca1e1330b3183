import type { MessageKey } from '@oshimado/locales';
import { useTranslate } from '../../base/sentences';
import type { CommandId } from '../../parts/key-bindings/commands';

/** Commands that are named like the entry or button of the frame that does the same. */
const NAMED_BY_FRAME = {
  'go.home': 'nav.home',
  'go.favorites': 'nav.favorites',
  'go.channels': 'nav.channels',
  'go.playlists': 'nav.playlists',
  'go.history': 'nav.history',
  'go.multiview': 'nav.multiview',
  'go.search': 'searchBar.filter',
  'go.settings': 'nav.settings',
  'go.about': 'nav.about',
  'go.schedule': 'nav.schedule',
  'theme.toggle': 'settings.toggleMode',
  'org.open': 'org.menu',
} as const satisfies Partial<Readonly<Record<CommandId, MessageKey<'portal'>>>>;

type NamedByFrame = keyof typeof NAMED_BY_FRAME;

const isNamedByFrame = (id: CommandId): id is NamedByFrame => id in NAMED_BY_FRAME;

/** Names commands, in the language of the page. */
export function useCommandName(): (id: CommandId) => string {
  const t = useTranslate('commands');
  const tPortal = useTranslate();
  return (id) => (isNamedByFrame(id) ? tPortal(NAMED_BY_FRAME[id]) : t(`command.${id}`));
}
