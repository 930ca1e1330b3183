import { formatCount, subscriptionKey, type RelaySubscription } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { DeleteIcon } from '@oshimado/ui/icon';
import { Table, type TableColumn } from '@oshimado/ui/table';
import { useLanguage, useTranslate } from '../sentences';
import * as css from './RelayBot.css';
import { SubscriptionName, useChannelName, useLanguageName } from './SubscriptionName';

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
  const { language } = useLanguage();
  const names = useRowNames(row);
  const count = (key: 'allowed' | 'blocked', all: readonly string[]) =>
    all.length > 0
      ? [t(`subscriptions.${key}`, { formatted: formatCount(all.length, language) })]
      : [];
  const counts = [...count('allowed', row.whitelist), ...count('blocked', row.blacklist)];
  const text = counts.length > 0 ? counts.join(' · ') : t('subscriptions.everyone');
  return (
    <Button
      size="small"
      aria-pressed={isChosen}
      aria-label={`${text}. ${t('subscriptions.choose', names)}`}
      onClick={onChoose}
    >
      {text}
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

export function SubscriptionTable({ rows, chosen, onChoose, onRemove }: SubscriptionTableProps) {
  const t = useTranslate('relayBot');
  const nameOf = useLanguageName();
  const isChosen = (row: RelaySubscription) => subscriptionKey(row) === chosen;
  const columns: readonly TableColumn<RelaySubscription>[] = [
    {
      id: 'channel',
      header: t('subscriptions.channel'),
      cell: ({ link }) => <SubscriptionName link={link} />,
    },
    { id: 'language', header: t('language'), cell: ({ lang }) => nameOf(lang) },
    {
      id: 'translators',
      header: t('subscriptions.translators'),
      cell: (row) => (
        <Translators
          row={row}
          isChosen={isChosen(row)}
          onChoose={() => onChoose(isChosen(row) ? null : subscriptionKey(row))}
        />
      ),
    },
    {
      id: 'actions',
      header: t('subscriptions.actions'),
      align: 'end',
      cell: (row) => <Remove row={row} onRemove={(sentence) => onRemove(row, sentence)} />,
    },
  ];
  return (
    <Table
      className={css.table}
      caption={t('subscriptions.title')}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={subscriptionKey}
      isSelected={isChosen}
      emptyText={t('subscriptions.empty')}
    />
  );
}
