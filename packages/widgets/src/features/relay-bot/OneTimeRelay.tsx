import { relayOnce, type RelayPlace } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { TextField } from '@oshimado/ui/text-field';
import { useId, useState, type FormEvent } from 'react';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import { useTranslate, useLanguageName } from '../../base/sentences';
import { useSentMutation } from '../../base/toasts';
import { LanguageSelect } from './LanguageSelect';
import { VIDEO_EXAMPLE } from './relay-bot.connect';
import * as css from './RelayBot.css';
import { startRelay, type OnceRequest } from './relay-calls';
import { useRelay, useRelayState } from './relay-context';
import { RelayNotice } from './RelayNotice';

type Started = OnceRequest & { readonly address: string };

/** Sends what is typed; the field is emptied when the bot has accepted it. */
function useOnce(channel: RelayPlace) {
  const client = useClient();
  const { session, browser } = useRelay();
  const text = useRelayState().once;
  const [isChecked, setChecked] = useState(false);
  const start = useSentMutation({
    mutationFn: (request: Started) => startRelay(client, request),
    onSuccess: (_, { address }) => {
      setChecked(false);
      if (session.get().once.trim() === address) session.change({ once: '' });
    },
  });
  const found = relayOnce(text, { hosts: [new URL(browser.origin()).host] });
  return {
    text,
    problem: isChecked && 'problem' in found ? found.problem : undefined,
    start,
    type: (once: string) => {
      setChecked(false);
      session.change({ once });
    },
    send: (lang: string) => {
      setChecked(true);
      if ('problem' in found || start.isPending) return;
      start.mutate({ ...found, channel: channel.id, lang, address: text.trim() });
    },
  };
}

export interface OneTimeRelayProps {
  /** The text channel to post in. */
  readonly channel: RelayPlace;
}

/** Relays one stream. */
export function OneTimeRelay({ channel }: OneTimeRelayProps) {
  const t = useTranslate('relayBot');
  const nameOf = useLanguageName();
  const { text, problem, start, type, send } = useOnce(channel);
  const [lang, setLang] = useState<string>(useSettings().liveTlLang);
  const id = useId();
  const { data, variables, isPending, error } = start;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(lang);
  };
  const wrong = problem === 'unknown' ? 'once' : problem;
  const isDone = data !== undefined && variables !== undefined && !isPending;
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.subheading}>
        {t('once.title')}
      </h3>
      <p className={css.note}>{t('once.text')}</p>
      <form className={css.form} noValidate onSubmit={submit}>
        <div className={css.wide}>
          <TextField
            label={t('once.address')}
            type="url"
            autoComplete="off"
            placeholder={VIDEO_EXAMPLE}
            value={text}
            onValueChange={type}
            error={wrong ? t(`problem.${wrong}`) : undefined}
          />
        </div>
        <LanguageSelect value={lang} onValueChange={setLang} />
        <Button type="submit" busy={isPending}>
          {t('once.start')}
        </Button>
      </form>
      <p role="status" className={css.status}>
        {isPending ? t('once.busy') : null}
        {isDone
          ? t('once.done', {
              language: nameOf(variables.lang),
              address: variables.address,
              channel: channel.name,
            })
          : null}
      </p>
      {error && !isPending ? (
        <RelayNotice
          title={t('once.failed')}
          error={error}
          onRetry={() => send(lang)}
          isBusy={isPending}
        />
      ) : null}
    </section>
  );
}
