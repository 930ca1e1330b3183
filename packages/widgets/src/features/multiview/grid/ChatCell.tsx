/** A chat of the layout: the platform's chat, live translations, or both, of one of the videos. */
import type { MultiviewChatCell } from '@oshimado/domain';
import { isEditable, selectChatVideo, selectVideoCells } from '@oshimado/machines/multiview';
import { Button, IconButton } from '@oshimado/ui/button';
import {
  CheckIcon,
  ChatIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  EditIcon,
  ReplaceIcon,
  TranslateIcon,
  type IconType,
} from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../base/sentences';
import { CellBar } from './CellBar';
import { cellVideo } from './cell-video';
import type { ChatPanelsProps } from './grid-parts';
import { useGridTools } from './GridTools';
import * as css from './multiview.css';
import {
  isSameList,
  useKnownVideos,
  useMultiview,
  useMultiviewState,
  useSendMultiview,
} from './MultiviewProvider';
import { useCellName, useVideoName } from './use-cell-name';

/** Whether chats may load: after the players. `isWanted`: this one knows what it would load. */
function useChatsMayLoad(isWanted: boolean): boolean {
  const { queue } = useMultiview();
  useEffect(() => {
    if (isWanted) queue.requestChats();
  }, [queue, isWanted]);
  return useSyncExternalStore(queue.subscribe, queue.mayStartChats, () => false);
}

/** Chooses the video whose chat is shown. */
function VideoChoice({ cell }: { readonly cell: MultiviewChatCell }) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const nameOf = useVideoName();
  const known = useKnownVideos();
  const shown = useMultiviewState(selectVideoCells, isSameList);
  const { tab } = cell.content;
  const choose = (next: number) => send({ type: 'chat.choose', id: cell.id, tab: next });
  const options = shown.map(({ content }, index) => ({
    value: String(index),
    label: nameOf(cellVideo(content, known)),
  }));
  if (shown.length === 0) return null;
  const isKnown = tab < shown.length;
  const turn = (by: number) => (tab + by + shown.length) % shown.length;
  return (
    <div className={css.bar}>
      <IconButton
        className={css.tool}
        icon={ChevronLeftIcon}
        label={t('chat.previous')}
        disabled={shown.length < 2}
        onClick={() => choose(turn(-1))}
      />
      <Select
        className={css.chatSelect}
        label={t('chat.video')}
        hideLabel
        options={isKnown ? options : [{ value: String(tab), label: t('cell.chat') }, ...options]}
        value={String(tab)}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
      />
      <IconButton
        className={css.tool}
        icon={ChevronRightIcon}
        label={t('chat.next')}
        disabled={shown.length < 2}
        onClick={() => choose(turn(1))}
      />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconType;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

/** A button whose text is hidden in narrow cells. */
const Tool = ({ icon, label, isPressed, onPress }: ToolProps) => (
  <Button
    size="small"
    variant="plain"
    startIcon={icon}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <span className={css.chatWord}>{label}</span>
  </Button>
);

/** Which panels are on, and the way out of edit mode. */
function ChatTools({ cell }: { readonly cell: MultiviewChatCell }) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const { panels = 'chat' } = cell.content;
  const { id } = cell;
  return (
    <div className={css.chatBar}>
      <Tool icon={CheckIcon} label={t('done')} onPress={() => send({ type: 'cell.confirm', id })} />
      <Tool
        icon={ChatIcon}
        label={t('cell.chat')}
        isPressed={panels !== 'tl'}
        onPress={() => send({ type: 'chat.toggle', id, panel: 'chat' })}
      />
      <Tool
        icon={TranslateIcon}
        label={t('cell.translations')}
        isPressed={panels !== 'chat'}
        onPress={() => send({ type: 'chat.toggle', id, panel: 'tl' })}
      />
    </div>
  );
}

/** The panels, once the players have loaded. */
function Shown({ cell, shown }: ChatPanelsProps) {
  const t = useTranslate('multiview');
  const nameOf = useVideoName();
  const known = useKnownVideos();
  const { parts } = useGridTools();
  const video = cellVideo(shown.content, known);
  // A recording has another chat than a live stream.
  const isKnown = !known.pending.has(video.id);
  const mayLoad = useChatsMayLoad(isKnown);
  if (!mayLoad || !isKnown)
    return <p className={css.chatMessage}>{t('cell.waiting', { name: nameOf(video) })}</p>;
  return <parts.ChatPanels cell={cell} shown={shown} />;
}

export function ChatCell({ cell }: { readonly cell: MultiviewChatCell }) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const name = useCellName(cell);
  const { id } = cell;
  const isEditing = useMultiviewState((snapshot) => isEditable(snapshot, id));
  const shown = useMultiviewState((snapshot) => selectChatVideo(snapshot, id));
  return (
    <>
      {isEditing ? (
        <CellBar cell={cell} name={name}>
          <IconButton
            className={css.tool}
            icon={ReplaceIcon}
            label={t('cell.clear')}
            onClick={() => send({ type: 'cell.empty', id })}
          />
        </CellBar>
      ) : null}
      {isEditing ? <VideoChoice cell={cell} /> : null}
      <div className={css.body}>
        <div className={css.panels}>
          {shown ? (
            <Shown key={shown.id} cell={cell} shown={shown} />
          ) : (
            <p className={css.chatMessage}>{t('chat.waiting')}</p>
          )}
        </div>
      </div>
      {isEditing ? (
        <ChatTools cell={cell} />
      ) : (
        // Not shown before the pointer or the focus is in the cell: a chat is there to be read.
        <IconButton
          className={css.chatEdit}
          icon={EditIcon}
          label={t('cell.edit', { name })}
          onClick={() => send({ type: 'cell.edit', id })}
        />
      )}
    </>
  );
}
