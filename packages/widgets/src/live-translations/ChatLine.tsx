import type { Chat } from '@oshimado/contract';
import { Icon, VerifiedIcon } from '@oshimado/ui/icon';
import { memo } from 'react';
import { useTranslate } from '../sentences';
import { writtenLanguage } from '../video-card/text-language';
import { ChatText } from './ChatText';
import * as css from './live-translations.css';
import { usePanelOptions } from './panel-options';

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
  const hasWindows = usePanelOptions().tools !== 'few';
  const content = (
    <>
      {line.is_vtuber ? <span className={css.mark}>{t('author.vtuber')}</span> : null}
      {line.is_moderator ? <span className={css.mark}>{t('author.moderator')}</span> : null}
      <bdi lang={writtenLanguage(name)}>{name}</bdi>
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
  /** Moves the player to it. Without it the time is no button. */
  readonly onJump?: ((line: Chat) => void) | undefined;
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
  onJump,
}: ChatLineProps) {
  const t = useTranslate('translations');
  return (
    <div
      className={css.line}
      data-part="line"
      data-state={isCurrent ? 'current' : undefined}
      data-jumps={onJump ? '' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {isTurn ? <AuthorLine line={line} onAuthor={onAuthor} /> : null}
      <p className={css.words}>
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
        >
          <ChatText message={line.message} />
        </span>
      </p>
    </div>
  );
});
