import {
  subscriptionKey,
  withName,
  withoutName,
  type RelaySubscription,
  type Subscriptions,
  type TranslatorList,
} from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate, useLanguageName } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import * as css from './RelayBot.css';
import { useChannelName } from './SubscriptionName';

interface ListsProps {
  readonly subscription: RelaySubscription;
  readonly change: (edit: (list: Subscriptions) => Subscriptions) => void;
}

const PROBLEMS = { empty: 'nameEmpty', known: 'known', tooLong: 'tooLong' } as const;

interface NameFormProps extends ListsProps {
  readonly kind: TranslatorList;
  /** Called with what happened, in a sentence. */
  readonly onDone: (sentence: string) => void;
}

/** Adds a name; Enter does it too. */
function NameForm({ subscription, change, kind, onDone }: NameFormProps) {
  const t = useTranslate('relayBot');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = subscriptionKey(subscription);
    const name = text.trim();
    const { outcome } = withName([subscription], key, kind, name);
    if (outcome === 'added' || outcome === 'moved') {
      change((list) => withName(list, key, kind, name).list);
      setText('');
      setError(undefined);
      onDone(t(`translators.${kind}.${outcome}`, { name }));
      return;
    }
    setError(t(`translators.${PROBLEMS[outcome]}`, { name }));
  };
  return (
    <form className={css.nameForm} noValidate onSubmit={submit}>
      <TextField
        label={t(`translators.${kind}.name`)}
        autoComplete="off"
        value={text}
        onValueChange={(value) => {
          setText(value);
          setError(undefined);
        }}
        error={error}
      />
      <div className={css.besideField}>
        <Button type="submit">{t('translators.add')}</Button>
      </div>
    </form>
  );
}

function NameList({ subscription, change, kind }: ListsProps & { readonly kind: TranslatorList }) {
  const t = useTranslate('relayBot');
  const notify = useNotify();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const key = subscriptionKey(subscription);
  const names = subscription[kind];
  const remove = (name: string) => {
    change((list) => withoutName(list, key, kind, name));
    setSaid('');
    // The pressed button is gone.
    heading.current?.focus();
    notify({
      key: `relay-name-${kind}`,
      title: t('translators.removed', { name }),
      undo: () => change((list) => withName(list, key, kind, name).list),
    });
  };
  return (
    <section className={css.names} aria-labelledby={id} data-part={kind}>
      <h5 ref={heading} id={id} tabIndex={-1} className={css.label}>
        {t(`translators.${kind}.title`)}
      </h5>
      <NameForm subscription={subscription} change={change} kind={kind} onDone={setSaid} />
      <p role="status" className={css.status}>
        {said}
      </p>
      {names.length === 0 ? (
        <p className={css.note}>{t(`translators.${kind}.empty`)}</p>
      ) : (
        <ul className={css.list}>
          {names.map((name) => (
            <li key={name} className={css.name}>
              <span className={css.text}>{name}</span>
              <IconButton
                icon={CloseIcon}
                label={t('translators.remove', { name })}
                onClick={() => remove(name)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Names that are allowed or blocked for one subscription. */
export function TranslatorLists({ subscription, change }: ListsProps) {
  const t = useTranslate('relayBot');
  const nameOf = useLanguageName();
  const channel = useChannelName(subscription.link);
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h4 id={id} className={css.subheading}>
        {t('translators.title', { channel, language: nameOf(subscription.lang) })}
      </h4>
      <p className={css.note}>{t('translators.text')}</p>
      <div className={css.pair}>
        <NameList subscription={subscription} change={change} kind="whitelist" />
        <NameList subscription={subscription} change={change} kind="blacklist" />
      </div>
    </section>
  );
}
