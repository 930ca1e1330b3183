/** A multiview that fills the window: tools, the grid of cells, and what can be opened. */
import { isSingleByDefault, isSmallGrid, withUsedUrl } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { ChevronDownIcon, LayoutsIcon, PlusIcon } from '@oshimado/ui/icon';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { selectPlayingIds, selectVideoCells } from '@oshimado/machines/multiview';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { installDevice } from '../../../base/browser/install-device';
import { ChatProvider } from '../../../parts/live-translations';
import {
  isSameList,
  MultiviewGrid,
  MultiviewMessages,
  MultiviewProvider,
  useMultiviewState,
  usePickVideo,
} from '../grid';
import { lateGridParts } from '../grid/late-grid-parts';
import { LateVideoStrip, VideoSelectorDialog } from '../../../parts/video-selector';
import { ShareMenu } from '../media/ShareMenu';
import {
  OverwriteQuestion,
  PresetDialog,
  PresetMenu,
  ReorderDialog,
  SaveLayoutDialog,
  useReadPresets,
} from '../layouts';
import { SyncBar, SyncProvider } from '../sync';
import { useDeviceState, useSendDevice } from '../../../base/device';
import { askedPart } from '../../../base/asked-part/asked-part';
import { useMatches } from '../../../base/page';
import { useTranslate } from '../../../base/sentences';
import * as css from './multiview-screen.css';
import { MultiviewToolbar } from './MultiviewToolbar';
import { useMultiviewKeys } from './use-multiview-keys';
import { useMultiviewLink } from './use-multiview-link';
import { useStoredMultiview } from './use-stored-multiview';

const Translations = askedPart(() => import('./late-translations'));
const TranslationsSheet = askedPart(() => import('./TranslationsSheet'));
const MediaControls = askedPart(() => import('../media/MediaControls'));

export interface MultiviewScreenProps {
  /** The layout code of the address. Default none. */
  readonly code?: string | undefined;
  /** The query parameters of the address, of which `t` and `offsets` open archive sync. Read once. Default none. */
  readonly query?: Readonly<Record<string, string>>;
  /** The layout of the address was not taken: the address shall be the plain one again. The same function for the life of the page. */
  readonly onCodeLeft: () => void;
  /** Called once the cells are drawn, also those of a link. The same function for the life of the page. Default: not needed. */
  readonly onOpened?: () => void;
  /** Opens the drawer of the portal. Default: there is none. */
  readonly onMenu?: () => void;
  /** Called with the YouTube videos that play, each time they change. The same function for the life of the page. Default: not needed. */
  readonly onPlaying?: (ids: readonly string[]) => void;
}

const HINTS = ['layouts', 'media', 'drop', 'reorder'] as const;

function EmptyHints({ onAddVideo }: { readonly onAddVideo: () => void }) {
  const t = useTranslate('multiview');
  return (
    <div className={css.hints}>
      <h2 className={css.hintsTitle}>{t('hints.title')}</h2>
      <div className={css.hintActions}>
        <Button variant="solid" startIcon={PlusIcon} onClick={onAddVideo}>
          {t('choose')}
        </Button>
      </div>
      <ul className={css.hintList}>
        {HINTS.map((hint) => (
          <li key={hint}>{t(`hints.list.${hint}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the grid is small, and whether a video in it is smaller than players may be. */
function useIsCramped() {
  const isSmall = useMultiviewState(({ context: { grid } }) => grid !== null && isSmallGrid(grid));
  const isCramped = useMultiviewState(
    ({ context: { grid, cells } }) => grid !== null && isSingleByDefault(cells, grid),
  );
  return { isSmall, isCramped };
}

function usePlaying(onPlaying: MultiviewScreenProps['onPlaying']): void {
  const ids = useMultiviewState(selectPlayingIds, isSameList);
  useEffect(() => onPlaying?.(ids), [onPlaying, ids]);
}

/** What is open over the grid. */
type Opened = 'media' | 'layouts' | 'save' | 'reorder' | 'selector' | undefined;

interface ScreenProps extends Omit<MultiviewScreenProps, 'query'> {
  readonly query: Readonly<Record<string, string>>;
  readonly isSyncing: boolean;
  readonly onSyncing: (isSyncing: boolean) => void;
}

function Screen(props: ScreenProps) {
  const { code, query, onCodeLeft, onOpened, onMenu, onPlaying, isSyncing, onSyncing } = props;
  const t = useTranslate('multiview');
  const tPortal = useTranslate();
  const isPhone = useMultiviewState(({ context }) => context.isMobile);
  const { isSmall, isCramped } = useIsCramped();
  const [chosenSingle, setChosenSingle] = useState<boolean>();
  const isSingle = chosenSingle ?? isCramped;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const [isTranslating, setIsTranslating] = useState(false);
  const closeTranslations = useCallback(() => setIsTranslating(false), []);
  const closeSync = useCallback(() => onSyncing(false), [onSyncing]);
  const [isFolded, setIsFolded] = useState(false);
  useMultiviewLink(code, query, onCodeLeft);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the effect before this one opens the link
  useEffect(() => setIsLinkOpen(true), []);
  useMultiviewKeys();
  usePlaying(onPlaying);
  const send = useSendDevice();
  const pick = usePickVideo();
  const [target, setTarget] = useState<string>();
  const choose = useCallback((cell?: string) => {
    setTarget(cell);
    setOpened('selector');
  }, []);
  const add = useCallback(() => choose(), [choose]);
  const cells = useMultiviewState(selectVideoCells, isSameList);
  const shown = useMemo(() => cells.map(({ content }) => content.id), [cells]);
  const youtube = useDeviceState(({ multiview }) => multiview.youtubeUrls);
  const twitch = useDeviceState(({ multiview }) => multiview.twitchUrls);
  const recentUrls = useMemo(() => ({ youtube, twitch }), [youtube, twitch]);
  return (
    <div className={css.screen}>
      <VisuallyHidden>
        <h1>{tPortal('nav.multiview')}</h1>
      </VisuallyHidden>
      {isFolded ? (
        <div className={css.unfold}>
          <IconButton
            icon={ChevronDownIcon}
            label={t('bar.unfold')}
            onClick={() => setIsFolded(false)}
          />
        </div>
      ) : (
        <MultiviewToolbar
          onMenu={onMenu}
          onFold={() => setIsFolded(true)}
          onAddVideo={add}
          onMedia={() => setOpened('media')}
          isSyncing={isSyncing}
          onSyncing={onSyncing}
          isSingle={isSingle}
          canBeSingle={isSmall || isSingle}
          onSingle={setChosenSingle}
          strip={<LateVideoStrip exclude={shown} onPick={pick} />}
          layouts={
            <PresetMenu
              trigger={<IconButton icon={LayoutsIcon} label={t('layouts.title')} />}
              onShowAll={() => setOpened('layouts')}
            />
          }
          isTranslating={isTranslating}
          onTranslating={setIsTranslating}
          onReorder={() => setOpened('reorder')}
          onSave={() => setOpened('save')}
          share={<ShareMenu />}
        />
      )}
      <div className={css.work}>
        <div className={css.cells}>
          <MultiviewGrid
            parts={lateGridParts}
            onChooseVideo={choose}
            isSingle={isSingle}
            onDrawn={isLinkOpen ? onOpened : undefined}
          >
            <EmptyHints onAddVideo={add} />
          </MultiviewGrid>
        </div>
        {isTranslating && !isPhone ? (
          <div className={css.side}>
            <Translations onClose={closeTranslations} />
          </div>
        ) : null}
      </div>
      {isTranslating && isPhone ? <TranslationsSheet onClose={closeTranslations} /> : null}
      {isSyncing ? <SyncBar onClose={closeSync} /> : null}
      <MultiviewMessages />
      <OverwriteQuestion />
      {opened === 'selector' ? (
        <VideoSelectorDialog
          exclude={shown}
          recentUrls={recentUrls}
          onUrlUsed={(service, url) =>
            send({
              type: 'multiview.change',
              change: (stored) => withUsedUrl(stored, service, url),
            })
          }
          onPick={(video) => pick(video, target)}
          onClose={close}
        />
      ) : null}
      {opened === 'media' ? <MediaControls onClose={close} /> : null}
      {opened === 'layouts' ? <PresetDialog onClose={close} /> : null}
      {opened === 'save' ? <SaveLayoutDialog onClose={close} /> : null}
      {opened === 'reorder' ? <ReorderDialog onClose={close} /> : null}
    </div>
  );
}

/** What is stored on the device is read at the first drawing: draw it in a browser only. */
export function MultiviewScreen({ query = {}, ...props }: MultiviewScreenProps) {
  const { initial, save, saveOffsets, saveMoments } = useStoredMultiview();
  const readPresets = useReadPresets();
  const isMobile = useMatches(PHONE_QUERY) ?? false;
  const [isApple] = useState(() => installDevice().isApple);
  const [isSyncing, setIsSyncing] = useState('t' in query || 'offsets' in query);
  return (
    <ChatProvider>
      <MultiviewProvider
        initial={initial}
        readPresets={readPresets}
        onSave={save}
        moments={initial.moments}
        onMoments={saveMoments}
        isMobile={isMobile}
        isApple={isApple}
      >
        <SyncProvider
          hasArchives={isSyncing}
          query={query}
          offsets={initial.syncOffsets}
          onOffsets={saveOffsets}
        >
          <Screen {...props} query={query} isSyncing={isSyncing} onSyncing={setIsSyncing} />
        </SyncProvider>
      </MultiviewProvider>
    </ChatProvider>
  );
}
