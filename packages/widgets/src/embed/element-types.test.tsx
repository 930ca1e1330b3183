import './element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('a tag in JSX takes the attributes of its element, and links inside', () => {
  const page = (
    <>
      <oshi-live-feed org="Hololive" max={12} layout="strip" status="live" theme="auto" lang="ja">
        <a href="/schedule">Schedule</a>
      </oshi-live-feed>
      <oshi-player video="abcdefghijk" start="1:30" muted />
      <oshi-chat video="abcdefghijk" languages="en,ja" player="stream" />
      <oshi-multiview videos="abcdefghijk,twitch:someone" chat="on" controls="off" />
      <oshi-multiview videos="abcdefghijk" chat controls={true} />
      <oshi-video video="abcdefghijk" />
      <oshi-channel channel="UC1" />
      <oshi-playlist playlist="7" max={6} />
      <oshi-clips languages="en,ja" max={6} />
      <oshi-schedule org="Hololive" days={5} />
      <oshi-search org="Hololive" max={6} />
      <oshi-live-badge channel="UC1" onoshi-ready={({ detail }) => void detail.live} />
    </>
  );
  expect(renderToString(page).split(/(?<=<\/oshi[^>]*>)/)).toEqual([
    '<oshi-live-feed org="Hololive" max="12" layout="strip" status="live" theme="auto" lang="ja"><a href="/schedule">Schedule</a></oshi-live-feed>',
    '<oshi-player video="abcdefghijk" start="1:30" muted=""></oshi-player>',
    '<oshi-chat video="abcdefghijk" languages="en,ja" player="stream"></oshi-chat>',
    '<oshi-multiview videos="abcdefghijk,twitch:someone" chat="on" controls="off"></oshi-multiview>',
    '<oshi-multiview videos="abcdefghijk" chat="" controls=""></oshi-multiview>',
    '<oshi-video video="abcdefghijk"></oshi-video>',
    '<oshi-channel channel="UC1"></oshi-channel>',
    '<oshi-playlist playlist="7" max="6"></oshi-playlist>',
    '<oshi-clips languages="en,ja" max="6"></oshi-clips>',
    '<oshi-schedule org="Hololive" days="5"></oshi-schedule>',
    '<oshi-search org="Hololive" max="6"></oshi-search>',
    '<oshi-live-badge channel="UC1"></oshi-live-badge>',
  ]);
});

it('a tag in JSX does not compile with what its element cannot read, or without what it needs', () => {
  const wrong = [
    // @ts-expect-error: there is no such layout
    <oshi-live-feed key="layout" layout="rows" />,
    // @ts-expect-error: there is no such theme
    <oshi-live-feed key="theme" theme="pink" />,
    // @ts-expect-error: it is a number
    <oshi-clips key="number" max="many" />,
    // @ts-expect-error: on or off
    <oshi-multiview key="switch" chat="yes" />,
    // @ts-expect-error: a badge is of one channel
    <oshi-live-badge key="attribute" channels="UC1" />,
    // @ts-expect-error: it would show nothing
    <oshi-player key="video" start={30} />,
    // @ts-expect-error: it would show nothing
    <oshi-channel key="channel" theme="auto" />,
    // @ts-expect-error: it would show nothing
    <oshi-playlist key="playlist" max={6} />,
  ];
  expect(renderToString(wrong)).toContain('<oshi-live-feed layout="rows">');
});

it('a listener gets the details that the element of its tag gives', () => {
  const received: unknown[] = [];
  const chat = document.createElement('oshi-chat');
  chat.addEventListener('oshi-jump', ({ detail }) => received.push(detail.seconds));
  chat.dispatchEvent(new CustomEvent('oshi-jump', { detail: { seconds: 3 } }));
  const channel = document.createElement('oshi-channel');
  channel.addEventListener('oshi-change', ({ detail }) => received.push(detail.live));
  channel.dispatchEvent(new CustomEvent('oshi-change', { detail: { live: true } }));
  const player = document.createElement('oshi-player');
  player.addEventListener('oshi-change', ({ detail }) => received.push(detail.paused));
  player.dispatchEvent(new CustomEvent('oshi-change', { detail: { paused: true } }));
  const video = document.createElement('oshi-video');
  // @ts-expect-error: a card has no count
  video.addEventListener('oshi-ready', ({ detail }) => expect(detail.count).toBeUndefined());
  // Of an element that is not known by its tag.
  const feed = document.createElement('div');
  feed.addEventListener('oshi-change', ({ detail }) => received.push(detail.upcoming));
  // @ts-expect-error: the change event has no videos
  feed.addEventListener('oshi-change', ({ detail }) => expect(detail.videos).toBeUndefined());
  feed.dispatchEvent(new CustomEvent('oshi-change', { detail: { live: 1, upcoming: 2 } }));
  expect(received).toEqual([3, true, true, 2]);
});
