import type { Chat } from '@oshimado/contract';
import { Icon, VerifiedIcon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { memo } from 'react';
import { useTranslate } from '../../base/sentences';
import { writtenLanguage } from '../video-card/text-language';
import { ChatText } from './ChatText';
import * as css from './live-translations.css';
import { usePanelParts } from './panel-parts';

const kindOf = ({ is_owner, is_verified }: Chat) => {
  if (is_owner) return 'owner';
  return is_verified ? 'verified' : undefined;
};

interface AuthorLineProps {
  readonly line: Chat;
  readonly onAuthor: (line: Chat) => void;
}

function AuthorLine({ line, onAuthor }: AuthorLineProps) {
  const t = useTranslate('translations');
  const { name } = line;
  const hasWindows = usePanelParts() !== null;
  const content = (
    <>
      {line.is_vtuber ? <span className={css.mark}>{t('author.vtuber')}</span> : null}
      {line.is_moderator ? <span className={css.mark}>{t('author.moderator')}</span> : null}
      <bdi lang={writtenLanguage(name)} translate="no">
        {name}
      </bdi>
      {line.is_verified ? <Icon icon={VerifiedIcon} size="small" /> : null}
    </>
  );
  if (!hasWindows) {
    return (
      <span className={css.author} data-kind={kindOf(line)}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={css.author}
      data-kind={kindOf(line)}
      title={t('author.open', { name })}
      onClick={() => onAuthor(line)}
    >
      {content}
    </button>
  );
}

/** The video of a line, where a list has those of several. */
export interface LineSource {
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  /** Which of the colours of sources. */
  readonly color: number;
  /** Says where a press on the name leads. */
  readonly hint: string;
  /** Shows the video. */
  readonly onOpen: () => void;
  /** Moves its player to a line. Default: it cannot be moved. */
  readonly onJump?: ((line: Chat) => void) | undefined;
}

export interface ChatLineProps {
  readonly line: Chat;
  /** Whether the author is written above it. */
  readonly isTurn: boolean;
  /** Its time as shown. */
  readonly time: string;
  /** Language of the line, where the panel shows several. */
  readonly lang?: string | undefined;
  /** Language of translations in the panel, for screen readers. */
  readonly spoken: string;
  readonly isCurrent: boolean;
  readonly onAuthor: (line: Chat) => void;
  /** Its video, where the list has lines of several. */
  readonly source?: LineSource | undefined;
  /** Moves the player to it. Without it the time is no button. */
  readonly onJump?: ((line: Chat) => void) | undefined;
}

/** Whose video a line belongs to; where the line before says the same, only to screen readers. */
function SourceName({ source, isTurn }: { source: LineSource; isTurn: boolean }) {
  const { name, hint, onOpen } = source;
  if (!isTurn) return <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <button type="button" className={css.source} title={hint} onClick={onOpen}>
      <bdi lang={writtenLanguage(name)} translate="no">
        {name}
      </bdi>
    </button>
  );
}

/** One line; thousands are drawn one after the other, so it is drawn again only when something of it changes. */
export const ChatLine = memo(function ChatLine({
  line,
  isTurn,
  time,
  lang,
  spoken,
  isCurrent,
  onAuthor,
  source,
  onJump,
}: ChatLineProps) {
  const t = useTranslate('translations');
  return (
    <div
      className={css.line}
      data-part="line"
      data-state={isCurrent ? 'current' : undefined}
      data-jumps={onJump ? '' : undefined}
      data-source={source?.color}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {source ? <SourceName source={source} isTurn={isTurn} /> : null}
      {isTurn ? <AuthorLine line={line} onAuthor={onAuthor} /> : null}
      <p className={css.content}>
        {onJump ? (
          <button
            type="button"
            className={css.jump}
            aria-label={t('archive.jump', { time })}
            onClick={() => onJump(line)}
          >
            {time}
          </button>
        ) : (
          <span className={css.time}>{time}</span>
        )}
        {lang === undefined ? null : <span className={css.language}>{lang.toUpperCase()}</span>}
        <span
          className={css.text}
          dir="auto"
          lang={line.is_tl ? (lang ?? spoken) : writtenLanguage(line.message)}
          translate="no"
        >
          <ChatText message={line.message} />
        </span>
      </p>
    </div>
  );
});
