import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OshiScheduleEvents } from './events';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-schedule org="Hololive" days={5} theme="auto">
      <a href="/">Schedule</a>
    </oshi-schedule>
  );
  expect(renderToString(element)).toBe(
    '<oshi-schedule org="Hololive" days="5" theme="auto"><a href="/">Schedule</a></oshi-schedule>',
  );
});

it('the tag in JSX does not compile with a value the element cannot read', () => {
  // @ts-expect-error: it is a number
  expect(renderToString(<oshi-schedule days="week" />)).toContain('oshi-schedule');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement('div') as unknown as HTMLElementTagNameMap['oshi-schedule'];
  const received: OshiScheduleEvents['oshi-change'][] = [];
  target.addEventListener('oshi-change', ({ detail }) => received.push(detail));
  target.dispatchEvent(new CustomEvent('oshi-change', { detail: { count: 3 } }));
  expect(received).toEqual([{ count: 3 }]);
});
