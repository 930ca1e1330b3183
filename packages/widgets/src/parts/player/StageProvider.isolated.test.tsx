import { act, cleanup } from '@testing-library/react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleStoredVideo } from '../../testing';
import { StageProvider, useStage, useStageState } from './StageProvider';

afterEach(cleanup);

/** Plays as soon as the page answers. */
function Pressed() {
  const stage = useStage();
  useEffect(() => stage.open(sampleStoredVideo('aaaaaaaaaaa'), 0, null), [stage]);
  return null;
}

function Picture() {
  return useStageState((state) => state.video !== null) ? <canvas /> : <img alt="" />;
}

const pageWith = (part: ReactNode) => (
  <StageProvider>
    <Pressed />
    <Suspense>{part}</Suspense>
  </StageProvider>
);

it('a part that is hydrated after a press on play shows the player, without another render', async () => {
  // React warns of contexts that a server and a page share, from then on in every file that shares these modules.
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const drawn = await renderToReadableStream(pageWith(<Picture />));
  const place = document.createElement('div');
  place.innerHTML = await new Response(drawn).text();
  let arrive: (module: { default: typeof Picture }) => void = () => undefined;
  const promise = new Promise<{ default: typeof Picture }>((resolve) => {
    arrive = resolve;
  });
  const LatePicture = lazy(() => promise);
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(place, pageWith(<LatePicture />), { onRecoverableError }),
  );
  expect(place.querySelector('img')).not.toBeNull();
  await act(async () => arrive({ default: Picture }));
  expect(place.querySelector('canvas')).not.toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
  for (const [said] of warned.mock.calls)
    expect(said).toContain('multiple renderers concurrently rendering');
  act(() => root.unmount());
});
