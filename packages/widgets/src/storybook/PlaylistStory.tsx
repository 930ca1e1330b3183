/** A playlist whose machine is led to where a story wants it, with a port that answers as that state needs. */
import { CallError } from '@oshimado/contract';
import {
  playlistMachine,
  type PlaylistContent,
  type SavePlaylistInput,
} from '@oshimado/machines/playlist';
import { createTranslate, loadMessages, type MessageTree } from '@oshimado/locales';
import { use, useEffect, useState } from 'react';
import { fromPromise, createActor } from 'xstate';
import { useWidgets } from '../base/context';
import { PlaylistPanel } from '../parts/playlist-panel';
import { useStartedActor } from '../base/state/use-running';
import { never } from './answers';
import { sampleVideo } from './sample-videos';

export interface PlaylistStoryProps {
  readonly state:
    | 'saved'
    | 'unsaved'
    | 'saving'
    | 'failed'
    | 'resetting'
    | 'resetFailed'
    | 'asking'
    | 'warned';
  /** Default 5. */
  readonly count?: number;
  readonly isOthers?: boolean;
}

const messages = new Map<string, Promise<MessageTree>>();
const messagesOf = (language: string) => {
  const loading = messages.get(language) ?? loadMessages(language, 'playlists');
  messages.set(language, loading);
  return loading;
};

const answer = (hasFailed: boolean) => (): Promise<never> =>
  hasFailed ? Promise.reject(new CallError('network', 'postPlaylist', '/')) : never();
/** The server's answers that the state needs. */
const portsOf = (state: PlaylistStoryProps['state']) => ({
  savePlaylist: fromPromise<{ id: number }, SavePlaylistInput>(answer(state === 'failed')),
  loadPlaylist: fromPromise<PlaylistContent, { id: number }>(answer(state === 'resetFailed')),
});

export function PlaylistStory({ state, count = 5, isOthers = false }: PlaylistStoryProps) {
  const { language } = useWidgets();
  const t = createTranslate(use(messagesOf(language)), language);
  const isReset = state === 'resetting' || state === 'resetFailed';
  const [videos] = useState(() => Array.from({ length: count }, () => sampleVideo()));
  const actor = useStartedActor(() =>
    createActor(
      playlistMachine.provide({
        actors: portsOf(state),
        // Toasts do not disappear in a story.
        delays: { loginWarning: 2 ** 30 },
      }),
      {
        input: {
          playlist: { id: 7, userId: isOthers ? 'other' : 'viewer', name: 'Evening music', videos },
          // A version of the server that is not known here is loaded before a reset.
          savedContent: isReset
            ? null
            : { name: 'Evening music', videos: state === 'saved' ? videos : [] },
          viewerId: state === 'warned' ? null : 'viewer',
        },
      },
    ),
  );
  useEffect(() => {
    if (state === 'saving' || state === 'failed' || state === 'warned') {
      actor.send({ type: 'playlist.save' });
    }
    if (isReset) actor.send({ type: 'playlist.reset' });
    if (state === 'asking') actor.send({ type: 'playlist.new' });
  }, [actor, state, isReset]);
  return <PlaylistPanel actor={actor} t={t} moreHref="#playlists" />;
}
