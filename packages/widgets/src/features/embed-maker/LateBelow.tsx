/** What is below the form, loaded once it is near the screen, or once the address names a part of it. */
import { useCallback, useState } from 'react';
import { latePart, PartFailed } from '../../base/late-part';
import { useHydrated, useNearScreen } from '../../base/page';
import type { PrivacyDetailsProps } from './PrivacyDetails';

const PrivacyDetails = latePart(() => import('./PrivacyDetails'), { Failed: PartFailed });

export function LateBelow(props: PrivacyDetailsProps) {
  const [isNear, setIsNear] = useState(false);
  const onNear = useCallback(() => setIsNear(true), []);
  const ref = useNearScreen(!isNear, 0, onNear);
  // Without it there would be nothing to scroll to.
  const isNamed = useHydrated() && location.hash.length > 1;
  return <div ref={ref}>{isNear || isNamed ? <PrivacyDetails {...props} /> : null}</div>;
}
