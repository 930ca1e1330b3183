/** Channels with a rule of their own, made at their bells. */
import type { PushRule } from '@oshimado/contract';
import { displayName } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { List, ListItem } from '@oshimado/ui/list';
import { useQuery } from '@tanstack/react-query';
import { PageLink, useClient } from '../../base/context';
import { useOnline } from '../../base/page';
import { channelQuery } from '../../base/queries';
import { useNameProperty, useTranslate } from '../../base/sentences';
import * as css from '../../parts/setting-fields/settings.css';

interface ChannelRuleProps {
  readonly id: string;
  readonly onRemove: () => void;
}

function ChannelRule({ id, onRemove }: ChannelRuleProps) {
  const t = useTranslate('push');
  const { data } = useQuery(channelQuery(useClient(), id));
  const property = useNameProperty();
  const isOff = !useOnline();
  const name = data ? displayName(data, property) : id;
  return (
    <ListItem
      end={
        <Button size="small" disabled={isOff} onClick={onRemove} aria-label={t('remove', { name })}>
          {t('deleteShort')}
        </Button>
      }
    >
      <Link component={PageLink} href={`/channel/${encodeURIComponent(id)}`}>
        {name}
      </Link>
    </ListItem>
  );
}

export interface ChannelRulesProps {
  readonly rules: readonly PushRule[];
  readonly onRemove: (id: string) => void;
}

/** Renders nothing while there is none. */
export function ChannelRules({ rules, onRemove }: ChannelRulesProps) {
  const t = useTranslate('push');
  const channels = rules.filter(({ of }) => of === 'channel');
  if (channels.length === 0) return null;
  return (
    <div className={css.field}>
      <h3 className={css.subheading}>{t('channels')}</h3>
      <List label={t('channels')}>
        {channels.map(({ id }) => (
          <ChannelRule key={id} id={id} onRemove={() => onRemove(id)} />
        ))}
      </List>
    </div>
  );
}
