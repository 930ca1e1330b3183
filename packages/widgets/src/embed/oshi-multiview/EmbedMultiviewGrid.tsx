/** The grid of a multiview with its players on a stranger's page, once a visitor has pressed a picture. */
import type { FrameOrigins } from '@oshimado/contract';
import { videoCellsOf, type PickedVideo } from '@oshimado/domain';
import { isMuted, selectVideoCells } from '@oshimado/machines/multiview';
import { Button, IconButton } from '@oshimado/ui/button';
import { FullScreenIcon, MutedIcon, PauseIcon, PlayFilledIcon, SoundIcon } from '@oshimado/ui/icon';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  defaultSiteLinks,
  PageServicesProvider,
  useClient,
  useNavigateTo,
} from '../../base/context';
import { DeviceProvider } from '../../base/device';
import { reportError } from '../../base/reporting/report';
import { CookiesHint } from '../../parts/chat-frame/CookiesHint';
import { ChatConnection } from '../../parts/live-translations/ChatProvider';
import { TranslationsPanel } from '../../parts/live-translations/TranslationsPanel';
import { ChatPanels } from '../../features/multiview/grid/ChatPanels';
import type { GridParts } from '../../features/multiview/grid/grid-parts';
import { MultiviewGrid } from '../../features/multiview/grid/MultiviewGrid';
import PlaceDialog from '../../features/multiview/grid/PlaceDialog';
import { SoundMenu } from '../../features/multiview/grid/SoundMenu';
import { VideoMenu } from '../../features/multiview/grid/VideoMenu';
import VolumeSlider from '../../features/multiview/grid/VolumeSlider';
import { MultiviewMessages } from '../../features/multiview/grid/MultiviewMessages';
import {
  isSameList,
  MultiviewProvider,
  useKnownVideos,
  useMultiview,
  useMultiviewState,
  useSendMultiview,
} from '../../features/multiview/grid/MultiviewProvider';
import type { MultiviewOptions } from './options';
import { canFillScreen, toggleFullScreen } from '../../parts/player/full-screen';
import { useTranslate } from '../../base/sentences';
import type { ToastHostProps } from '../../base/toasts/ToastHost';
import { ToastsProvider } from '../../base/toasts/ToastsProvider';
import { EmbedPage } from '../EmbedPage';
import type { EmbedHooks } from '../lazy-element';
import { startChat } from '../oshi-chat/start-chat';
import { useMemoryDevice } from '../memory-device';
import type { Drawing } from '../mount-in-shadow';
import { BusyVideos, type BusyVideosProps } from './BusyVideos';
import type { MultiviewGridStart } from './grid-start';
import * as css from './stage.css';
import './stage-parts';
import type { OshiMultiviewEvents } from './events';
import { PlainToast } from '../../base/toasts/PlainToast';

/** In one file: a file of its own may be gone when a copy of this build that was kept asks for it. */
const PARTS: GridParts = {
  PlaceDialog,
  VideoMenu,
  SoundMenu,
  CookiesHint,
  ChatPanels,
  TranslationsPanel,
  VolumeSlider,
};

/** Messages of the grid are shown inside the element, not over the page around it. */
function Notes({ toasts, onClose }: ToastHostProps) {
  const newest = toasts.findLast(({ isOpen }) => isOpen);
  return newest ? (
    <PlainToast
      key={newest.id}
      toast={newest}
      role="status"
      className={css.note}
      onClose={() => onClose(newest.id)}
    />
  ) : null;
}

/** Only the chosen players are loaded; the other cells keep their pictures until they are pressed. */
function Start({ playing }: { readonly playing: readonly string[] }) {
  const { actor, players } = useMultiview();
  // Before the cells ask for their players.
  useLayoutEffect(() => {
    for (const { id } of selectVideoCells(actor.getSnapshot())) {
      if (playing.includes(id)) players.playAtOnce(id);
      else players.setUnloaded(id, true);
    }
  }, [actor, players, playing]);
  return null;
}

const BusyGrid = ({ emit }: Pick<BusyVideosProps, 'emit'>) => (
  <BusyVideos refused={useKnownVideos().refused} emit={emit} />
);

interface ControlsProps {
  readonly mayStart: (videos: readonly PickedVideo[]) => boolean;
  readonly onFullScreen: () => void;
}

function Controls({ mayStart, onFullScreen }: ControlsProps) {
  const t = useTranslate('multiview');
  const { players } = useMultiview();
  const send = useSendMultiview();
  const cells = useMultiviewState(selectVideoCells, isSameList);
  const isSilent = useMultiviewState((snapshot) =>
    selectVideoCells(snapshot).every(({ id }) => isMuted(snapshot, id)),
  );
  const playAll = () => {
    const { media } = players.getState();
    media.forEach((one) => one.play());
    const rest = cells.filter(({ id }) => !media.has(id));
    if (rest.length > 0 && mayStart(rest.map(({ content }) => content)))
      rest.forEach(({ id }) => players.playAtOnce(id));
  };
  return (
    <div className={css.bar} data-part="controls">
      <Button size="small" startIcon={PlayFilledIcon} onClick={playAll}>
        {t('playAll')}
      </Button>
      <IconButton
        icon={PauseIcon}
        label={t('media.pauseAll')}
        onClick={() => players.getState().media.forEach((one) => one.pause())}
      />
      <IconButton
        icon={isSilent ? MutedIcon : SoundIcon}
        label={t(isSilent ? 'media.unmuteAll' : 'media.muteAll')}
        onClick={() => send({ type: isSilent ? 'sound.unmute' : 'sound.mute' })}
      />
      {canFillScreen() ? (
        <IconButton
          className={css.end}
          icon={FullScreenIcon}
          label={t('bar.fullScreen')}
          onClick={onFullScreen}
        />
      ) : null}
    </div>
  );
}

/** Narrower elements show one cell at a time. */
const SINGLE_PX = 480;

/** Whether the element is narrow; the cell that plays is the first one that is shown then. */
function useIsNarrow([first]: readonly string[]) {
  const [isNarrow, setIsNarrow] = useState(false);
  const measured = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNarrow) return;
    measured.current
      ?.querySelector(`[data-cell="${first}"]`)
      ?.scrollIntoView({ inline: 'start', block: 'nearest' });
  }, [isNarrow, first]);
  const measure = useCallback((node: HTMLElement | null) => {
    measured.current = node;
    if (node === null) return undefined;
    const observer = new ResizeObserver(() => setIsNarrow(node.offsetWidth < SINGLE_PX));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [isNarrow, measure] as const;
}

type Hooks = EmbedHooks<OshiMultiviewEvents>;

export type EmbedMultiviewGridProps = Drawing<MultiviewOptions> &
  MultiviewGridStart &
  Pick<Hooks, 'onPhase' | 'emit'> & {
    readonly frames: FrameOrigins;
    /** The element, which fills the screen. */
    readonly host: Element;
  };

type GridProps = Pick<
  EmbedMultiviewGridProps,
  'options' | 'cells' | 'playing' | 'onPhase' | 'emit' | 'frames' | 'host'
> & { readonly language: string };

function Grid({ options, language, cells, playing, onPhase, emit, frames, host }: GridProps) {
  const client = useClient();
  const navigate = useNavigateTo();
  const services = useMemo(
    () => ({ client, navigate, siteLinks: { ...defaultSiteLinks, frames } }),
    [client, navigate, frames],
  );
  const device = useMemoryDevice(language);
  const [initial] = useState(() => ({ cells }));
  const [isNarrow, measure] = useIsNarrow(playing);
  useEffect(() => onPhase('shown'), [onPhase]);
  const mayStart = useCallback(
    (videos: readonly PickedVideo[]) => emit('oshi-play', { videos }),
    [emit],
  );
  const mayStartOne = useCallback((video: PickedVideo) => mayStart([video]), [mayStart]);
  return (
    <PageServicesProvider value={services}>
      <DeviceProvider value={device}>
        <ToastsProvider Host={Notes}>
          <ChatConnection startChat={startChat}>
            <MultiviewProvider initial={initial}>
              <div ref={measure} className={css.whole}>
                {options.controls ? (
                  <Controls
                    mayStart={mayStart}
                    onFullScreen={() =>
                      void toggleFullScreen(host as HTMLElement).catch(reportError)
                    }
                  />
                ) : null}
                <MultiviewGrid
                  parts={PARTS}
                  mayStart={mayStartOne}
                  isSingle={isNarrow && videoCellsOf(cells).length > 1}
                />
                <MultiviewMessages />
                <BusyGrid emit={emit} />
              </div>
              <Start playing={playing} />
            </MultiviewProvider>
          </ChatConnection>
        </ToastsProvider>
      </DeviceProvider>
    </PageServicesProvider>
  );
}

export function EmbedMultiviewGrid({
  cells,
  playing,
  onPhase,
  emit,
  frames,
  host,
  ...drawing
}: EmbedMultiviewGridProps) {
  return (
    <EmbedPage {...drawing}>
      <Grid
        options={drawing.options}
        language={drawing.speech.language}
        {...{ cells, playing, onPhase, emit, frames, host }}
      />
    </EmbedPage>
  );
}
