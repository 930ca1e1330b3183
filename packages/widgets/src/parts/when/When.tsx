/** How long ago something was done. */
import { fullTime, localeTag, relativeTime } from '@oshimado/domain';
import { Time, useNow } from '../../base/clock';
import { useWidgets } from '../../base/context';
import { useLanguage } from '../../base/sentences';

/** "now", in the words of the platform: what was done within the last minute has a time too. */
const justNow = (language: string) =>
  new Intl.RelativeTimeFormat(localeTag(language), { numeric: 'auto' }).format(0, 'second');

export interface WhenProps {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** "5 minutes ago", with the whole time as its title. Renders a `<time>`. */
export function When({ at }: WhenProps) {
  const { language } = useLanguage();
  const { timeZone } = useWidgets();
  const now = useNow();
  const time = relativeTime(at, { now, language, timeZone });
  return (
    <Time
      dateTime={new Date(at).toISOString()}
      title={timeZone === undefined ? undefined : fullTime(at, language, timeZone)}
    >
      {time.kind === 'text' ? time.text : justNow(language)}
    </Time>
  );
}
