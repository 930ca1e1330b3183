/** Everything with a bell of its own, and streams with a reminder: each can be changed and removed here. */
import type { PushRule } from '@oshimado/contract';
import {
  displayName,
  plainTitle,
  topicText,
  watchPath,
  channelPath,
  chipSearchPath,
  writeOrgs,
} from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { DeleteIcon, EditIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { List, ListItem } from '@oshimado/ui/list';
import { useQuery } from '@tanstack/react-query';
import { PageLink, useClient } from '../../base/context';
import { useFavoriteGroups } from '../../base/groups';
import { useOnline } from '../../base/page';
import { channelQuery, videoQuery } from '../../base/queries';
import { useNameProperty, useTranslate } from '../../base/sentences';
import type { BellSubject } from '../../parts/push';
import * as css from '../../parts/setting-fields/settings.css';

interface RuleProps {
  readonly id: string;
  readonly search: PushRule['search'];
  readonly onChange: (subject: BellSubject) => void;
  readonly onRemove: () => void;
}

interface RuleItemProps extends Omit<RuleProps, 'id' | 'search'> {
  readonly subject: BellSubject;
  readonly href: string;
}

function RuleItem({ subject, href, onChange, onRemove }: RuleItemProps) {
  const t = useTranslate('push');
  const isOff = !useOnline();
  const { name } = subject;
  return (
    <ListItem
      end={
        <>
          <IconButton
            icon={EditIcon}
            label={t('change', { name })}
            onClick={() => onChange(subject)}
          />
          <IconButton
            icon={DeleteIcon}
            label={t('remove', { name })}
            disabled={isOff}
            onClick={onRemove}
          />
        </>
      }
    >
      <Link component={PageLink} href={href}>
        {name}
      </Link>
    </ListItem>
  );
}

function ChannelRule({ id, ...rule }: RuleProps) {
  const { data } = useQuery(channelQuery(useClient(), id));
  const property = useNameProperty();
  const name = data ? displayName(data, property) : id;
  return <RuleItem {...rule} subject={{ of: 'channel', id, name }} href={channelPath(id)} />;
}

function OrgRule({ id, ...rule }: RuleProps) {
  const href = `/?${new URLSearchParams({ org: writeOrgs([id]) }).toString()}`;
  return <RuleItem {...rule} subject={{ of: 'org', id, name: id }} href={href} />;
}

function TopicRule({ id, ...rule }: RuleProps) {
  const name = topicText(id);
  const href = chipSearchPath([{ type: 'topic', value: id, text: name }]);
  return <RuleItem {...rule} subject={{ of: 'topic', id, name }} href={href} />;
}

function GroupRule({ id, ...rule }: RuleProps) {
  const t = useTranslate('push');
  const { isLoaded, groups } = useFavoriteGroups();
  const group = groups.find((one) => one.id === id);
  const name = group?.name ?? (isLoaded ? t('groupGone') : '…');
  const href = `/favorites?${new URLSearchParams({ group: id }).toString()}`;
  return <RuleItem {...rule} subject={{ of: 'group', id, name }} href={href} />;
}

function SearchRule({ id, search, ...rule }: RuleProps) {
  const { name = id, query = '' } = search ?? {};
  return (
    <RuleItem {...rule} subject={{ of: 'search', id, name, search }} href={`/search?${query}`} />
  );
}

function StreamRule({ id, ...rule }: RuleProps) {
  const { data } = useQuery(videoQuery(useClient(), id));
  const name = data ? plainTitle(data.title) : id;
  return <RuleItem {...rule} subject={{ of: 'video', id, name }} href={watchPath(id)} />;
}

const lists = [
  { of: 'group', title: 'groups', Item: GroupRule },
  { of: 'channel', title: 'channels', Item: ChannelRule },
  { of: 'org', title: 'orgs', Item: OrgRule },
  { of: 'topic', title: 'topics', Item: TopicRule },
  { of: 'search', title: 'searches', Item: SearchRule },
  { of: 'video', title: 'reminders', Item: StreamRule },
] as const;

export interface SubjectRulesProps {
  readonly rules: readonly PushRule[];
  readonly onChange: (subject: BellSubject) => void;
  readonly onRemove: (rule: Pick<PushRule, 'of' | 'id'>) => void;
}

/** Renders no list that is empty. */
export default function SubjectRules({ rules, onChange, onRemove }: SubjectRulesProps) {
  const t = useTranslate('push');
  return (
    <>
      {lists.map(({ of, title, Item }) => {
        const own = rules.filter((rule) => rule.of === of);
        if (own.length === 0) return null;
        return (
          <div key={of} className={css.field}>
            <h3 className={css.subheading} data-rules={of} tabIndex={-1}>
              {t(title)}
            </h3>
            <List label={t(title)}>
              {own.map(({ id, search }) => (
                <Item
                  key={id}
                  id={id}
                  search={search}
                  onChange={onChange}
                  onRemove={() => onRemove({ of, id })}
                />
              ))}
            </List>
          </div>
        );
      })}
    </>
  );
}
