import type { User } from '@oshimado/contract';
import {
  BellIcon,
  CalendarIcon,
  Icon,
  LogInIcon,
  LogOutIcon,
  PersonIcon,
  SettingsIcon,
  type IconType,
} from '@oshimado/ui/icon';
import { List, ListItem } from '@oshimado/ui/list';
import { useSend } from '../../actors/ActorsProvider';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNoticesLog } from '../../notices/NoticesLogProvider';
import type { UserCardProps } from './user-card.types';

export interface UserCardActionsProps extends UserCardProps {
  readonly user: User | null;
  readonly isKnown: boolean;
}

interface CardAction {
  readonly key: 'login' | 'account' | 'settings' | 'calendar' | 'messages' | 'logout';
  readonly icon: IconType;
  /** Where it leads; without it, it does something here. */
  readonly href?: string;
}

/** What the card offers to whom, by where it stands. */
function actionsOf({ user, isKnown, place }: UserCardActionsProps): CardAction[] {
  const actions: CardAction[] = [];
  if (isKnown && !user && place !== 'login') {
    actions.push({ key: 'login', icon: LogInIcon, href: '/login' });
  }
  if (user && place === 'menu') actions.push({ key: 'account', icon: PersonIcon, href: '/login' });
  if (place !== 'drawer') actions.push({ key: 'settings', icon: SettingsIcon, href: '/settings' });
  if (place !== 'login') {
    actions.push({ key: 'calendar', icon: CalendarIcon, href: '/login#calendar' });
  }
  if (place !== 'login') actions.push({ key: 'messages', icon: BellIcon });
  if (user && place !== 'drawer') actions.push({ key: 'logout', icon: LogOutIcon });
  return actions;
}

export function UserCardActions(props: UserCardActionsProps) {
  const t = useTranslate('account');
  const send = useSend('session');
  const { onLeave } = props;
  const { open: openMessages } = useNoticesLog();
  const act = (key: CardAction['key']) => {
    onLeave?.();
    if (key === 'messages') openMessages();
    else send({ type: 'session.logout' });
  };
  return (
    <List label={t('card.actions')}>
      {actionsOf(props).map(({ key, icon, href }) => (
        <ListItem
          key={key}
          start={<Icon icon={icon} size="small" />}
          {...(href === undefined
            ? { onPress: () => act(key) }
            : { href, component: RouterLink, ...(onLeave && { onPress: onLeave }) })}
        >
          {t(`card.${key}`)}
        </ListItem>
      ))}
    </List>
  );
}
