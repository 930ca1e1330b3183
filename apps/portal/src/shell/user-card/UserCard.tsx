/** Who is logged in, and what they can do about it: in the menu of the bar, at the head of the drawer and of the login page. */
import type { User } from '@oshimado/contract';
import { useViewer } from '../../actors/use-viewer';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useCheckWhenSeen } from './use-check-when-seen';
import { card, guest } from './UserCard.css';
import type { UserCardProps } from './user-card.types';
import { UserCardActions } from './UserCardActions';
import { UserLine } from './UserLine';

export function UserCard({ place, onLeave }: UserCardProps) {
  const { user, isKnown } = useViewer();
  const ref = useCheckWhenSeen<HTMLDivElement>();
  return (
    <div ref={ref} className={card[place]}>
      <Head user={user} isKnown={isKnown} place={place} onLeave={onLeave} />
      <UserCardActions user={user} isKnown={isKnown} place={place} onLeave={onLeave} />
    </div>
  );
}

interface HeadProps extends UserCardProps {
  readonly user: User | null;
  readonly isKnown: boolean;
}

function Head({ user, isKnown, place, onLeave }: HeadProps) {
  const t = useTranslate('account');
  if (user) return <UserLine user={user} isLink={place === 'drawer'} onLeave={onLeave} />;
  return isKnown && place === 'menu' ? <p className={guest}>{t('card.guest')}</p> : null;
}
