/** The viewer's account and its actions: in the menu of the top bar, in the drawer and on the login page. */
import {
  BellIcon,
  CalendarIcon,
  HistoryIcon,
  Icon,
  LogInIcon,
  LogOutIcon,
  PeopleIcon,
  PersonIcon,
  SettingsIcon,
  type IconType,
} from '@oshimado/ui/icon';
import { List, ListItem } from '@oshimado/ui/list';
import { useEffect, useRef } from 'react';
import { PageLink } from '../../base/context';
import { useToastLog } from '../../base/toast-log';
import { useTranslate } from '../../base/sentences';
import { useSend, useViewer } from '../../base/viewer';
import {
  connectUserCard,
  type UserCardAction,
  type UserCardPlace,
  type UserCardState,
} from './user-card.connect';
import { card, guest } from './UserCard.css';
import { UserLine } from './UserLine';
import { pageClock } from '../../base/ticker';

const ICONS: Readonly<Record<UserCardAction['key'], IconType>> = {
  login: LogInIcon,
  account: PersonIcon,
  history: HistoryIcon,
  settings: SettingsIcon,
  calendar: CalendarIcon,
  messages: BellIcon,
  admin: PeopleIcon,
  logout: LogOutIcon,
};

/** Checks the login each time the card becomes visible; the machine decides whether a check is due. */
function useCheckWhenSeen<T extends Element>() {
  const ref = useRef<T>(null);
  const send = useSend('session');
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        send({ type: 'session.check', now: pageClock.now() });
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [send]);
  return ref;
}

export interface UserCardProps {
  /** Where the card is. It decides on the actions offered. */
  readonly place: UserCardPlace;
  /** Called when one of its links or actions is pressed. Default none. */
  readonly onLeave?: () => void;
}

/** Who is logged in, and what they can do. */
export function UserCard({ place, onLeave }: UserCardProps) {
  const { user, isKnown } = useViewer();
  const ref = useCheckWhenSeen<HTMLDivElement>();
  return (
    <div ref={ref} className={card[place]}>
      <Head user={user} isKnown={isKnown} place={place} onLeave={onLeave} />
      <Actions user={user} isKnown={isKnown} place={place} onLeave={onLeave} />
    </div>
  );
}

/** The sentences of that page are loaded for those who may open it. */
function AdminLabel() {
  return useTranslate('admin')('title');
}

interface PartProps extends UserCardState {
  readonly onLeave: (() => void) | undefined;
}

function Head({ user, isKnown, place, onLeave }: PartProps) {
  const t = useTranslate('account');
  if (user) return <UserLine user={user} isLink={place === 'drawer'} onLeave={onLeave} />;
  return isKnown && place === 'menu' ? <p className={guest}>{t('card.guest')}</p> : null;
}

function Actions({ onLeave, ...state }: PartProps) {
  const t = useTranslate('account');
  const tPortal = useTranslate();
  const names = {
    login: tPortal('button.login'),
    account: t('card.account'),
    history: tPortal('nav.history'),
    settings: tPortal('nav.settings'),
    calendar: t('calendar.heading'),
    messages: t('card.messages'),
    logout: tPortal('error.logout'),
  };
  const send = useSend('session');
  const { open: openMessages } = useToastLog();
  const act = (key: UserCardAction['key']) => {
    onLeave?.();
    if (key === 'messages') openMessages();
    else send({ type: 'session.logout' });
  };
  return (
    <List label={t('card.actions')}>
      {connectUserCard(state).map(({ key, href }) => (
        <ListItem
          key={key}
          start={<Icon icon={ICONS[key]} size="small" />}
          {...(href === undefined
            ? { onPress: () => act(key) }
            : { href, component: PageLink, onPress: onLeave })}
        >
          {key === 'admin' ? <AdminLabel /> : names[key]}
        </ListItem>
      ))}
    </List>
  );
}
