/** Exchanges the groups of favorites with the account, on pages that show some and while changes wait. Renders nothing. */
import { createGroupClient } from '@oshimado/contract';
import { pageGroups, startGroups } from '@oshimado/widgets/internal/base/groups';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useNotify } from '@oshimado/widgets/internal/base/toasts';
import { useActors, useLoginStore } from '@oshimado/widgets/internal/base/viewer';
import { useEffect } from 'react';
import { sendFailure } from '../platform/send-failure';
import { pageClock } from '@oshimado/widgets/internal/base/ticker';

export interface GroupsSyncProps {
  /** Whether the viewer has just logged out: the account's groups leave this device. */
  readonly isLoggedOut: boolean;
}

export default function GroupsSync({ isLoggedOut }: GroupsSyncProps) {
  const t = useTranslate('favorites');
  const notify = useNotify();
  const logins = useLoginStore();
  const session = useActors()?.session;
  useEffect(() => {
    if (!session) return undefined;
    const client = createGroupClient({
      token: () => logins.read().login?.jwt,
      onFailure: sendFailure,
    });
    return startGroups({ client, store: pageGroups, logins, session, now: pageClock.now });
  }, [logins, session]);
  useEffect(
    () =>
      pageGroups.onRefused(() =>
        notify({ key: 'groups', tone: 'warning', title: t('groups.refused') }),
      ),
    [notify, t],
  );
  useEffect(() => {
    if (isLoggedOut) pageGroups.forget().catch(reportError);
  }, [isLoggedOut]);
  return null;
}
