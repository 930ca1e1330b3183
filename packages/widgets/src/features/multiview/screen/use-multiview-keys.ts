/** The keys of a multiview: 1 to 9 lead to a video and its sound, with Shift they make it large, Space plays or pauses all, Ctrl+Z and Ctrl+Shift+Z undo and redo. */
import { isBigCell, selectVideoCells } from '@oshimado/machines/multiview';
import { latinKey } from '@oshimado/domain';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { useEffect } from 'react';
import { useDeviceStore } from '../../../base/device';
import { isTyping } from '../../../parts/key-bindings/is-typing';
import { showCell, useMultiview } from '../grid';
import { followPageKeys } from '../../../parts/player';

export function useMultiviewKeys(): void {
  const { actor, players } = useMultiview();
  const device = useDeviceStore();
  useEffect(() => {
    const playAlone = (number: number) => {
      const cell = selectVideoCells(actor.getSnapshot())[number - 1];
      if (cell === undefined) return;
      actor.send({ type: 'sound.solo', id: cell.id });
      showCell(cell.id);
    };
    const playOrPause = () => {
      const all = [...players.getState().media.values()];
      const isPlaying = all.some((media) => media.willPlay());
      for (const media of all)
        if (isPlaying) media.pause();
        else media.play();
    };
    const stop = followPageKeys(window, (key) => {
      if (key === ' ') return playOrPause;
      const isNumber = /^[1-9]$/.test(key) && device.get().keys.hasCharacterKeys;
      return isNumber ? () => playAlone(Number(key)) : undefined;
    });
    const enlarge = (event: KeyboardEvent) => {
      // The digit of the key, whatever it writes with Shift on this keyboard.
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
      if (digit === undefined || isOther || !device.get().keys.hasCharacterKeys) return;
      const cell = selectVideoCells(actor.getSnapshot())[Number(digit) - 1];
      if (cell === undefined) return;
      event.preventDefault();
      actor.send({ type: 'cell.enlarge', id: cell.id });
      if (isBigCell(actor.getSnapshot(), cell.id)) playAlone(Number(digit));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.shiftKey && !isOfInputMethod(event)) enlarge(event);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || latinKey(event) !== 'z') return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      actor.send({ type: event.shiftKey ? 'layout.redo' : 'layout.undo' });
    };
    addEventListener('keydown', onKey);
    return () => {
      stop();
      removeEventListener('keydown', onKey);
    };
  }, [actor, players, device]);
}
