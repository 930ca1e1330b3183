/** What is below the form, loaded once it is near the screen, or once the address names a part of it. */
import { useCallback, useState, type ReactNode } from 'react';
import { latePart, PartFailed } from '../../base/late-part';
import { useHydrated, useNearScreen } from '../../base/page';
import type { PrivacyDetailsProps } from './PrivacyDetails';
import type { ReferenceProps } from './Reference';

const PrivacyDetails = latePart(() => import('./PrivacyDetails'), { Failed: PartFailed });
const Reference = latePart(() => import('./Reference'), { Failed: PartFailed });

function WhenNear({ children }: { readonly children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const onNear = useCallback(() => setIsNear(true), []);
  const ref = useNearScreen(!isNear, 0, onNear);
  // Without it there would be nothing to scroll to.
  const isNamed = useHydrated() && location.hash.length > 1;
  return <div ref={ref}>{isNear || isNamed ? children : null}</div>;
}

export const LatePrivacy = (props: PrivacyDetailsProps) => (
  <WhenNear>
    <PrivacyDetails {...props} />
  </WhenNear>
);

export const LateReference = (props: ReferenceProps) => (
  <WhenNear>
    <Reference {...props} />
  </WhenNear>
);
