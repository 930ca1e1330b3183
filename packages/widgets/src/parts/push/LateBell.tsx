/** A bell, loaded when the page is there: what it opens needs the browser. */
import { IconButton } from '@oshimado/ui/button';
import { BellIcon } from '@oshimado/ui/icon';
import { latePart } from '../../base/late-part';
import { useHydrated } from '../../base/page';
import type { BellSubject } from './bell-subject';

/** Keeps the place of the button. */
const Loading = () => <IconButton icon={BellIcon} label="" aria-hidden disabled tabIndex={-1} />;

const Late = latePart(() => import('./Bell'), { Loading });

export const LateBell = (props: BellSubject) => (useHydrated() ? <Late {...props} /> : <Loading />);
