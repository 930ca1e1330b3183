import { latePart } from '../../base/late-part';
import { useKeptVisits, useVisits } from '../../base/visits';

const AwayToast = latePart(() => import('./AwayToast'));

export interface KeptVisitsProps {
  /** Whether the page is one that says in a toast what was missed. */
  readonly saysMissed: boolean;
}

/** Notes when the site is looked at, and says on the first page after a day away what was missed. Once a page. */
export function KeptVisits({ saysMissed }: KeptVisitsProps) {
  useKeptVisits();
  const isAway = useVisits()?.awaySince != null;
  return saysMissed && isAway ? <AwayToast /> : null;
}
