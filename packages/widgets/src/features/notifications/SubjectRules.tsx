/** Channels with a rule of their own, made at their bells, and streams with a reminder, made in their menus. */
import type { PushRule } from '@oshimado/contract';
import { displayName, plainTitle, watchPath } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { List, ListItem } from '@oshimado/ui/list';
import { useQuery } from '@tanstack/react-query';
import { PageLink, useClient } from '../../base/context';
import { useOnline } from '../../base/page';
import { channelQuery, videoQuery } from '../../base/queries';
import { useNameProperty, useTranslate } from '../../base/sentences';
import * as css from '../../parts/setting-fields/settings.css';

interface RuleProps {
  readonly id: string;
  readonly onRemove: () => void;
}

interface RuleItemProps extends Pick<RuleProps, 'onRemove'> {
  readonly name: string;
  readonly href: string;
}

function RuleItem({ name, href, onRemove }: RuleItemProps) {
  const t = useTranslate('push');
  const isOff = !useOnline();
  return (
    <ListItem
      end={
        <Button size="small" disabled={isOff} onClick={onRemove} aria-label={t('remove', { name })}>
          {t('deleteShort')}
        </Button>
      }
    >
      <Link component={PageLink} href={href}>
        {name}
      </Link>
    </ListItem>
  );
}

function ChannelRule({ id, onRemove }: RuleProps) {
  const { data } = useQuery(channelQuery(useClient(), id));
  const property = useNameProperty();
  const name = data ? displayName(data, property) : id;
  return <RuleItem name={name} href={`/channel/${encodeURIComponent(id)}`} onRemove={onRemove} />;
}

function StreamRule({ id, onRemove }: RuleProps) {
  const { data } = useQuery(videoQuery(useClient(), id));
  return (
    <RuleItem name={data ? plainTitle(data.title) : id} href={watchPath(id)} onRemove={onRemove} />
  );
}

const lists = [
  { of: 'channel', title: 'channels', Item: ChannelRule },
  { of: 'video', title: 'reminders', Item: StreamRule },
] as const;

export interface SubjectRulesProps {
  readonly rules: readonly PushRule[];
  readonly onRemove: (rule: Pick<PushRule, 'of' | 'id'>) => void;
}

/** Renders no list that is empty. */
export function SubjectRules({ rules, onRemove }: SubjectRulesProps) {
  const t = useTranslate('push');
  return lists.map(({ of, title, Item }) => {
    const ids = rules.flatMap((rule) => (rule.of === of ? rule.id : []));
    if (ids.length === 0) return null;
    return (
      <div key={of} className={css.field}>
        <h3 className={css.subheading}>{t(title)}</h3>
        <List label={t(title)}>
          {ids.map((id) => (
            <Item key={id} id={id} onRemove={() => onRemove({ of, id })} />
          ))}
        </List>
      </div>
    );
  });
}
