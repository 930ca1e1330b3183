/** The row below the player: what is open beside it, and what can be done with the video. */
import { IconButton } from '@oshimado/ui/button';
import {
  BackIcon,
  ChatIcon,
  FullScreenIcon,
  LikeIcon,
  PictureInPictureIcon,
  RefreshIcon,
  SideLeftIcon,
  SideRightIcon,
  TheaterIcon,
  TranslateIcon,
} from '@oshimado/ui/icon';
import type { ReactNode } from 'react';
import { useTranslate } from '../../base/sentences';
import { useWatchChoices } from './use-watch-choices';
import * as css from './WatchLayout.css';

export interface WatchToolbarProps {
  /** Whether the video may have a chat and live translations: only streams do. */
  readonly hasChat: boolean;
  /** Goes back to where the viewer came from; for phones, which have no bar at the top here. */
  readonly onBack: () => void;
  /** Likes the video on YouTube; undefined without the browser extension that can. */
  readonly onLike: (() => void) | undefined;
  /** Loads the player's frame again; undefined while nothing plays. */
  readonly onReload: (() => void) | undefined;
  /** Shows the player on the whole screen; undefined while nothing plays, and where the browser cannot. */
  readonly onFullScreen: (() => void) | undefined;
  /** Whether the player has a window over all others. Default false. */
  readonly isFloating?: boolean;
  /** Moves it there or back; undefined while nothing plays, and where the browser cannot. Default undefined. */
  readonly onFloat?: (() => void) | undefined;
  /** Further buttons: save, menu. Default none. */
  readonly children?: ReactNode;
}

export function WatchToolbar(props: WatchToolbarProps) {
  const { hasChat, onBack, onLike, onReload, onFullScreen, onFloat, children } = props;
  const { isFloating = false } = props;
  const t = useTranslate('watch');
  const [{ showLiveChat, showTl, theaterMode, chatLeft }, change] = useWatchChoices();
  return (
    <div className={css.tools} role="group" aria-label={t('layout.toolbar')}>
      <IconButton className={css.back} icon={BackIcon} label={t('layout.back')} onClick={onBack} />
      {onLike ? <IconButton icon={LikeIcon} label={t('layout.like')} onClick={onLike} /> : null}
      <IconButton
        className={css.wideOnly}
        icon={TheaterIcon}
        label={t('layout.theater')}
        pressed={theaterMode}
        onClick={() => change({ theaterMode: !theaterMode })}
      />
      {onFullScreen ? (
        <IconButton icon={FullScreenIcon} label={t('layout.fullScreen')} onClick={onFullScreen} />
      ) : null}
      {onFloat ? (
        <IconButton
          icon={PictureInPictureIcon}
          label={t('layout.pictureInPicture')}
          pressed={isFloating}
          onClick={onFloat}
        />
      ) : null}
      {hasChat ? (
        <>
          <IconButton
            icon={TranslateIcon}
            label={t(showTl ? 'layout.hideTranslations' : 'layout.showTranslations')}
            pressed={showTl}
            onClick={() => change({ showTl: !showTl })}
          />
          <IconButton
            icon={ChatIcon}
            label={t(showLiveChat ? 'layout.hideChat' : 'layout.showChat')}
            pressed={showLiveChat}
            onClick={() => change({ showLiveChat: !showLiveChat })}
          />
          {showLiveChat || showTl ? (
            <IconButton
              className={css.wideOnly}
              icon={chatLeft ? SideRightIcon : SideLeftIcon}
              label={t(chatLeft ? 'layout.chatRight' : 'layout.chatLeft')}
              onClick={() => change({ chatLeft: !chatLeft })}
            />
          ) : null}
        </>
      ) : null}
      {onReload ? (
        <IconButton icon={RefreshIcon} label={t('layout.reload')} onClick={onReload} />
      ) : null}
      {children}
    </div>
  );
}
