/** A page around a part of the watch page, with a player that a test moves. */
import type { Client } from '@oshimado/contract';
import { useMemo, type ReactNode } from 'react';
import type { WidgetsOptions } from '../base/context';
import { PlayerProvider, type Media } from '../parts/player';
import { FeaturePage, type EnglishPageProps } from './english-page';
import { clientOf } from './feature-page';
import { stoppedAt } from './page';
import { NOW } from './videos';

interface WatchPageProps extends Partial<Omit<EnglishPageProps, 'children' | 'client'>> {
  readonly client?: Partial<Client>;
  /** Default none has been started. */
  readonly media?: Media | null;
  /** Called with the position of a jump. Default nothing. */
  readonly jump?: (seconds: number) => void;
  readonly children: ReactNode;
}

const clock: Partial<WidgetsOptions> = {
  initialNow: NOW,
  timeZone: 'UTC',
  ticker: stoppedAt(NOW),
};
const noJump = () => undefined;

export function WatchPage(props: WatchPageProps) {
  const { client = {}, media = null, jump = noJump, children, ...page } = props;
  const player = useMemo(() => ({ media, jump }), [media, jump]);
  return (
    <FeaturePage client={clientOf(client)} options={clock} {...page}>
      <PlayerProvider value={player}>{children}</PlayerProvider>
    </FeaturePage>
  );
}
