/** Channels in a video: mentions that should be removed, and channels that are missing. */
import { displayName } from '@oshimado/domain';
import type { OriginalMention, ReportChannel } from '@oshimado/machines/report';
import { Button } from '@oshimado/ui/button';
import { Combobox } from '@oshimado/ui/combobox';
import { DeleteIcon, Icon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { textLanguage } from '../../parts/video-card';
import { useWidgets } from '../../base/context';
import { useChannelSearch } from '../../base/queries';
import { useComboboxLabels, useTranslate } from '../../base/sentences';
import { ListFailed } from './ListFailed';
import * as css from './report.css';
import type { ReportMentionsApi } from './report.connect';

/** The name of a channel in the viewer's preferred form, and the language of that name. */
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

interface MentionsProps {
  readonly mentions: ReportMentionsApi;
}

interface MentionProps {
  readonly mention: OriginalMention;
  readonly onToggle: (id: string) => void;
}

function Mention({ mention, onToggle }: MentionProps) {
  const { channel, isMarked } = mention;
  const { label, lang } = useNameOf()(channel);
  return (
    <button
      type="button"
      className={css.chip}
      aria-pressed={isMarked}
      onClick={() => onToggle(channel.id)}
    >
      {isMarked ? <Icon icon={DeleteIcon} size="small" /> : null}
      <span className={isMarked ? css.marked : undefined} lang={lang} translate="no">
        {label}
      </span>
    </button>
  );
}

function Originals({ mentions }: MentionsProps) {
  const t = useTranslate('report');
  const { originals, markedCount, toggle, markAll, unmarkAll } = mentions;
  if (originals.length === 0) return <p className={css.text}>{t('mentions.none')}</p>;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('mentions.label')}</legend>
      <p className={css.hint}>{t('mentions.hint')}</p>
      <div className={css.row}>
        {originals.map((mention) => (
          <Mention key={mention.channel.id} mention={mention} onToggle={toggle} />
        ))}
      </div>
      <div className={css.row}>
        <Button size="small" disabled={markedCount === originals.length} onClick={markAll}>
          {t('mentions.markAll')}
        </Button>
        <Button size="small" disabled={markedCount === 0} onClick={unmarkAll}>
          {t('mentions.unmarkAll')}
        </Button>
        <span role="status" className={css.hint}>
          {markedCount > 0 ? t('mentions.marked', { count: markedCount }) : null}
        </span>
      </div>
    </fieldset>
  );
}

function MissingChannels({ mentions }: MentionsProps) {
  const t = useTranslate('report');
  const nameOf = useNameOf();
  const { added, ownChannel, add, drop } = mentions;
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
      options={channels.filter(({ id }) => id !== ownChannel).map(optionOf)}
      value={added.map(optionOf)}
      onQueryChange={search}
      busy={isBusy}
      labels={labels}
      onValueChange={(wanted) => {
        for (const { id } of added) {
          if (!wanted.some(({ value }) => value === id)) drop(id);
        }
        for (const { value } of wanted) {
          const channel = channels.find(({ id }) => id === value);
          if (channel) add(channel);
        }
      }}
    />
  );
}

export function MentionsField({ mentions }: MentionsProps) {
  const t = useTranslate('report');
  const { status, waitS, retry } = mentions;
  return (
    <div className={css.part}>
      {status === 'loaded' ? <Originals mentions={mentions} /> : null}
      {status === 'loading' ? <Spinner label={t('mentions.loading')} /> : null}
      {status === 'failed' ? (
        <ListFailed waitS={waitS} onRetry={retry}>
          {t('mentions.failed')}
        </ListFailed>
      ) : null}
      <MissingChannels mentions={mentions} />
    </div>
  );
}
