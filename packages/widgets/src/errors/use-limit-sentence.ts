/** The sentence of calls that the server refuses because there were too many: it says when the next one is accepted. */
import { localeTag } from '@oshimado/domain';
import { useCallback } from 'react';
import { useLanguage } from '../sentences';

const MINUTE_S = 60;
/** Up to here seconds are easier to wait for than minutes. */
const SECONDS_MAX = 90;

/** A time to wait in words, such as `30 seconds`; never shorter than it is. */
export function waitInWords(seconds: number, language: string): string {
  const isLong = seconds > SECONDS_MAX;
  return new Intl.NumberFormat(localeTag(language), {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isLong ? Math.ceil(seconds / MINUTE_S) : seconds);
}

/** Makes the sentence of the `limitSeconds` of a failure; undefined where it has none. */
export function useLimitSentence(): (seconds: number | null | undefined) => string | undefined {
  const { t, language } = useLanguage();
  return useCallback(
    (seconds) =>
      seconds === null || seconds === undefined
        ? undefined
        : t('error.tooMany', { time: waitInWords(seconds, language) }),
    [t, language],
  );
}
