/** The elements in JSX with the types of React 18, which this folder has in place of those of React 19. */
import '@oshimado/widgets/react18';
import { version, type JSX } from 'react';

// @ts-expect-error: React 19 has it, React 18 does not
export type { ActionDispatch } from 'react';

export const inUse: string = version;
export const player: JSX.Element = (
  <oshi-player video="a" start="1:30" muted id="player" ref={(element) => element?.play()}>
    <a href="/watch">Watch</a>
  </oshi-player>
);
// @ts-expect-error: it would show nothing without a video
export const empty: JSX.Element = <oshi-player start={30} />;
// @ts-expect-error: there is no such place
export const nowhere: JSX.Element = <oshi-live-feed pictures="nowhere" />;
