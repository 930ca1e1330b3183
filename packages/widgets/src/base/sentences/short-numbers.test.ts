import { formatCount, formatWhole } from '@oshimado/domain';
import { countedValues, languages } from '@oshimado/locales';
import { expect, test } from 'vitest';

test.each(languages)(
  'a number in a sentence of %s is written as one that stands alone',
  (language) => {
    for (const count of [0, 7, 999, 1_000, 2_571, 11_300, 999_999, 2_410_000, 1_500_000_000]) {
      expect(countedValues({ count }, language)?.values.formatted).toBe(
        formatCount(count, language),
      );
      expect(countedValues({ whole: count }, language)?.values.formatted).toBe(
        formatWhole(count, language),
      );
    }
  },
);
