import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('the tag of a badge in JSX takes its attributes, and knows its events', () => {
  const seen: boolean[] = [];
  const badge = (
    <oshi-live-badge channel="UC1" onoshi-ready={({ detail }) => seen.push(detail.live)}>
      <a href="/live">Live</a>
    </oshi-live-badge>
  );
  expect(renderToString(badge)).toBe(
    '<oshi-live-badge channel="UC1"><a href="/live">Live</a></oshi-live-badge>',
  );
  // @ts-expect-error: a badge is of one channel
  expect(renderToString(<oshi-live-badge channels="UC1" />)).toContain('channels');
});
