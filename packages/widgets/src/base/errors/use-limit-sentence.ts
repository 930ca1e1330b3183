/** The sentence of calls that the server refuses because there were too many: it says when the next one is accepted. */
import { limitSeconds, localeTag } from '@oshimado/domain';
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

/**
 * Makes the sentence of a failure: of a thrown value, or of the seconds that were kept of one. Where the server did not refuse a call
 * because there were too many, it is `otherwise`.
 */
export function useLimitSentence(): <T>(failure: unknown, otherwise: T) => T | string {
  const { t, language } = useLanguage();
  return useCallback(
    (failure, otherwise) => {
      const seconds = typeof failure === 'number' ? failure : limitSeconds(failure);
      return seconds === undefined
        ? otherwise
        : t('error.tooMany', { time: waitInWords(seconds, language) });
    },
    [t, language],
  );
}
