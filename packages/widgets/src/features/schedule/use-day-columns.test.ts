import { describe, expect, it } from 'vitest';
import { columnsIn } from './use-day-columns';

describe('the columns of a day', () => {
  it.each([
    { width: 80, rem: 16, columns: 1 },
    { width: 133, rem: 16, columns: 2 },
    { width: 170, rem: 16, columns: 2 },
    { width: 240, rem: 16, columns: 3 },
    { width: 600, rem: 16, columns: 3 },
    { width: 240, rem: 24, columns: 2 },
    { width: 10, rem: 16, columns: 1 },
  ])(
    'the columns of a day are $columns at $width px, with letters of $rem px',
    ({ width, rem, columns }) => {
      expect(columnsIn(width, rem)).toBe(columns);
    },
  );
});
