import { loadWatchMessages, loadWidgetMessages } from '@oshimado/locales';
import type { PlayerOptions } from './options';
import { EmbedPlayer } from './EmbedPlayer';
import type { Mounted, MountOptions } from '../lazy-element';
import { mountInShadow } from '../mount-in-shadow';
import type { OshiPlayerEvents } from './events';
import type { PlayerControl } from './player-control';

export { scriptUrl } from '../script-url';

/** Draws a player into the shadow root of its element. `onControl` receives the interface behind the element's methods; null when it goes. */
export const mountOshiPlayer = ({
  onControl,
  ...given
}: MountOptions<PlayerOptions, OshiPlayerEvents> & {
  readonly onControl: (control: PlayerControl | null) => void;
}): Promise<Mounted> => {
  const { onPhase, emit, complain } = given;
  return mountInShadow(given, {
    loadMessages: async (language) => {
      const [widgets, watch] = await Promise.all([
        loadWidgetMessages(language),
        loadWatchMessages(language),
      ]);
      return { widgets, watch };
    },
    render: (drawing) => <EmbedPlayer {...drawing} {...{ onPhase, emit, complain, onControl }} />,
  });
};
