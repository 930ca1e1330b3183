/** The player, the current line below it, and what moves it; a timer where the video cannot be played here. */
import { isPlayable } from '@oshimado/domain';
import { selectLines } from '@oshimado/machines/script-editor';
import { Button, IconButton } from '@oshimado/ui/button';
import { BackwardIcon, ForwardIcon, PauseIcon, PlayIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useFrameOrigins } from '../../base/context';
import { latePart } from '../../base/late-part';
import type { Media } from '../../parts/player';
import { useTranslate } from '../../base/sentences';
import { JUMP_MS } from './timeline';
import { useClock, useEditorState, useEditorVideo, useTime } from './EditorProvider';
import { textLanguageOf } from './line-language';
import { lineAt } from './script-editor.connect';
import * as css from './script-editor.css';
import { useMoments } from './use-moments';

const PlayerFrame = latePart(() => import('../../parts/player/PlayerFrame'));

/** Times are shown to the tenth of a second. */
const TENTH_MS = 100;

function CurrentLine() {
  const t = useTranslate('scriptEditor');
  const lines = useEditorState(selectLines);
  const lang = useEditorState(textLanguageOf);
  const text = useTime((clock) => lineAt(lines, clock.now())?.text);
  return (
    <p className={css.currentLine} data-part="current-line" aria-label={t('player.current')}>
      {text === undefined ? (
        <span className={css.noLine}>{t('player.noLine')}</span>
      ) : (
        <span lang={lang}>{text}</span>
      )}
    </p>
  );
}

function Controls({ isTimer }: { readonly isTimer: boolean }) {
  const t = useTranslate('scriptEditor');
  const tWidgets = useTranslate('widgets');
  const clock = useClock();
  const moment = useMoments();
  const isPlaying = useTime((one) => one.isPlaying());
  const time = useTime((one) => Math.floor(one.now() / TENTH_MS) * TENTH_MS);
  const names = isTimer
    ? ([t('player.startTimer'), t('player.stopTimer')] as const)
    : ([tWidgets('playerPage.play'), tWidgets('playerPage.pause')] as const);
  return (
    <div className={css.controls}>
      <IconButton
        icon={BackwardIcon}
        label={t('player.back')}
        onClick={() => clock.seek(clock.now() - JUMP_MS)}
      />
      <Button
        size="small"
        startIcon={isPlaying ? PauseIcon : PlayIcon}
        onClick={() => clock.toggle()}
      >
        {names[isPlaying ? 1 : 0]}
      </Button>
      <IconButton
        icon={ForwardIcon}
        label={t('player.forward')}
        onClick={() => clock.seek(clock.now() + JUMP_MS)}
      />
      <span className={css.clock} role="timer" aria-label={t('player.time')} data-part="time">
        {moment(time)}
      </span>
    </div>
  );
}

export interface PlayerPaneProps {
  /** Receives the player; null when it goes. The same function for the life of the editor. */
  readonly onMedia: (media: Media | null) => void;
}

export function PlayerPane({ onMedia }: PlayerPaneProps) {
  const t = useTranslate('scriptEditor');
  const video = useEditorVideo();
  const origins = useFrameOrigins();
  const isForeign = useEditorState(({ context }) => Boolean(context.target?.link));
  const canPlay = video !== undefined && isPlayable(video, origins);
  return (
    <section className={css.player} aria-label={t('player.area')} data-part="player">
      {canPlay ? (
        <div className={css.screenBox}>
          <PlayerFrame key={video.id} video={video} onMedia={onMedia} />
        </div>
      ) : null}
      {isForeign || (video && !canPlay) ? (
        <div className={css.timerNote}>
          <Notice>{t('player.timer')}</Notice>
        </div>
      ) : null}
      <CurrentLine />
      <Controls isTimer={!canPlay} />
    </section>
  );
}
