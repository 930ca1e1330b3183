import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { useFormatTime } from './use-format-time';

const TIME = '2026-01-10T12:00:00.000Z';

function Times() {
  const formatTime = useFormatTime();
  return `${formatTime(TIME)} | ${formatTime(Date.parse(TIME))}`;
}

const tokyo = { timeZone: 'Asia/Tokyo' };
const utc = { timeZone: 'UTC' };

test.each([
  ['en', tokyo, 'Jan 10, 2026, 9:00 PM'],
  ['en', utc, 'Jan 10, 2026, 12:00 PM'],
  ['de', utc, '10.01.2026, 12:00'],
  ['lol-UWU', utc, 'Jan 10, 2026, 12:00 PM'],
] as const)('a moment in %s in the zone of %o is written as %s', (language, options, text) => {
  const { container } = render(
    <FeaturePage client={clientOf({})} language={language} options={options}>
      <Times />
    </FeaturePage>,
  );
  // ICU puts a narrow no-break space before AM and PM in some versions and a blank in others.
  expect(container.textContent?.replaceAll(/[\u202F\u00A0]/g, ' ')).toBe(`${text} | ${text}`);
});
