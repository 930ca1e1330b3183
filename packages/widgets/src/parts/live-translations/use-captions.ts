/** Which lines are shown over the player, written to the store that caption layers read. */
import type { Chat } from '@oshimado/contract';
import { CAPTION_REACH, captionMs, captionsAt } from '@oshimado/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMediaState } from '../player';
import { useSettings } from '../../base/device';
import type { CaptionLine } from './caption-store';
import { useChat } from './ChatProvider';
import { keyOfLine, type PanelLines } from './use-lines';
import { pageClock } from '../../base/ticker';

const NONE: readonly Chat[] = [];

/** Shows these lines over the player of this video, if the setting says so, until the panel closes. */
export function useShowCaptions(
  videoId: string,
  spoken: string,
  { languages }: PanelLines,
  shown: readonly Chat[],
): void {
  const { captions } = useChat();
  const { liveTlShowSubtitle } = useSettings();
  const lines = useMemo(
    () =>
      shown.map((line): CaptionLine => ({
        key: keyOfLine(line),
        name: line.name,
        message: line.message,
        is_tl: line.is_tl,
        lang: languages.get(line) ?? spoken,
      })),
    [shown, languages, spoken],
  );
  useEffect(() => {
    captions.write(videoId, liveTlShowSubtitle ? lines : []);
  }, [captions, videoId, liveTlShowSubtitle, lines]);
  useEffect(() => () => captions.write(videoId, []), [captions, videoId]);
}

/** Lines of history are no captions; the clocks of servers and viewers may differ this much. */
const FRESH_MS = 30_000;

/** The captions of a live stream: each line from its arrival on, while the player's time moves. */
export function useLiveCaptions(lines: readonly Chat[]): readonly Chat[] {
  const isMoving = useMediaState(({ paused, isWaiting, isAd }) => !paused && !isWaiting && !isAd);
  const arrivals = useRef(new WeakMap<Chat, number>());
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const now = pageClock.now();
      const latest = lines.slice(-CAPTION_REACH);
      for (const line of latest) {
        if (arrivals.current.has(line)) continue;
        const isFresh = Math.abs(now - line.timestamp) < FRESH_MS;
        arrivals.current.set(line, isFresh ? now : -Infinity);
      }
      const arrivedAt = (line: Chat) => arrivals.current.get(line) ?? -Infinity;
      const arrived = latest.sort((a, b) => arrivedAt(a) - arrivedAt(b));
      const next = captionsAt(arrived, now, arrivedAt).flatMap((index) => arrived[index] ?? []);
      setShown((before) => (before.length + next.length === 0 ? before : next));
      const ends = next.map((line) => arrivedAt(line) + captionMs(line));
      if (ends.length > 0) timer = setTimeout(show, Math.min(...ends) - now);
    };
    if (isMoving) show();
    return () => clearTimeout(timer);
  }, [lines, isMoving]);
  return isMoving ? shown : NONE;
}

const startMs = ({ video_offset }: Chat) => video_offset * 1_000;

/** The captions of a recording at the player's position, `offset` seconds late. */
export function useArchiveCaptions(lines: readonly Chat[], offset: number): readonly Chat[] {
  // As text, so that a step of the player that changes nothing draws nothing.
  const indexes = useMediaState(({ currentTime, isReady, isAd }) =>
    isReady && !isAd ? captionsAt(lines, (currentTime - offset) * 1_000, startMs).join() : '',
  );
  return useMemo(
    () =>
      indexes === '' ? NONE : indexes.split(',').flatMap((index) => lines[Number(index)] ?? []),
    [indexes, lines],
  );
}
