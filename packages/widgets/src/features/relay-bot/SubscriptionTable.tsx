import { subscriptionKey, type RelaySubscription } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { DeleteIcon } from '@oshimado/ui/icon';
import { Table, type TableColumn } from '@oshimado/ui/table';
import { Fragment } from 'react';
import { useTranslate, useLanguageName } from '../../base/sentences';
import * as css from './RelayBot.css';
import { SubscriptionName, useChannelName } from './SubscriptionName';

interface RowProps {
  readonly row: RelaySubscription;
}

/** Names of a row for the labels of its buttons. */
function useRowNames({ link, lang }: RelaySubscription) {
  const nameOf = useLanguageName();
  return { channel: useChannelName(link), language: nameOf(lang) };
}

interface ChooseProps extends RowProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Who is relayed; opens the lists of names. */
function Translators({ row, isChosen, onChoose }: ChooseProps) {
  const t = useTranslate('relayBot');
  const names = useRowNames(row);
  const count = (key: 'allowed' | 'blocked', all: readonly string[]) =>
    all.length > 0 ? [t(`subscriptions.${key}`, { count: all.length })] : [];
  const counts = [...count('allowed', row.whitelist), ...count('blocked', row.blacklist)];
  const text = counts.length > 0 ? counts.join(' · ') : t('subscriptions.everyone');
  return (
    <Button
      size="small"
      aria-pressed={isChosen}
      aria-label={`${text}. ${t('subscriptions.choose', names)}`}
      onClick={onChoose}
    >
      <span>
        {counts.length === 0 ? text : null}
        {counts.map((one, index) => (
          <Fragment key={one}>
            {index > 0 ? ' · ' : null}
            <span className={css.count}>{one}</span>
          </Fragment>
        ))}
      </span>
    </Button>
  );
}

interface RemoveProps extends RowProps {
  /** Called with a sentence that says what was removed. */
  readonly onRemove: (sentence: string) => void;
}

function Remove({ row, onRemove }: RemoveProps) {
  const t = useTranslate('relayBot');
  const names = useRowNames(row);
  return (
    <IconButton
      icon={DeleteIcon}
      label={t('subscriptions.remove', names)}
      onClick={() => onRemove(t('subscriptions.removed', names))}
    />
  );
}

export interface SubscriptionTableProps {
  readonly rows: readonly RelaySubscription[];
  /** Key of the row whose translators are shown. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
  /** Called with a sentence that says what was removed. */
  readonly onRemove: (row: RelaySubscription, sentence: string) => void;
}

interface ColumnsOptions extends Omit<SubscriptionTableProps, 'rows'> {
  readonly t: ReturnType<typeof useTranslate<'relayBot'>>;
  readonly nameOf: (code: string) => string;
}

const columnsOf = (options: ColumnsOptions): readonly TableColumn<RelaySubscription>[] => {
  const { t, nameOf, chosen, onChoose, onRemove } = options;
  return [
    {
      id: 'channel',
      header: t('subscriptions.channel'),
      cell: ({ link, lang }) => (
        <span className={css.channel}>
          <span>
            <SubscriptionName link={link} />
          </span>
          <span className={css.muted}>{nameOf(lang)}</span>
        </span>
      ),
    },
    {
      id: 'translators',
      header: t('subscriptions.translators'),
      cell: (row) => {
        const key = subscriptionKey(row);
        const isChosen = key === chosen;
        return (
          <Translators
            row={row}
            isChosen={isChosen}
            onChoose={() => onChoose(isChosen ? null : key)}
          />
        );
      },
    },
    {
      id: 'actions',
      header: t('subscriptions.actions'),
      align: 'end',
      cell: (row) => <Remove row={row} onRemove={(sentence) => onRemove(row, sentence)} />,
    },
  ];
};

export function SubscriptionTable({ rows, ...options }: SubscriptionTableProps) {
  const t = useTranslate('relayBot');
  const nameOf = useLanguageName();
  return (
    <Table
      className={css.table}
      caption={t('subscriptions.title')}
      hideCaption
      columns={columnsOf({ ...options, t, nameOf })}
      rows={rows}
      rowKey={subscriptionKey}
      isSelected={(row) => subscriptionKey(row) === options.chosen}
      emptyText={t('subscriptions.empty')}
    />
  );
}
