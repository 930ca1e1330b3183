import type { OshiMultiviewElement } from '@oshimado/elements';
import { OshiMultiview, OshiPlayer } from '@oshimado/elements/react';
import { useEffect, useRef } from 'react';
import type { AppOptions } from './app-options';

export function ReactApp({ from, hear }: AppOptions) {
  const multiview = useRef<OshiMultiviewElement>(null);
  useEffect(() => hear(multiview.current?.localName ?? 'no element'), [hear]);
  return (
    <OshiMultiview
      ref={multiview}
      from={from}
      videos="a,b"
      chat
      controls={false}
      className="mine"
      onOshiReady={({ detail }) => hear(detail.videos.map(({ id }) => id).join())}
    >
      <a href="/multiview">Watch</a>
    </OshiMultiview>
  );
}

// @ts-expect-error: it would show nothing without a video
export const empty = <OshiPlayer from="/v1" />;
// @ts-expect-error: it is no number
export const late = <OshiPlayer from="/v1" video="a" muted={1} />;
