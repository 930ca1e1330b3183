/** A Discord webhook: its address while it is new, and what it is for. */
import type { PushWebhook, WebhookChoices } from '@oshimado/contract';
import { readDiscordWebhook } from '@oshimado/domain';
import { FormDialog } from '@oshimado/ui/dialog';
import { Select } from '@oshimado/ui/select';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useSettings } from '../../base/device';
import { useFavoriteGroups } from '../../base/groups';
import { useLimitSentence } from '../../base/errors';
import { useOnline } from '../../base/page';
import { reportError } from '../../base/reporting';
import { useLanguage, useDialogLabels, useTranslate } from '../../base/sentences';
import { RuleFields } from '../../parts/push';
import * as css from '../../parts/setting-fields/settings.css';
import { textLanguage } from '../../parts/video-card';
import { PushAmount } from './PushPace';
import type { Webhooks } from './use-webhooks';
import { NEW_WEBHOOK, webhookProblem, type WebhookProblem } from './webhook-choices';

type Rule = WebhookChoices['rule'];

interface TargetProps {
  readonly rule: Rule;
  readonly onChange: (rule: Rule) => void;
}

/** All favorites, or one of the groups; one that was deleted stays chosen until another is. */
function Target({ rule, onChange }: TargetProps) {
  const t = useTranslate('push');
  const { language } = useLanguage();
  const { groups } = useFavoriteGroups();
  const { of, id } = rule;
  const isGone = of === 'group' && groups.every((group) => group.id !== id);
  const options = [
    { value: '', label: t('favorites') },
    ...groups.map(({ id: value, name }) => ({
      value,
      label: name,
      lang: textLanguage(name, language),
    })),
    ...(isGone ? [{ value: id, label: t('groupGone') }] : []),
  ];
  return (
    <Select
      label={t('webhook.target')}
      options={options}
      value={of === 'group' ? id : ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...rule, of: value === '' ? 'favorites' : 'group', id: value })
      }
    />
  );
}

export interface WebhookDialogProps extends Pick<Webhooks, 'add' | 'change'> {
  /** Default a new one. */
  readonly webhook?: PushWebhook | undefined;
  /** How it is called in the list. */
  readonly name: string;
  readonly onClose: () => void;
}

export default function WebhookDialog({ webhook, name, add, change, onClose }: WebhookDialogProps) {
  const t = useTranslate('push');
  const tPortal = useTranslate();
  const isOnline = useOnline();
  const { clipLangs } = useSettings();
  const [url, setUrl] = useState('');
  const [choices, setChoices] = useState(webhook?.choices ?? NEW_WEBHOOK);
  const sayLimit = useLimitSentence();
  const [problem, setProblem] = useState<WebhookProblem>();
  const [cause, setCause] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (!webhook && !readDiscordWebhook(url)) return setProblem('badAddress');
    setBusy(true);
    setProblem(undefined);
    const { rule, clip_langs: own } = webhook?.choices ?? NEW_WEBHOOK;
    const langs = (rule.clips && own) || [...clipLangs];
    const kept = { ...choices, clip_langs: choices.rule.clips ? langs : undefined };
    try {
      await (webhook ? change(webhook, kept) : add(url.trim(), kept));
      onClose();
    } catch (error) {
      const found = webhookProblem(error);
      if (found === 'failed') reportError(error);
      setProblem(found);
      setCause(error);
      setBusy(false);
    }
    return undefined;
  };

  const wrongAddress = problem && problem !== 'failed' ? t(`webhook.${problem}`) : undefined;
  const failed = problem === 'failed' ? sayLimit(cause, t('failed')) : undefined;
  const said = webhook ? (wrongAddress ?? failed) : failed;
  return (
    <FormDialog
      onClose={onClose}
      title={webhook ? t('change', { name }) : t('webhook.add')}
      {...useDialogLabels()}
      submitLabel={tPortal('button.save')}
      submitDisabled={!isOnline}
      busy={isBusy}
      onSubmit={() => void send()}
    >
      {webhook ? null : (
        <TextField
          label={t('webhook.address')}
          description={t('webhook.addressHint')}
          type="url"
          autoComplete="off"
          spellCheck={false}
          translate="no"
          required
          value={url}
          onValueChange={(value) => {
            setUrl(value);
            setProblem(undefined);
          }}
          error={wrongAddress}
        />
      )}
      <Target rule={choices.rule} onChange={(rule) => setChoices((last) => ({ ...last, rule }))} />
      <RuleFields
        label={t('webhook.events')}
        rule={choices.rule}
        onChange={({ live, scheduled, moved, before, clips }) =>
          setChoices((last) => ({
            ...last,
            rule: { ...last.rule, live, scheduled, moved, before, clips },
          }))
        }
      />
      <PushAmount
        choices={choices}
        onChange={(changed) => setChoices((last) => ({ ...last, ...changed }))}
      />
      {isOnline ? null : <p className={css.hint}>{t('offline')}</p>}
      {said ? (
        <p role="alert" className={css.refusal}>
          {said}
        </p>
      ) : null}
    </FormDialog>
  );
}
