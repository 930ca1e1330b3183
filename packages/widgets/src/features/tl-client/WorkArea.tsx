/** Player, translations and chats, beside each other where there is room, with sizes that the device keeps. */
import type { StoredTlSizes } from '@oshimado/domain';
import { TL_PLAYER_MAX, TL_PLAYER_MIN, TL_WORK_MAX, TL_WORK_MIN } from '@oshimado/domain';
import { selectChats, type TlSettings } from '@oshimado/machines/tl-client';
import { SplitPanes, type Pane } from '@oshimado/ui/split-panes';
import { Button } from '@oshimado/ui/button';
import { useMemo, useState } from 'react';
import { useDeviceState } from '../../base/device';
import { LateTranslationsPanel } from '../../parts/live-translations';
import { PanelOptionsContext } from '../../parts/live-translations/panel-options';
import { useTranslate } from '../../base/sentences';
import { ChatGrid } from './ChatGrid';
import { useTlState } from './TlClientProvider';
import { TlPlayer } from './TlPlayer';
import * as css from './tl-client.css';
import { useChangeStoredTl } from './use-stored-tl';
import { useRoomVideo } from './use-room-video';

function Translations({ settings: { link, lang } }: Pick<WorkAreaProps, 'settings'>) {
  const { chatVideo } = useRoomVideo(link);
  const options = useMemo(() => ({ languages: [lang] }), [lang]);
  return (
    <PanelOptionsContext value={options}>
      {/* Which languages a panel listens to at first is read once. */}
      {chatVideo ? (
        <LateTranslationsPanel key={`${chatVideo.id} ${lang}`} video={chatVideo} />
      ) : null}
    </PanelOptionsContext>
  );
}

export interface WorkAreaProps {
  readonly settings: TlSettings;
  /** Everything is below each other. */
  readonly isNarrow: boolean;
  readonly isVideoShown: boolean;
}

/** Keeps a share once it has come to rest, unless it is the one that is kept. */
function useShares() {
  const sizes = useDeviceState(({ tl }) => tl.sizes);
  const change = useChangeStoredTl();
  const keep = (name: keyof StoredTlSizes, share: number | undefined) => {
    if (share === undefined || Math.abs(share - sizes[name]) < 0.5) return;
    change({ sizes: { ...sizes, [name]: Math.round(share * 10) / 10 } });
  };
  return { sizes, keep };
}

/** The video above its translations. */
function VideoAndLines({ settings, isVideoShown }: Omit<WorkAreaProps, 'isNarrow'>) {
  const t = useTranslate('tlClient');
  const { sizes, keep } = useShares();
  const { video } = useRoomVideo(settings.link);
  const lines: Pane = {
    id: 'lines',
    content: (
      <div className={css.pane}>
        <Translations settings={settings} />
      </div>
    ),
    minSize: 15,
    ...(isVideoShown && { defaultSize: 100 - sizes.player }),
  };
  const player: Pane = {
    id: 'player',
    content: <TlPlayer key={settings.link} video={video} />,
    defaultSize: sizes.player,
    minSize: TL_PLAYER_MIN,
    maxSize: TL_PLAYER_MAX,
  };
  return (
    <SplitPanes
      orientation="vertical"
      panes={isVideoShown ? [player, lines] : [lines]}
      separatorLabel={() => t('panes.sizes', { before: t('panes.video'), after: t('panes.lines') })}
      onLayoutChange={(layout) => keep('player', layout.player)}
    />
  );
}

/** Panes on a phone: one of them is shown, and the frames of the other go on. */
function SwitchedPanes({ settings, isVideoShown }: Omit<WorkAreaProps, 'isNarrow'>) {
  const t = useTranslate('tlClient');
  const [shown, setShown] = useState<'work' | 'chats'>('work');
  const hasChats = useTlState((snapshot) => selectChats(snapshot).length > 0);
  const current = hasChats ? shown : 'work';
  return (
    <div className={css.switched}>
      {hasChats ? (
        <div role="group" aria-label={t('panes.shown')} className={css.switches}>
          {(['work', 'chats'] as const).map((pane) => (
            <Button
              key={pane}
              size="small"
              aria-pressed={current === pane}
              variant={current === pane ? 'solid' : 'soft'}
              onClick={() => setShown(pane)}
            >
              {t(`panes.${pane}`)}
            </Button>
          ))}
        </div>
      ) : null}
      <div className={css.switchedPane} hidden={current !== 'work'}>
        <VideoAndLines settings={settings} isVideoShown={isVideoShown} />
      </div>
      {hasChats ? (
        <div className={css.switchedPane} hidden={current !== 'chats'}>
          <ChatGrid />
        </div>
      ) : null}
    </div>
  );
}

export function WorkArea({ isNarrow, ...props }: WorkAreaProps) {
  return isNarrow ? <SwitchedPanes {...props} /> : <SidePanes {...props} />;
}

/** Video and translations beside the chats. */
function SidePanes({ settings, isVideoShown }: Omit<WorkAreaProps, 'isNarrow'>) {
  const t = useTranslate('tlClient');
  const { sizes, keep } = useShares();
  const chats = useTlState((snapshot) => selectChats(snapshot).length);
  const share = chats > 1 ? 'moreChats' : 'oneChat';
  const work: Pane = {
    id: 'work',
    content: <VideoAndLines settings={settings} isVideoShown={isVideoShown} />,
    ...(chats > 0 && { defaultSize: sizes[share], minSize: TL_WORK_MIN, maxSize: TL_WORK_MAX }),
  };
  const beside: Pane = {
    id: 'chats',
    content: <ChatGrid />,
    defaultSize: 100 - sizes[share],
    minSize: 100 - TL_WORK_MAX,
  };
  return (
    <SplitPanes
      panes={chats > 0 ? [work, beside] : [work]}
      arrangement={share}
      separatorLabel={() => t('panes.sizes', { before: t('panes.work'), after: t('chats.label') })}
      onLayoutChange={(layout) => {
        if (layout.chats !== undefined) keep(share, layout.work);
      }}
    />
  );
}
