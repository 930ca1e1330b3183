/** Groups of favorites as a choice of what the page shows, and the ways to make and to change them. */
import { hasRoomForGroup } from '@oshimado/domain';
import { GROUPS_MAX } from '@oshimado/contract';
import { Button, IconButton } from '@oshimado/ui/button';
import { EditIcon, PlusIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { askedPart } from '../../base/asked-part';
import { PageLink } from '../../base/context';
import type { FavoriteGroups } from '../../base/groups';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { GroupDot } from '../../parts/favorite-groups';
import { writtenLanguage } from '../../parts/video-card/text-language';
import * as css from './favorite-groups.css';

const GroupDialog = askedPart(() => import('./GroupDialog'));
const GroupsDialog = askedPart(() => import('./GroupsDialog'));

export interface GroupBarProps {
  readonly given: FavoriteGroups;
  /** Id of the group that is shown. Default all favorites. */
  readonly current?: string | undefined;
  /** The address of a group; of all favorites for undefined. */
  readonly hrefFor: (id: string | undefined) => string;
}

export function GroupBar({ given, current, hrefFor }: GroupBarProps) {
  const t = useTranslate('favorites');
  const notify = useNotify();
  const [open, setOpen] = useState<'new' | 'all'>();
  const { groups } = given;
  const close = () => setOpen(undefined);
  const make = () => {
    if (hasRoomForGroup(groups)) setOpen('new');
    else notify({ key: 'groups', tone: 'warning', title: t('groups.full', { max: GROUPS_MAX }) });
  };
  return (
    <nav className={css.bar} aria-label={t('groups.title')}>
      {groups.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers unless it has the role
        <ul className={css.list} role="list">
          <li className={css.item}>
            <PageLink
              className={css.group}
              href={hrefFor(undefined)}
              aria-current={current === undefined ? 'true' : undefined}
            >
              {t('groups.all')}
            </PageLink>
          </li>
          {groups.map(({ id, name, color }) => (
            <li key={id} className={css.item}>
              <PageLink
                className={css.group}
                href={hrefFor(id)}
                aria-current={current === id ? 'true' : undefined}
              >
                <GroupDot color={color} />
                <span className={css.name} lang={writtenLanguage(name)} translate="no">
                  {name}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
      <span className={css.buttons}>
        {groups.length > 0 ? (
          <>
            <IconButton icon={PlusIcon} label={t('groups.new')} onClick={make} />
            <IconButton icon={EditIcon} label={t('groups.manage')} onClick={() => setOpen('all')} />
          </>
        ) : (
          <Button size="small" variant="plain" startIcon={PlusIcon} onClick={make}>
            {t('groups.new')}
          </Button>
        )}
      </span>
      {open === 'new' ? <GroupDialog onClose={close} /> : null}
      {open === 'all' ? <GroupsDialog onClose={close} /> : null}
    </nav>
  );
}
