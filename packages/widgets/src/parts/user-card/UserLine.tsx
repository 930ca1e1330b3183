import type { User } from '@oshimado/contract';
import { Badge } from '@oshimado/ui/badge';
import { DiscordMark, GoogleMark, Icon, PointsIcon, XMark, type IconType } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { UserAvatar } from './UserAvatar';
import * as css from './UserLine.css';

type Provider = 'discord' | 'google' | 'twitter';

const MARKS: readonly (readonly [Provider, IconType])[] = [
  ['google', GoogleMark],
  ['discord', DiscordMark],
  ['twitter', XMark],
];

/** The login providers; linked ones are green, and named as linked for screen readers. */
function ProviderMarks({ user }: { user: User }) {
  const t = useTranslate('account');
  return (
    <ul className={css.marks} aria-label={t('card.providers')}>
      {MARKS.map(([name, icon]) => {
        const isLinked = user[`${name}_id`] !== null;
        const words = t(isLinked ? 'card.linked' : 'card.notLinked', {
          provider: t(`provider.${name}`),
        });
        return (
          <li key={name} className={css.mark} data-linked={isLinked} title={words}>
            <Icon icon={icon} size="small" />
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

function Points({ user }: { user: User }) {
  const t = useTranslate('account');
  return (
    <span className={css.points} title={t('card.pointsHint')}>
      <Icon icon={PointsIcon} size="small" />
      {t('card.points', { whole: Number(user.contribution_count) })}
    </span>
  );
}

export interface UserLineProps {
  readonly user: User;
  /** The name links to the account page. */
  readonly isLink: boolean;
  /** Called when that link is pressed. Default none. */
  readonly onLeave?: (() => void) | undefined;
}

/** Picture, name, role, linked logins and points of an account. */
export function UserLine({ user, isLink, onLeave }: UserLineProps) {
  const t = useTranslate('account');
  const { id, username, role } = user;
  return (
    <div className={css.line}>
      <UserAvatar id={id} />
      <div className={css.text}>
        <span className={css.row}>
          {isLink ? (
            <PageLink
              href="/login"
              className={css.link}
              title={t('card.account')}
              onClick={onLeave}
            >
              {username}
            </PageLink>
          ) : (
            <strong className={css.name}>{username}</strong>
          )}
          {role === 'user' ? null : (
            <Badge tone="accent">
              {t(role === 'admin' ? 'card.roleAdmin' : 'card.roleEditor')}
            </Badge>
          )}
        </span>
        <span className={css.row}>
          <ProviderMarks user={user} />
          <Points user={user} />
        </span>
      </div>
    </div>
  );
}
