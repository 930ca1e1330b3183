/** Who takes part in a video: mentions that should go, and channels that are missing. */
import { displayName } from '@oshimado/domain';
import {
  selectAddedMentions,
  selectMentionsStatus,
  selectOriginalMentions,
  type OriginalMention,
  type ReportChannel,
} from '@oshimado/machines/report';
import { Button } from '@oshimado/ui/button';
import { Combobox } from '@oshimado/ui/combobox';
import { DeleteIcon, Icon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { textLanguage, useWidgets } from '@oshimado/widgets';
import { useSelector } from '@xstate/react';
import { useChannelSearch } from '../app/use-channel-search';
import { useTranslate } from '../i18n/LanguageProvider';
import * as css from './report.css';
import { useComboboxLabels } from '../i18n/use-combobox-labels';
import type { ReportActor } from './use-report-actor';

/** Its name as the viewer reads it, and the language of that. */
function useNameOf() {
  const { nameProperty, language } = useWidgets();
  return (channel: ReportChannel) => {
    const label = displayName(
      { ...channel, english_name: channel.english_name ?? null },
      nameProperty,
    );
    return { label, lang: textLanguage(label, language) };
  };
}

/** "A picker adds vtubers after 400 ms." */
const PICKER_PAUSE_MS = 400;

interface ActorProps {
  readonly actor: ReportActor;
}

function Mention({ actor, mention }: ActorProps & { readonly mention: OriginalMention }) {
  const { channel, isMarked } = mention;
  const { label, lang } = useNameOf()(channel);
  return (
    <button
      type="button"
      className={css.chip}
      aria-pressed={isMarked}
      onClick={() => actor.send({ type: 'mention.toggle', id: channel.id })}
    >
      {isMarked ? <Icon icon={DeleteIcon} size="small" /> : null}
      <span className={isMarked ? css.marked : undefined} lang={lang}>
        {label}
      </span>
    </button>
  );
}

function Originals({ actor }: ActorProps) {
  const t = useTranslate('report');
  const originals = useSelector(actor, selectOriginalMentions, sameMentions);
  const marked = originals.filter(({ isMarked }) => isMarked).length;
  if (originals.length === 0) return <p className={css.text}>{t('mentions.none')}</p>;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('mentions.label')}</legend>
      <p className={css.hint}>{t('mentions.hint')}</p>
      <div className={css.row}>
        {originals.map((mention) => (
          <Mention key={mention.channel.id} actor={actor} mention={mention} />
        ))}
      </div>
      <div className={css.row}>
        <Button
          size="small"
          disabled={marked === originals.length}
          onClick={() => actor.send({ type: 'mentions.markAll' })}
        >
          {t('mentions.markAll')}
        </Button>
        <Button
          size="small"
          disabled={marked === 0}
          onClick={() => actor.send({ type: 'mentions.unmarkAll' })}
        >
          {t('mentions.unmarkAll')}
        </Button>
        <span role="status" className={css.hint}>
          {marked > 0 ? t('mentions.marked', { count: marked }) : null}
        </span>
      </div>
    </fieldset>
  );
}

const sameMentions = (a: readonly OriginalMention[], b: readonly OriginalMention[]) =>
  a.length === b.length &&
  a.every(({ channel, isMarked }, at) => channel === b[at]?.channel && isMarked === b[at].isMarked);

function MissingChannels({ actor }: ActorProps) {
  const t = useTranslate('report');
  const nameOf = useNameOf();
  const added = useSelector(actor, selectAddedMentions);
  const { channels, isBusy, search } = useChannelSearch({
    type: 'vtuber',
    pauseMs: PICKER_PAUSE_MS,
  });
  const labels = useComboboxLabels();
  const optionOf = (channel: ReportChannel) => ({ value: channel.id, ...nameOf(channel) });
  return (
    <Combobox
      label={t('mentions.add')}
      description={t('mentions.addHint')}
      multiple
      options={channels.map(optionOf)}
      value={added.map(optionOf)}
      onQueryChange={search}
      busy={isBusy}
      labels={labels}
      onValueChange={(wanted) => {
        for (const { id } of added) {
          if (!wanted.some(({ value }) => value === id)) actor.send({ type: 'mention.drop', id });
        }
        for (const { value } of wanted) {
          const channel = channels.find(({ id }) => id === value);
          if (channel) actor.send({ type: 'mention.add', channel });
        }
      }}
    />
  );
}

export function MentionsField({ actor }: ActorProps) {
  const t = useTranslate('report');
  const status = useSelector(actor, selectMentionsStatus);
  return (
    <div className={css.part}>
      {status === 'loaded' ? <Originals actor={actor} /> : null}
      {status === 'loading' ? <Spinner label={t('mentions.loading')} /> : null}
      {status === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" onClick={() => actor.send({ type: 'mentions.retry' })}>
              {t('retry')}
            </Button>
          }
        >
          {t('mentions.failed')}
        </Notice>
      ) : null}
      <MissingChannels actor={actor} />
    </div>
  );
}
