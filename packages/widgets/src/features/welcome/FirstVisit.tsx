/**
 * The introduction of a first visit, part of the page: what this is, and whom to watch. The server draws it for a browser without
 * the preferences cookie; its code is loaded for those alone.
 */
import type { ListedOrg } from '@oshimado/domain';
import type { ComponentType } from 'react';
import { useDeviceState } from '../../base/device';
import { latePart } from '../../base/late-part';
import type { WelcomeProps } from './Welcome';

const load = () => import('./Welcome');
let Welcome: ComponentType<WelcomeProps> = latePart(load);

/** Loads its code before it is hydrated, where a part that comes late would leave its place for a moment. */
export async function loadFirstVisit(): Promise<void> {
  Welcome = (await load()).default;
}

export interface FirstVisitProps {
  /** Called with the organization the viewer wants to see. */
  readonly onChoose: (org: ListedOrg) => void;
}

export function FirstVisit({ onChoose }: FirstVisitProps) {
  const isNew = useDeviceState(({ tips }) => tips.firstVisit);
  return isNew ? <Welcome onChoose={onChoose} /> : null;
}
