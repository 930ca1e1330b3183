import { linkedText } from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { Fragment } from 'react';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './ChannelPage.css';

/** What somebody wrote, line by line, with its addresses as links. Nothing of it is read as markup. */
export function LinkedText({ text }: { text: string }) {
  const t = useTranslate('channels');
  return linkedText(text).map((part, index) =>
    part.href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never sorted
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never sorted
        key={index}
        className={css.textLink}
        href={part.href}
        target="_blank"
        rel="noopener nofollow ugc"
      >
        {part.text}
        <VisuallyHidden> ({t('page.opensElsewhere')})</VisuallyHidden>
      </a>
    ),
  );
}
