/** Mutes a favorite, or all of a group, for a week; says until when, and takes it back. */
import { dateFormat, mutedUntil } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { BellOffIcon } from '@oshimado/ui/icon';
import { useNow } from '../../base/clock';
import { useDeviceState } from '../../base/device';
import { useFocusAfterPress } from '../../base/page/use-focus-after-press';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useFavoriteChannels } from '../../base/viewer';
import * as css from './MuteControl.css';
import { useMutes } from './use-mutes';

export interface MuteControlProps {
  readonly channelIds: readonly string[];
  /** Of the channel or the group, as it is shown. */
  readonly name: string;
}

/** When the first mute ends, epoch ms; undefined while one of the favorites is not muted. */
function useMutedUntil(ids: ReadonlySet<string>): number | undefined {
  const now = useNow('minute');
  const times = useFavoriteChannels()
    .filter(({ id }) => ids.has(id))
    .map((favorite) => mutedUntil(favorite, now) ?? 0);
  const first = Math.min(...times);
  return first > 0 && times.length > 0 ? first : undefined;
}

export default function MuteControl({ channelIds, name }: MuteControlProps) {
  const t = useTranslate('favorites');
  const { language } = useLanguage();
  const timeZone = useDeviceState((state) => state.timeZone) ?? undefined;
  const until = useMutedUntil(new Set(channelIds));
  const { mutate, isPending } = useMutes();
  const { ref, note } = useFocusAfterPress<HTMLSpanElement>(until === undefined);
  if (channelIds.length === 0) return null;
  const change = (op: 'mute' | 'unmute') => {
    if (isPending) return;
    note('button');
    mutate({ op, channelIds });
  };
  const format = dateFormat(language, timeZone, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return (
    <span ref={ref} className={css.control}>
      {until === undefined ? (
        <IconButton icon={BellOffIcon} label={t('mute', { name })} onClick={() => change('mute')} />
      ) : (
        <span className={css.muted}>
          <span className={css.until}>{t('mutedUntil', { date: format.format(until) })}</span>
          <Button
            size="small"
            variant="plain"
            aria-label={t('unmuteOf', { name })}
            busy={isPending}
            onClick={() => change('unmute')}
          >
            {t('unmute')}
          </Button>
        </span>
      )}
    </span>
  );
}
