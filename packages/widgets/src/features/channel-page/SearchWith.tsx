/** The way to streams of the channel and certain others: the search form, with the channel as the first of those who take part. */
import type { ChannelFull } from '@oshimado/contract';
import { NO_SEARCH_EXTRAS, searchHref } from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import * as css from './ChannelPage.css';

interface SearchWithProps {
  readonly channel: ChannelFull;
  /** Name of the channel in the viewer's language. */
  readonly name: string;
}

export function SearchWith({ channel: { id }, name }: SearchWithProps) {
  const t = useTranslate('channels');
  const href = searchHref({
    chips: [{ type: 'channel', value: id, text: name }],
    isAdvanced: true,
    sort: 'newest',
    type: 'stream',
    page: 1,
    extras: { ...NO_SEARCH_EXTRAS, collabs: 'only' },
  });
  return (
    <p className={css.choices}>
      <Link className={css.choiceLink} component={PageLink} href={href}>
        {t('page.searchWith')}
      </Link>
    </p>
  );
}
