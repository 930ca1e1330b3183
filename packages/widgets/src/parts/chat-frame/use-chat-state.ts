/** Which chat a video has on this device, or why it has none. */
import type { Video } from '@oshimado/contract';
import {
  chatFrameState,
  recogniseTwitch,
  type ChatFrameState,
  type ChatOrigins,
} from '@oshimado/domain';
import { useMemo, useState } from 'react';
import { useFrameOrigins } from '../../base/context';
import { useMatches } from '../../base/page/use-matches';
import { COMPUTER_QUERY } from './computer-query';
import { useArchiveExtension } from './use-archive-extension';

/** What the frame needs of a video. */
export type ChatFrameVideo = Pick<Video, 'id' | 'type' | 'status' | 'title' | 'link'> & {
  readonly topic_id?: string | null;
  readonly channel: Pick<Video['channel'], 'id'>;
};

export interface ChatOfVideo {
  readonly state: ChatFrameState;
  readonly twitchChannel: string | undefined;
  /** Whether the device is known. The server draws no frame: its address needs the host name, which only a browser knows. */
  readonly isKnown: boolean;
  readonly origins: ChatOrigins;
}

/** A video whose stream ends while its chat is shown stays a running one for the chat: viewers say goodbye there. */
export function useShownChat<V extends ChatFrameVideo>(video: V): V {
  const [seenRunning, setSeenRunning] = useState<string | null>(null);
  const isRunning = video.status === 'live' || video.status === 'upcoming';
  if (isRunning && seenRunning !== video.id) setSeenRunning(video.id);
  const isJustOver = video.status === 'past' && seenRunning === video.id;
  return useMemo(() => (isJustOver ? { ...video, status: 'live' } : video), [video, isJustOver]);
}

/** Until the device is known it is a computer. */
export function useChatState(video: ChatFrameVideo, hasPlayed: boolean): ChatOfVideo {
  const origins = useFrameOrigins();
  const isDesktop = useMatches(COMPUTER_QUERY);
  const found = useArchiveExtension();
  const twitchChannel = recogniseTwitch(video.link ?? '')?.login;
  const state = chatFrameState({
    video: { ...video, topic_id: video.topic_id ?? undefined },
    hasPlatformChat: origins.isDemo || video.type === 'stream' || twitchChannel !== undefined,
    isDesktop: isDesktop ?? true,
    extension: found ?? (origins.isDemo ? 'v3' : null),
    hasPlayed,
  });
  return { state, twitchChannel, isKnown: isDesktop !== undefined, origins };
}

/** Why a video will have no chat here, whatever the viewer does on the page; null if it has one. */
export type ChatAbsence = Extract<ChatFrameState, 'needsExtension' | 'desktop' | 'none'>;

export function useChatAbsence(video: ChatFrameVideo): ChatAbsence | null {
  const { state } = useChatState(video, true);
  return state === 'needsExtension' || state === 'desktop' || state === 'none' ? state : null;
}
