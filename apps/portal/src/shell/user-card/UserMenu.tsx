/** The card as it opens on its button. */
import { Popover } from '@oshimado/ui/popover';
import { Suspense, useState, type ReactElement } from 'react';
import { PartBoundary } from '../../errors/late-part';
import { useTranslate } from '../../i18n/LanguageProvider';
import { PageSpinner } from '../PageSpinner';
import { UserCard } from './UserCard';

export interface UserMenuProps {
  /** Names what opens. */
  readonly label: string;
  /** The button it belongs to. */
  readonly trigger: ReactElement;
}

function Content({ onLeave }: { onLeave: () => void }) {
  // Its sentences are waited for outside of the card, so that it appears whole.
  useTranslate('account');
  return <UserCard place="menu" onLeave={onLeave} />;
}

export function UserMenu({ label, trigger }: UserMenuProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover label={label} trigger={trigger} align="end" open={isOpen} onOpenChange={setOpen}>
      <PartBoundary>
        <Suspense fallback={<PageSpinner />}>
          <Content onLeave={() => setOpen(false)} />
        </Suspense>
      </PartBoundary>
    </Popover>
  );
}
