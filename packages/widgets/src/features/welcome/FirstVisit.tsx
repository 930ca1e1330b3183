/**
 * The introduction of a first visit, part of the page: what this is, and whom to watch. The server draws it for a browser without
 * the preferences cookie; its code is loaded for those alone.
 */
import type { ListedOrg } from '@oshimado/domain';
import { use, type ComponentType } from 'react';
import { useDeviceState } from '../../base/device';
import { latePart } from '../../base/late-part';
import { reportError } from '../../base/reporting';
import type { WelcomeProps } from './Welcome';

const load = () => import('./Welcome');
let Welcome: ComponentType<WelcomeProps> = latePart(load);
let isLoaded = false;
let waiting: Promise<void> | undefined;

/** Loads its code before it is hydrated, where a part that comes late would leave its place for a moment. */
export async function loadFirstVisit(): Promise<void> {
  Welcome = (await load()).default;
  isLoaded = true;
}

/**
 * The page waits for it, or for its failure: above a list that is back at its place it would move all that is read. What has failed comes
 * late, once it can be loaded.
 */
function Introduction(props: WelcomeProps) {
  if (!isLoaded) waiting ??= loadFirstVisit().catch(reportError);
  if (waiting) use(waiting);
  return <Welcome {...props} />;
}

export interface FirstVisitProps {
  /** Called with the organization the viewer wants to see. */
  readonly onChoose: (org: ListedOrg) => void;
}

export function FirstVisit({ onChoose }: FirstVisitProps) {
  const isNew = useDeviceState(({ tips }) => tips.firstVisit);
  return isNew ? <Introduction onChoose={onChoose} /> : null;
}
