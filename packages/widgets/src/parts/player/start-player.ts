/** Starts a player: the machine, and the messages between its frame and this window. */
import {
  ownProtocol,
  readOwnKey,
  twitchProtocol,
  youtubeProtocol,
  type FrameProtocol,
  type MediaCommand,
  type PlayerFrame,
  type PlayerPress,
} from '@oshimado/domain';
import { playerMachine, selectWillPlay } from '@oshimado/machines/player';
import { createActor } from 'xstate';
import type { Media } from './media';

const PROTOCOLS: Readonly<Record<Exclude<PlayerFrame['kind'], 'plain'>, FrameProtocol>> = {
  youtube: youtubeProtocol,
  twitch: twitchProtocol,
  own: ownProtocol,
};

export interface FramePlayer {
  readonly media: Media;
  /** Ends the player; its frame goes with it. */
  readonly stop: () => void;
}

export interface StartPlayerOptions {
  /** Gets the keys that are pressed in a player of our own. Default: they are not passed on. */
  readonly onKey?: (press: PlayerPress) => void;
  /** Whether the frame is new in the document: its page has not loaded, and receives no messages yet. Default false. */
  readonly isNew?: boolean;
  /** Whether the address of the frame makes it play by itself. Default false. */
  readonly autoplay?: boolean;
}

/** Speaks to a frame that is in the document; undefined if nothing can be said to it. */
export function startPlayer(
  { kind, src }: PlayerFrame,
  element: HTMLIFrameElement,
  { onKey, isNew = false, autoplay = false }: StartPlayerOptions = {},
): FramePlayer | undefined {
  if (kind === 'plain') return undefined;
  const { origin } = new URL(src);
  // A sandbox that gives this page no origin gives none to its frames.
  const isOfFrame = (sender: string) =>
    sender === origin || (sender === 'null' && self.origin === 'null');
  const actor = createActor(playerMachine, {
    input: { protocol: PROTOCOLS[kind], autoplays: autoplay },
  });
  const command = (value: MediaCommand) => actor.send({ type: 'media.command', command: value });

  let isBeginning = isNew;
  actor.on('frame.send', ({ message }) => {
    // The browser would have to make a window for the empty document that the new frame still has.
    if (isBeginning) return;
    // To any origin: until the frame's document is loaded its origin is this page's. Commands contain nothing secret.
    element.contentWindow?.postMessage(message, '*');
  });
  actor.on('frame.load', () => {
    element.src = src;
  });
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== element.contentWindow || !isOfFrame(event.origin)) return;
    const press = kind === 'own' ? readOwnKey(event.data) : null;
    if (press === null) actor.send({ type: 'message.received', message: event.data });
    else onKey?.(press);
  };
  const onLoad = () => actor.send({ type: 'frame.loaded' });
  // Its parent: the page, or the window over all others that it is in.
  const around = element.ownerDocument.defaultView ?? window;
  around.addEventListener('message', onMessage);
  element.addEventListener('load', onLoad);
  actor.start();
  isBeginning = false;

  return {
    stop: () => {
      around.removeEventListener('message', onMessage);
      element.removeEventListener('load', onLoad);
      actor.stop();
    },
    media: {
      getState: () => actor.getSnapshot().context.media,
      subscribe: (listener) => {
        let last = actor.getSnapshot().context.media;
        const subscription = actor.subscribe(({ context }) => {
          if (context.media === last) return;
          last = context.media;
          listener();
        });
        return () => subscription.unsubscribe();
      },
      willPlay: () => selectWillPlay(actor.getSnapshot()),
      play: () => command({ type: 'play' }),
      pause: () => command({ type: 'pause' }),
      seek: (seconds) => command({ type: 'seek', seconds }),
      setPlaybackRate: (rate) => command({ type: 'rate', rate }),
      setVolume: (volume) => command({ type: 'volume', volume }),
      setMuted: (muted) => command({ type: 'muted', muted }),
      reload: () => actor.send({ type: 'frame.reload' }),
    },
  };
}
