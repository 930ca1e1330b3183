/** The bell of a channel, loaded when the page is there: what it opens needs the browser. */
import { IconButton } from '@oshimado/ui/button';
import { BellIcon } from '@oshimado/ui/icon';
import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import type { ChannelBellProps } from './ChannelBell';

/** Keeps the place of the button. */
const Loading = () => <IconButton icon={BellIcon} label="" aria-hidden disabled tabIndex={-1} />;

const Late = latePart(() => import('./ChannelBell'), { Loading });

export const LateChannelBell = (props: ChannelBellProps) =>
  useHydrated() ? <Late {...props} /> : <Loading />;
