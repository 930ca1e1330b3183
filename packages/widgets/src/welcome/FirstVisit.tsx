/**
 * The introduction of a first visit, part of the page: what this is, and whom to watch. The server draws it for a browser without
 * the preferences cookie; its code is loaded for those alone.
 */
import type { ListedOrg } from '@oshimado/domain';
import { useCallback, useState, type ComponentType } from 'react';
import { useDeviceState } from '../device';
import { latePart } from '../errors';
import type { WelcomeProps } from './Welcome';

const load = () => import('./Welcome');
let Welcome: ComponentType<WelcomeProps> = latePart(load);

/** Loads its code before it is hydrated, where a part that comes late would leave its place for a moment. */
export async function loadFirstVisit(): Promise<void> {
  Welcome = (await load()).default;
}

/** For the life of the document. */
let isHeldThisVisit = false;

export interface FirstVisitProps {
  /** Called with the organization the viewer wants to see. */
  readonly onChoose: (org: ListedOrg) => void;
}

export function FirstVisit({ onChoose }: FirstVisitProps) {
  const isNew = useDeviceState(({ tips }) => tips.firstVisit);
  // Seen for long enough not to be shown on the next visit, but it does not vanish while somebody reads it, or from a page they come
  // back to: everything below it would move.
  const [isHeld, setHeld] = useState(isHeldThisVisit);
  const hold = useCallback((next: boolean) => {
    isHeldThisVisit = next;
    setHeld(next);
  }, []);
  return isNew || isHeld ? <Welcome onChoose={onChoose} onHold={hold} /> : null;
}
