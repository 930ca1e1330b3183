import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Calendar } from './Calendar';

const show = (locale: string) =>
  render(
    <Calendar
      value="2026-05-14"
      onValueChange={() => undefined}
      today="2026-05-14"
      locale={locale}
      previousLabel="Month before"
      nextLabel="Month after"
      marks={new Map([['2026-05-20', { dots: 2, label: '4 streams' }]])}
    />,
  );

it.each([
  ['en', 'Wednesday, May 20, 2026, 4 streams'],
  ['ja', '2026年5月20日水曜日, 4 streams'],
])('a day in %s is its number, with its date and its mark as its name', (locale, name) => {
  show(locale);
  const day = screen.getByRole('button', { name });
  expect(day.textContent).toBe('20');
  expect(day.querySelectorAll('[aria-hidden] > *')).toHaveLength(2);
});
