/** The user card in a popover, open as soon as its code is loaded. */
import { Popover } from '@oshimado/ui/popover';
import { Suspense, useState, type ReactElement } from 'react';
import { PartBoundary } from '../../base/late-part';
import { useTranslate } from '../../base/sentences';
import { Spinner } from '@oshimado/ui/spinner';
import { UserCard } from './UserCard';

export interface UserMenuProps {
  /** Name of the popover. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

function Loading() {
  const t = useTranslate();
  return <Spinner label={t('loading')} />;
}

function Content({ onLeave }: { onLeave: () => void }) {
  // Suspends for the sentences here, so that the card appears at once with all its parts.
  useTranslate('account');
  return <UserCard place="menu" onLeave={onLeave} />;
}

export function UserMenu({ label, trigger }: UserMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover label={label} trigger={trigger} align="end" open={isOpen} onOpenChange={setOpen}>
      <PartBoundary>
        <Suspense fallback={<Loading />}>
          <Content onLeave={() => setOpen(false)} />
        </Suspense>
      </PartBoundary>
    </Popover>
  );
}
