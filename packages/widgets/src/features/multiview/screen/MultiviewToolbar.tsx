/** The tools of a multiview, in their order; what has no room is behind a menu. */
import { canRedo, canUndo, selectVideoCells } from '@oshimado/machines/multiview';
import { IconButton } from '@oshimado/ui/button';
import {
  AddCellIcon,
  ArrangeIcon,
  ChevronUpIcon,
  ClearIcon,
  FullScreenIcon,
  MenuIcon,
  PlayFilledIcon,
  PlusIcon,
  RedoIcon,
  ReorderIcon,
  SaveIcon,
  SingleIcon,
  SlidersIcon,
  SyncIcon,
  TranslateIcon,
  UndoIcon,
} from '@oshimado/ui/icon';
import { MOBILE_QUERY, PHONE_QUERY } from '@oshimado/ui/theme';
import type { ReactNode } from 'react';
import { reportError } from '../../../base/reporting';
import { useMultiview, useMultiviewState, usePlayersState, useSendMultiview } from '../grid';
import { useMatches } from '../../../base/page';
import { canFillScreen, toggleFullScreen } from '../../../parts/player';
import { useTranslate } from '../../../base/sentences';
import { MoreTools } from './MoreTools';
import * as css from './multiview-screen.css';
import type { Tool } from './tool';

/** All cells in edit mode, or none of those with a content; no cells are in none. */
function useArranging() {
  const { actor } = useMultiview();
  const isArranging = useMultiviewState(
    ({ context }) =>
      context.cells.length > 0 && context.cells.every(({ id }) => !context.frozen.includes(id)),
  );
  const toggle = () => {
    for (const { id } of actor.getSnapshot().context.cells)
      actor.send({ type: isArranging ? 'cell.confirm' : 'cell.edit', id });
  };
  return { isArranging, toggle };
}

export interface MultiviewToolbarProps {
  /** Opens the portal's drawer; a page without one has no button for it. */
  readonly onMenu?: (() => void) | undefined;
  readonly onFold: () => void;
  /** Opens the selector for the next free cell. */
  readonly onAddVideo: () => void;
  /** Opens the media controls. */
  readonly onMedia: () => void;
  /** Whether the translations of all videos are open. */
  readonly isTranslating: boolean;
  readonly onTranslating: (isTranslating: boolean) => void;
  /** Opens the map on which cells are swapped. */
  readonly onReorder: () => void;
  /** Saves the layout under a name. */
  readonly onSave: () => void;
  /** Whether the bar of archive sync is open. */
  readonly isSyncing: boolean;
  readonly onSyncing: (isSyncing: boolean) => void;
  /** Streams to choose from. Default none. */
  readonly strip?: ReactNode;
  /** Whether one cell at a time is shown. */
  readonly isSingle: boolean;
  /** Whether the grid is small enough for that. */
  readonly canBeSingle: boolean;
  readonly onSingle: (isSingle: boolean) => void;
  /** Chooses a layout; the first tool. Default none. */
  readonly layouts?: ReactNode;
  /** Shares the layout; the last tool. Default none. */
  readonly share?: ReactNode;
}

export function MultiviewToolbar(props: MultiviewToolbarProps) {
  const {
    onMenu,
    onFold,
    onAddVideo,
    onMedia,
    isSyncing,
    onSyncing,
    isSingle,
    canBeSingle,
    onSingle,
    strip,
    layouts,
    share,
    isTranslating,
    onTranslating,
    onReorder,
    onSave,
  } = props;
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const send = useSendMultiview();
  const isPhone = useMatches(PHONE_QUERY) ?? false;
  const isMobile = useMatches(MOBILE_QUERY) ?? false;
  const mayUndo = useMultiviewState(canUndo);
  const mayRedo = useMultiviewState(canRedo);
  const isEmpty = useMultiviewState(({ context }) => context.cells.length === 0);
  const arranging = useArranging();
  const tools: readonly Tool[] = [
    {
      id: 'cell',
      icon: AddCellIcon,
      label: t('bar.cell'),
      folds: 'phone',
      run: () => send({ type: 'cell.add' }),
    },
    {
      id: 'media',
      icon: SlidersIcon,
      label: t('media.title'),
      folds: 'never',
      run: onMedia,
    },
    {
      id: 'reorder',
      icon: ReorderIcon,
      label: t('bar.reorder'),
      folds: 'phone',
      run: onReorder,
      isOff: isEmpty,
    },
    {
      id: 'sync',
      icon: SyncIcon,
      label: t('bar.sync'),
      folds: 'phone',
      run: () => onSyncing(!isSyncing),
      isPressed: isSyncing,
    },
    {
      id: 'translations',
      icon: TranslateIcon,
      label: t('bar.translations'),
      folds: 'mobile',
      run: () => onTranslating(!isTranslating),
      isPressed: isTranslating,
      isOff: isEmpty,
    },
    {
      id: 'arrange',
      icon: ArrangeIcon,
      label: t('bar.arrange'),
      folds: 'mobile',
      run: arranging.toggle,
      isPressed: arranging.isArranging,
      isOff: isEmpty,
    },
    ...(canBeSingle
      ? [
          {
            id: 'single',
            icon: SingleIcon,
            label: t(isSingle ? 'single.off' : 'single.on'),
            folds: 'mobile' as const,
            run: () => onSingle(!isSingle),
          },
        ]
      : []),
    {
      id: 'undo',
      icon: UndoIcon,
      label: tWidgets('undo'),
      folds: 'mobile',
      run: () => send({ type: 'layout.undo' }),
      isOff: !mayUndo,
    },
    {
      id: 'redo',
      icon: RedoIcon,
      label: t('bar.redo'),
      folds: 'mobile',
      run: () => send({ type: 'layout.redo' }),
      isOff: !mayRedo,
    },
    {
      id: 'save',
      icon: SaveIcon,
      label: t('layouts.save.title'),
      folds: 'mobile',
      run: onSave,
      isOff: isEmpty,
    },
    {
      id: 'clear',
      icon: ClearIcon,
      label: t('bar.clear'),
      folds: 'mobile',
      run: () => send({ type: 'layout.clear' }),
      isOff: isEmpty,
    },
    ...(canFillScreen()
      ? [
          {
            id: 'fullScreen',
            icon: FullScreenIcon,
            label: t('bar.fullScreen'),
            folds: 'mobile' as const,
            run: () => void toggleFullScreen(document.documentElement).catch(reportError),
          },
        ]
      : []),
  ];
  const isFolded = ({ folds }: Tool) =>
    (folds === 'phone' && isPhone) || (folds === 'mobile' && isMobile);
  const folded = tools.filter(isFolded);
  return (
    <div className={css.toolbar} role="group" aria-label={t('bar.label')} data-part="toolbar">
      {onMenu ? <IconButton icon={MenuIcon} label={t('bar.menu')} onClick={onMenu} /> : null}
      <div className={css.strip}>{isPhone ? null : strip}</div>
      <IconButton icon={PlusIcon} label={t('bar.add')} onClick={onAddVideo} />
      <PlayAll />
      {layouts}
      {tools.map((tool) =>
        isFolded(tool) ? null : (
          <IconButton
            key={tool.id}
            icon={tool.icon}
            label={tool.label}
            pressed={tool.isPressed}
            disabled={tool.isOff}
            onClick={tool.run}
          />
        ),
      )}
      {share}
      {folded.length > 0 ? <MoreTools tools={folded} /> : null}
      <IconButton icon={ChevronUpIcon} label={t('bar.fold')} onClick={onFold} />
    </div>
  );
}

/** One press starts all videos; it is there while none has been started. */
function PlayAll() {
  const t = useTranslate('multiview');
  const { players } = useMultiview();
  const hasPlayers = usePlayersState(({ media }) => media.size > 1);
  const isPlaying = useMultiviewState((snapshot) =>
    selectVideoCells(snapshot).some(({ id }) => snapshot.context.frozen.includes(id)),
  );
  if (!hasPlayers || isPlaying) return null;
  const play = () => players.getState().media.forEach((media) => media.play());
  return <IconButton icon={PlayFilledIcon} label={t('playAll')} onClick={play} />;
}
