/** The viewer's groups in the drawer, each with how many of its streams are live. Loaded where the device has groups. */
import { isLive, isOfGroup } from '@oshimado/domain';
import type { Video } from '@oshimado/contract';
import { useMemo } from 'react';
import { PageLink } from '../../base/context';
import { useKeptGroups } from '../../base/groups';
import { useTranslate } from '../../base/sentences';
import { GroupDot } from '../../parts/favorite-groups';
import { writtenLanguage } from '../../parts/video-card/text-language';
import * as css from './DrawerGroups.css';

export interface DrawerGroupsProps {
  /** The streams of all favorites. */
  readonly videos: readonly Video[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Called when one is pressed. Default none. */
  readonly onLeave?: (() => void) | undefined;
}

export default function DrawerGroups({ videos, now, onLeave }: DrawerGroupsProps) {
  const t = useTranslate('favorites');
  const groups = useKeptGroups();
  const live = useMemo(() => videos.filter((video) => isLive(video, now)), [videos, now]);
  if (groups.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers unless it has the role
    <ul className={css.list} role="list" aria-label={t('groups.title')}>
      {groups.map(({ id, name, color, channelIds }) => {
        const members = new Set(channelIds);
        const count = live.filter((video) => isOfGroup(video, members)).length;
        return (
          <li key={id}>
            <PageLink
              href={`/favorites?group=${encodeURIComponent(id)}`}
              className={css.group}
              onClick={onLeave}
            >
              <GroupDot color={color} />
              <span className={css.name} lang={writtenLanguage(name)} translate="no" title={name}>
                {name}
              </span>
              {count > 0 ? <span className={css.live}>{t('groups.live', { count })}</span> : null}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
