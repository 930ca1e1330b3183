/** Discord webhooks of the account, each for its favorites or one of its groups. Guests have neither. */
import { WEBHOOKS_MAX, type PushWebhook, type WebhookClient } from '@oshimado/contract';
import { Button, IconButton } from '@oshimado/ui/button';
import { DeleteIcon, EditIcon } from '@oshimado/ui/icon';
import { List, ListItem } from '@oshimado/ui/list';
import { Spinner } from '@oshimado/ui/spinner';
import { useRef, useState } from 'react';
import { askedPart } from '../../base/asked-part';
import { useFavoriteGroups } from '../../base/groups';
import { LateQuestion } from '../../base/late-question';
import { useOnline } from '../../base/page';
import { useFormatTime } from '../../base/clock';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { PushFailed } from '../../parts/push';
import * as css from '../../parts/setting-fields/settings.css';
import { textLanguage } from '../../parts/video-card';
import { useWebhooks } from './use-webhooks';

const WebhookDialog = askedPart(() => import('./WebhookDialog'));

/** The name at Discord and the end of the token, which tells several of one name apart. */
function useName() {
  const t = useTranslate('push');
  return ({ name, token_end }: Pick<PushWebhook, 'name' | 'token_end'>) =>
    `${name ?? t('webhook.unnamed')} …${token_end}`;
}

/** Whose streams: those of all favorites, or of a group. */
function Target({ rule }: Pick<PushWebhook['choices'], 'rule'>) {
  const t = useTranslate('push');
  const { language } = useLanguage();
  const { isLoaded, groups } = useFavoriteGroups();
  const group = groups.find(({ id }) => id === rule.id);
  if (rule.of === 'favorites') return <span>{t('favorites')}</span>;
  if (!group) return <span>{isLoaded ? t('groupGone') : '…'}</span>;
  return (
    <span lang={textLanguage(group.name, language)} translate="no">
      {group.name}
    </span>
  );
}

/** How it is with its messages. */
function useCondition() {
  const t = useTranslate('push');
  const formatTime = useFormatTime();
  return ({ off_at, failing_since, used_at }: PushWebhook) => {
    if (off_at !== null) return { isBad: true, words: t('webhook.off') };
    if (failing_since !== null)
      return { isBad: true, words: t('webhook.failing', { time: formatTime(failing_since) }) };
    const words = used_at === null ? t('unused') : t('used', { time: formatTime(used_at) });
    return { isBad: false, words };
  };
}

interface WebhookItemProps {
  readonly webhook: PushWebhook;
  readonly isTested: boolean;
  /** It is being tested or deleted. */
  readonly isBusy: boolean;
  readonly onTest: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function WebhookItem({ webhook, isTested, isBusy, onTest, onEdit, onDelete }: WebhookItemProps) {
  const t = useTranslate('push');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const isOff = !useOnline();
  const name = useName()(webhook);
  const { language } = useLanguage();
  const { isBad, words } = useCondition()(webhook);
  return (
    <ListItem
      description={
        <>
          <Target rule={webhook.choices.rule} />
          {' · '}
          <span role="status" className={isBad ? css.refusal : undefined}>
            {isTested && !isBad ? t('tested') : words}
          </span>
        </>
      }
      end={
        <>
          <Button
            size="small"
            busy={isBusy}
            disabled={isOff || webhook.off_at !== null}
            aria-label={t('webhook.test', { name })}
            onClick={onTest}
          >
            {t('test')}
          </Button>
          <IconButton
            icon={EditIcon}
            label={t('change', { name })}
            aria-haspopup="dialog"
            onClick={onEdit}
          />
          <LateQuestion
            renderButton={(props) => (
              <IconButton
                icon={DeleteIcon}
                label={t('delete', { device: name })}
                disabled={isOff}
                {...props}
              />
            )}
            title={t('webhook.deleteTitle', { name })}
            description={t('webhook.deleteText')}
            cancelLabel={tWidgets('cancel')}
            actionLabel={tPortal('button.delete')}
            onAction={onDelete}
          />
        </>
      }
    >
      <span lang={textLanguage(name, language)} translate="no">
        {name}
      </span>
    </ListItem>
  );
}

interface OfAccountProps extends WebhooksProps {
  readonly userId: string;
}

function OfAccount({ client, userId }: OfAccountProps) {
  const t = useTranslate('push');
  const isOff = !useOnline();
  const nameOf = useName();
  const kept = useWebhooks(client, userId);
  const { webhooks, hasFailed, retry, add, change, remove, test, tested } = kept;
  const [shown, setShown] = useState<PushWebhook | 'new'>();
  const addButton = useRef<HTMLButtonElement>(null);
  if (!webhooks)
    return hasFailed ? <PushFailed onRetry={retry} /> : <Spinner label={t('loading')} />;
  const isFull = webhooks.length >= WEBHOOKS_MAX;
  const opened = shown === 'new' ? undefined : shown;
  return (
    <>
      {webhooks.length > 0 ? (
        <List label={t('webhook.list')}>
          {webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              isTested={tested === webhook.id}
              isBusy={kept.busyId === webhook.id}
              onTest={() => void test(webhook.id)}
              onEdit={() => setShown(webhook)}
              onDelete={() =>
                // The row with the focus is gone then.
                void remove(webhook.id).then((isDone) => isDone && addButton.current?.focus())
              }
            />
          ))}
        </List>
      ) : null}
      {kept.hasChangeFailed ? (
        <p role="alert" className={css.refusal}>
          {t('failed')}
        </p>
      ) : null}
      <div>
        <Button
          ref={addButton}
          disabled={isOff}
          aria-haspopup="dialog"
          onClick={() => {
            if (!isFull) setShown('new');
          }}
          aria-disabled={isFull}
        >
          {t('webhook.add')}
        </Button>
      </div>
      {isFull ? <p className={css.hint}>{t('webhook.full', { max: WEBHOOKS_MAX })}</p> : null}
      {isOff ? <p className={css.hint}>{t('offline')}</p> : null}
      {shown ? (
        <WebhookDialog
          webhook={opened}
          name={opened ? nameOf(opened) : ''}
          add={add}
          change={change}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}

export interface WebhooksProps {
  readonly client: WebhookClient;
}

export default function Webhooks({ client }: WebhooksProps) {
  const t = useTranslate('push');
  const tPortal = useTranslate();
  const { user } = useViewer();
  if (!user) return null;
  return (
    <div className={css.field}>
      <h3 className={css.subheading}>{tPortal('nav.social.discord')}</h3>
      <p className={css.hint}>{t('webhook.hint')}</p>
      <OfAccount key={user.id} client={client} userId={user.id} />
    </div>
  );
}
