/** Channels mentioned in a video: marked ones are removed together, a chosen one is added at once. */
import { Button } from '@oshimado/ui/button';
import { DeleteIcon, Icon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { chip, marked as markedText } from '../../base/page/chip.css';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { MentionPicker, useChannelName, useMentionEdits, type MentionEdits } from '../video-edits';
import * as css from './quick-editor.css';

/** "A picker adds vtubers after 400 ms." */
const PICKER_PAUSE_MS = 400;

interface EditsProps {
  readonly edits: MentionEdits;
}

function Chips({ edits: { mentions, marked, isRemoving, toggle } }: EditsProps) {
  const nameOf = useChannelName();
  return (
    <ul className={css.chips}>
      {mentions.map((mention) => {
        const { label, lang } = nameOf(mention);
        const isMarked = marked.has(mention.id);
        return (
          <li key={mention.id}>
            <button
              type="button"
              className={chip}
              aria-pressed={isMarked}
              disabled={isRemoving}
              onClick={() => toggle(mention.id)}
            >
              {isMarked ? <Icon icon={DeleteIcon} size="small" /> : null}
              <span className={isMarked ? markedText : undefined} lang={lang} translate="no">
                {label}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Removal({ edits }: EditsProps) {
  const t = useTranslate('editing');
  const { mentions, marked, isRemoving, markAll, unmarkAll, remove } = edits;
  if (mentions.length === 0) return <p className={css.note}>{t('quick.mentions.none')}</p>;
  return (
    <>
      <p className={css.note}>{t('quick.mentions.hint')}</p>
      <Chips edits={edits} />
      <div className={css.row}>
        <Button
          size="small"
          variant="danger"
          startIcon={DeleteIcon}
          busy={isRemoving}
          disabled={marked.size === 0}
          onClick={remove}
        >
          {t('quick.mentions.apply')}
        </Button>
        <Button
          size="small"
          disabled={isRemoving || marked.size === mentions.length}
          onClick={markAll}
        >
          {t('quick.mentions.markAll')}
        </Button>
        <Button size="small" disabled={isRemoving || marked.size === 0} onClick={unmarkAll}>
          {t('quick.mentions.unmarkAll')}
        </Button>
      </div>
    </>
  );
}

interface QuickMentionsProps {
  readonly videoId: string;
  /** Id of the video's own channel. */
  readonly ownChannel: string;
}

export function QuickMentions({ videoId, ownChannel }: QuickMentionsProps) {
  const t = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  const edits = useMentionEdits(videoId);
  const sayLimit = useLimitSentence();
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{t('quick.mentions.label')}</legend>
      {edits.status === 'loading' ? <Spinner label={t('quick.mentions.loading')} /> : null}
      {edits.status === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" onClick={edits.retry}>
              {tWidgets('retry')}
            </Button>
          }
        >
          {sayLimit(edits.error, t('quick.mentions.failed'))}
        </Notice>
      ) : null}
      {edits.status === 'ready' ? <Removal edits={edits} /> : null}
      <MentionPicker edits={edits} ownChannel={ownChannel} pauseMs={PICKER_PAUSE_MS} />
    </fieldset>
  );
}
