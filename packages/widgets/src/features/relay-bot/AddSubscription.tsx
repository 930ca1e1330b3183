import { relayChannel, withSubscription, type Subscriptions } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { PlusIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useState, type FormEvent } from 'react';
import { useSettings } from '../../base/device';
import { useTranslate, useLanguageName } from '../../base/sentences';
import { LanguageSelect } from './LanguageSelect';
import { CHANNEL_EXAMPLE } from './relay-bot.connect';
import * as css from './RelayBot.css';
import { useChannelName } from './SubscriptionName';

/** The subscription that was added last; read aloud. */
function Added({ link, lang }: { readonly link: string; readonly lang: string }) {
  const t = useTranslate('relayBot');
  const channel = useChannelName(link);
  const nameOf = useLanguageName();
  return t('subscriptions.added', { channel, language: nameOf(lang) });
}

export interface AddSubscriptionProps {
  readonly list: Subscriptions;
  /** Called with a channel and a language that are not subscribed yet. */
  readonly onAdd: (added: { readonly link: string; readonly lang: string }) => void;
}

/** Adds a channel in a language; what cannot be added is explained at the field. */
export function AddSubscription({ list, onAdd }: AddSubscriptionProps) {
  const t = useTranslate('relayBot');
  const nameOf = useLanguageName();
  const [text, setText] = useState('');
  const [lang, setLang] = useState<string>(useSettings().liveTlLang);
  const [error, setError] = useState<string>();
  const [added, setAdded] = useState<{ readonly link: string; readonly lang: string }>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAdded(undefined);
    const found = relayChannel(text);
    if ('problem' in found) {
      const { problem } = found;
      setError(t(`problem.${problem === 'unknown' ? 'channel' : problem}`));
      return;
    }
    const wanted = { link: found.link, lang };
    if (!withSubscription(list, wanted)) {
      setError(t('subscriptions.duplicate', { language: nameOf(lang) }));
      return;
    }
    setError(undefined);
    setText('');
    setAdded(wanted);
    onAdd(wanted);
  };
  return (
    <>
      <form className={css.form} noValidate onSubmit={submit}>
        <div className={css.wide}>
          <TextField
            label={t('subscriptions.address')}
            type="url"
            autoComplete="off"
            placeholder={CHANNEL_EXAMPLE}
            value={text}
            onValueChange={(value) => {
              setText(value);
              setError(undefined);
            }}
            error={error}
          />
        </div>
        <LanguageSelect
          value={lang}
          onValueChange={(code) => {
            setLang(code);
            setError(undefined);
          }}
        />
        <Button type="submit" startIcon={PlusIcon}>
          {t('subscriptions.add')}
        </Button>
      </form>
      <p role="status" className={css.status}>
        {added ? <Added link={added.link} lang={added.lang} /> : null}
      </p>
    </>
  );
}
