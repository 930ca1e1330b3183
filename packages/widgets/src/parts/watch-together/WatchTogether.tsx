/** Opens the videos of a list in multiview, or says why that is not possible. */
import { watchTogether, type TogetherVideo } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { Icon, MultiviewIcon } from '@oshimado/ui/icon';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { useId } from 'react';
import { PageLink } from '../../base/context';
import { useMatches } from '../../base/page';
import * as css from '../../base/page/elements.css';
import { useTranslate } from '../../base/sentences';

export interface WatchTogetherProps {
  /** In the order of their cells. */
  readonly videos: readonly TogetherVideo[];
  /** Whether they are those that are live now, so that their number is worth saying. Default false. */
  readonly areLive?: boolean;
  /** Default `medium`. */
  readonly size?: 'small' | 'medium';
}

/** Nothing for fewer than two videos. */
export default function WatchTogether({
  videos,
  areLive = false,
  size = 'medium',
}: WatchTogetherProps) {
  const t = useTranslate('multiview');
  const isMobile = useMatches(PHONE_QUERY) ?? false;
  const hint = useId();
  const together = watchTogether(videos, { isMobile });
  const { count, total } = together;
  if (total < 2) return null;
  const variant = size === 'small' ? 'plain' : undefined;
  const name = t('together.name');
  if (!together.ok) {
    return (
      <span className={css.row}>
        <Button
          size={size}
          variant={variant}
          startIcon={MultiviewIcon}
          disabled
          aria-describedby={hint}
        >
          {name}
        </Button>
        <span id={hint} className={css.note}>
          {t('layouts.missing', { count })}
        </span>
      </span>
    );
  }
  const isCut = total > count;
  return (
    <span className={css.row}>
      <ButtonLink
        component={PageLink}
        href={together.path}
        size={size}
        variant={variant}
        aria-describedby={isCut || areLive ? hint : undefined}
      >
        <Icon icon={MultiviewIcon} size="small" />
        {name}
      </ButtonLink>
      {isCut || areLive ? (
        <span id={hint} className={css.note}>
          {isCut
            ? t('together.first', { shown: count, total })
            : t('together.live', { whole: total })}
        </span>
      ) : null}
    </span>
  );
}
