/** Keys that are pressed in our own player of a cell: as if beside it, and what nothing else takes is the player's own. */
import type { PlayerPress } from '@oshimado/domain';
import { useCallback, useRef } from 'react';
import { useDeviceStore } from '../../../base/device';
import { reportError } from '../../../base/reporting/report';
import { toggleFullScreen } from '../../../parts/player/full-screen';
import { pressAgain, runPlayerKey } from '../../../parts/player/player-keys';
import { useMultiview } from './MultiviewProvider';

/** `screen` is the element that has the player; the cell of this id is the one around it. */
export function useFrameKeys(id: string) {
  const { players } = useMultiview();
  const device = useDeviceStore();
  const screen = useRef<HTMLDivElement>(null);
  const onKey = useCallback(
    (press: PlayerPress) => {
      const { current: element } = screen;
      const { media, uncaptioned } = players.getState();
      const player = media.get(id);
      if (element === null || pressAgain(element, press) || player === undefined) return;
      runPlayerKey(press, {
        media: player,
        hasCharacterKeys: device.get().keys.hasCharacterKeys,
        toggleFullScreen: () => void toggleFullScreen(element).catch(reportError),
        toggleCaptions: () => players.setCaptions(id, uncaptioned.has(id)),
      });
    },
    [players, device, id],
  );
  return { screen, onKey };
}
