import '../element-types';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OshiLiveFeedEvents } from './events';

describe('the tag in JSX', () => {
  it('takes the attributes of the element, and links inside', () => {
    const feed = (
      <oshi-live-feed org="Hololive" max={12} layout="strip" status="live" theme="auto" lang="ja">
        <a href="/schedule">Schedule</a>
      </oshi-live-feed>
    );
    expect(renderToString(feed)).toBe(
      '<oshi-live-feed org="Hololive" max="12" layout="strip" status="live" theme="auto" lang="ja"><a href="/schedule">Schedule</a></oshi-live-feed>',
    );
  });

  it('does not compile with a value the element cannot read', () => {
    // @ts-expect-error: there is no such layout
    expect(renderToString(<oshi-live-feed layout="rows" />)).toContain('layout="rows"');
    // @ts-expect-error: there is no such theme
    const feed = <oshi-live-feed theme="pink" />;
    expect(renderToString(feed)).toContain('theme="pink"');
  });
});

describe('the events in TypeScript', () => {
  it('have the details the element gives them', () => {
    const target = document.createElement('div');
    const received: OshiLiveFeedEvents['oshi-change'][] = [];
    target.addEventListener('oshi-change', ({ detail }) => received.push(detail));
    // @ts-expect-error: the change event has no videos
    target.addEventListener('oshi-change', ({ detail }) => expect(detail.videos).toBeUndefined());
    target.dispatchEvent(new CustomEvent('oshi-change', { detail: { live: 1, upcoming: 2 } }));
    expect(received).toEqual([{ live: 1, upcoming: 2 }]);
  });
});
