import type { Mention, VideoFull } from '@oshimado/contract';
import { may, photoOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { IconButton } from '@oshimado/ui/button';
import { DeleteIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { PageLink, useWidgets } from '../../base/context';
import { RetryNotice } from '../../base/errors';
import { useFocusAfterPress } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import {
  MentionPicker,
  useChannelName,
  useMentionEdits,
  type MentionEdits,
} from '../../parts/video-edits';
import { useViewer } from '../../base/viewer';
import * as css from './EditVideo.css';

/** "Channel picker (500 ms, vtubers)." */
const PICKER_PAUSE_MS = 500;

interface RowProps {
  readonly mention: Mention;
  readonly edits: MentionEdits;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
}

function Row({ mention, edits, canRemove, onRemove }: RowProps) {
  const t = useTranslate('editVideo');
  const { origin, pictures, channelHref } = useWidgets();
  const { label, lang } = useChannelName()(mention);
  return (
    <li className={css.mention} data-mention={mention.id}>
      <Avatar src={photoOf(mention, 50, { origin, pictures })} size={40} name={label} />
      <PageLink
        className={css.mentionName}
        href={channelHref(mention.id)}
        lang={lang}
        translate="no"
      >
        {label}
      </PageLink>
      {canRemove ? (
        <IconButton
          icon={DeleteIcon}
          label={t('mentions.remove', { channel: label })}
          disabled={edits.removing.includes(mention.id)}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}

/** The channels that take part: anyone logged in adds and removes them. */
export function MentionsTab({ video }: { readonly video: Pick<VideoFull, 'id' | 'channel'> }) {
  const { id, channel } = video;
  const t = useTranslate('editVideo');
  const tEditing = useTranslate('editing');
  const { user } = useViewer();
  const edits = useMentionEdits(id);
  const viewer = user ?? undefined;
  const { status, mentions } = edits;
  const { ref, note } = useFocusAfterPress<HTMLDivElement>(mentions.length);
  const remove = (at: number, mention: Mention) => {
    // Its row goes, and the button with it; with the last one, the field above is left.
    const next = mentions[at + 1] ?? mentions[at - 1];
    note(next ? `[data-mention="${CSS.escape(next.id)}"] button` : 'input');
    edits.removeOne(mention.id);
  };
  return (
    <div ref={ref} className={css.contents}>
      <p className={css.rule}>{t('mentions.rule')}</p>
      <MentionPicker
        edits={edits}
        ownChannel={channel.id}
        pauseMs={PICKER_PAUSE_MS}
        disabled={!may('mention.add', viewer)}
      />
      {status === 'loading' ? <Spinner label={tEditing('quick.mentions.loading')} /> : null}
      {status === 'failed' ? (
        <RetryNotice error={edits.error} onRetry={edits.retry} isBusy={false}>
          {tEditing('quick.mentions.failed')}
        </RetryNotice>
      ) : null}
      {status === 'ready' && mentions.length === 0 ? (
        <p className={css.note}>{tEditing('quick.mentions.none')}</p>
      ) : null}
      {mentions.length > 0 ? (
        <ul className={css.mentions} aria-label={tEditing('quick.mentions.label')}>
          {mentions.map((mention, at) => (
            <Row
              key={mention.id}
              mention={mention}
              edits={edits}
              canRemove={may('mention.remove', viewer)}
              onRemove={() => remove(at, mention)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
