/** A field that finds channels by a part of their name, and says why it does not. */
import { Button } from '@oshimado/ui/button';
import { Combobox, type ComboboxProps } from '@oshimado/ui/combobox';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useLimitSentence } from '../../base/errors';
import { useOnline } from '../../base/page/use-online';
import type { useChannelSearch } from '../../base/queries/use-channel-search';
import { useComboboxLabels, useTranslate } from '../../base/sentences';
import * as css from './ChannelSearchField.css';

export interface ChannelSearchFieldProps
  extends StyleProps, Omit<ComboboxProps, 'labels' | 'onQueryChange'> {
  /** What `useChannelSearch` has found; the owner makes options of its channels. */
  readonly found: ReturnType<typeof useChannelSearch>;
}

/** Renders a `<div>` with the field, and a button that searches again after a failure. */
export function ChannelSearchField({
  found,
  busy = false,
  error,
  className,
  style,
  ...field
}: ChannelSearchFieldProps) {
  const t = useTranslate('channels');
  const tWidgets = useTranslate('widgets');
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const isOnline = useOnline();
  const { isBusy, isEmpty, hasFailed, search, retry } = found;
  const failure = isOnline
    ? sayLimit(found.error, t('picker.failed'))
    : tWidgets('feed.offlineEmpty');
  return (
    <div className={classNames(css.root, className)} style={style}>
      <Combobox
        {...field}
        onQueryChange={search}
        busy={busy || isBusy}
        error={hasFailed ? failure : error}
        labels={isEmpty ? { ...labels, empty: t('request.typeMore') } : labels}
      />
      {hasFailed ? (
        <Button size="small" className={css.retry} onClick={retry}>
          {tWidgets('retry')}
        </Button>
      ) : null}
    </div>
  );
}
