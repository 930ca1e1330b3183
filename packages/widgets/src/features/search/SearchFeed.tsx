/** Links to the feeds of a search, and the conditions that they leave out. */
import { IconButton } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { FEED_NAMES, useCopy } from '../../base/browser';
import { useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import type { SearchState } from '@oshimado/domain';
import { feedOf, type FeedLink } from './feed-of';
import * as css from './SearchFeed.css';

function LinkRow({ link }: { link: FeedLink }) {
  const t = useTranslate('search');
  const tWidgets = useTranslate('widgets');
  const notify = useNotify();
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  const form = FEED_NAMES[link.form];
  const take = async () => {
    if (await copy(link.href)) return;
    notify({ key: 'feed', tone: 'warning', title: t('feed.copyFailed') });
  };
  return (
    <li className={css.row}>
      <a className={css.link} href={link.href} target="_blank" rel="noopener noreferrer">
        {form}
      </a>
      <IconButton
        icon={isCopied ? CheckIcon : CopyIcon}
        label={isCopied ? tWidgets('menu.copied') : t('feed.copy', { form })}
        onClick={() => void take()}
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? tWidgets('menu.copied') : null}</span>
      </VisuallyHidden>
    </li>
  );
}

/** What the button opens. */
export function SearchFeed({ state }: { readonly state: SearchState }) {
  const t = useTranslate('search');
  const { clipLangs } = useSettings();
  const feed = feedOf(state, location.origin, clipLangs);
  return (
    <div className={css.panel}>
      <h2 className={css.title}>{t('feed.title')}</h2>
      {feed.kind === null ? (
        <p className={css.note}>{t('feed.none', { what: t(`feed.${feed.why}`) })}</p>
      ) : (
        <>
          <p className={css.note}>{t(`feed.${feed.kind}`)}</p>
          <ul className={css.list}>
            {feed.links.map((link) => (
              <LinkRow key={link.form} link={link} />
            ))}
          </ul>
          {feed.calendar ? (
            <>
              <p className={css.note}>{t('feed.calendar')}</p>
              <ul className={css.list}>
                <LinkRow link={feed.calendar} />
              </ul>
            </>
          ) : null}
          {feed.gaps.length > 0 ? (
            <div className={css.note}>
              {t('feed.left')}
              <ul className={css.gaps}>
                {feed.gaps.map((gap) => (
                  <li key={gap}>{t(`feed.${gap}`)}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </>
      )}
    </div>
  );
}
