/** The player goes to a window over all others and comes back, with what lies over its picture. */
import type { MediaState } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { CaptionLayer, ChatProvider } from '../live-translations';
import { useChat } from '../live-translations/ChatProvider';
import { clientOf, FeaturePage, loadActors, sampleStoredVideo } from '../../testing';
import PlayerHost from './PlayerHost';
import type { Stage } from './stage';
import { StageProvider, useStage, useStageState } from './StageProvider';
import { usePictureInPicture } from './use-picture-in-picture';

await loadActors();
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'documentPictureInPicture');
});

const video = sampleStoredVideo('aaaaaaaaaaa');

/** A window as the browser opens it: empty. */
function createWindow() {
  const events = new EventTarget();
  const opened = {
    document: document.implementation.createHTMLDocument(''),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    close: vi.fn(() => void events.dispatchEvent(new Event('pagehide'))),
  };
  return opened as typeof opened & Window;
}

/** Over the picture, as a page of a video has them. */
function Captions() {
  const element = useStageState((state) => state.element);
  const { captions } = useChat();
  useEffect(() => {
    const line = { key: '1', name: 'Someone', message: 'Good evening', is_tl: true, lang: 'en' };
    captions.write(video.id, [line]);
  }, [captions]);
  return element ? createPortal(<CaptionLayer videoId={video.id} />, element) : null;
}

function drawOn(pageVideo: string | null) {
  const onStage = vi.fn<(stage: Stage) => void>();
  function Toggle() {
    const stage = useStage();
    useEffect(() => onStage(stage), [stage]);
    const { isFloating, toggle } = usePictureInPicture();
    return toggle ? (
      <button type="button" aria-pressed={isFloating} onClick={toggle}>
        Float
      </button>
    ) : null;
  }
  const pageOf = (shown: string | null) => (
    <FeaturePage client={clientOf({})}>
      <StageProvider>
        <Toggle />
        <PlayerHost pageVideo={shown} />
        <ChatProvider>
          <Captions />
        </ChatProvider>
      </StageProvider>
    </FeaturePage>
  );
  const { rerender } = render(pageOf(pageVideo));
  const stage = onStage.mock.lastCall?.[0];
  if (!stage) throw new Error('There is no stage.');
  act(() => stage.open(video, 30, null));
  return { stage, goTo: (shown: string | null) => rerender(pageOf(shown)) };
}
const draw = (pageVideo: string | null) => drawOn(pageVideo).stage;
/** The player has reported this. */
const report = (stage: Stage, reported: Partial<MediaState>) =>
  act(() => {
    const { media } = stage.getState();
    if (media === null) throw new Error('There is no player.');
    const state = { ...media.getState(), ...reported };
    const willPlay = () => (state.isReady ? !state.paused : media.willPlay());
    stage.setMedia({ ...media, getState: () => state, willPlay });
  });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('the player has no such window where the browser has none', () => {
  draw(video.id);
  expect(screen.queryByRole('button', { name: 'Float' })).toBeNull();
});

it('the player moves there with the styles of the page, says so on the page, and comes back', async () => {
  const opened = createWindow();
  const requestWindow = () => Promise.resolve(opened);
  Object.assign(window, { documentPictureInPicture: { requestWindow } });
  document.documentElement.dataset.theme = 'aqua';
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }));
  const stage = draw(video.id);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  await press('Float');
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
  expect(opened.document.querySelector('iframe')?.src).toContain('start=30');
  expect(opened.document.documentElement.dataset.theme).toBe('aqua');
  expect(opened.document.head.querySelector('style')?.textContent).toBe('p{}');
  // What lies over the picture is drawn into this element.
  expect(stage.getState().element?.ownerDocument).toBe(opened.document);
  expect(opened.document.querySelector('[data-part="captions"]')?.textContent).toBe('Good evening');
  expect(document.querySelector('[data-part="captions"]')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('The video is playing in its own window.');
  await press('Play it here');
  expect(opened.close).toHaveBeenCalled();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.querySelector('[data-part="captions"]')?.textContent).toBe('Good evening');
});

it('the window has the styles that the page loads later, and its theme when that changes', async () => {
  const opened = createWindow();
  const requestWindow = () => Promise.resolve(opened);
  Object.assign(window, { documentPictureInPicture: { requestWindow } });
  document.documentElement.dataset.theme = 'aqua';
  draw(video.id);
  await press('Float');
  const stylesOf = ({ head }: Document) =>
    [...head.querySelectorAll('style')].map((one) => one.textContent);
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'b{}' }));
  document.documentElement.dataset.theme = 'suisei';
  await waitFor(() => expect(stylesOf(opened.document)).toEqual(['b{}']));
  await waitFor(() => expect(opened.document.documentElement.dataset.theme).toBe('suisei'));
  await press('Float');
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'i{}' }));
  await act(() => Promise.resolve());
  expect(stylesOf(opened.document)).toEqual(['b{}']);
});

it('the window of a player ends with the video', async () => {
  const opened = createWindow();
  Object.assign(window, {
    documentPictureInPicture: { requestWindow: () => Promise.resolve(opened) },
  });
  const stage = draw(null);
  await press('Float');
  expect(opened.document.querySelector('iframe')).not.toBeNull();
  act(() => stage.close());
  expect(opened.document.querySelector('iframe')).toBeNull();
  expect(opened.close).toHaveBeenCalled();
});

it('the player stays paused when its window is closed, and ends on a page that is not its own', async () => {
  for (const pageVideo of [video.id, null]) {
    const opened = createWindow();
    const requestWindow = () => Promise.resolve(opened);
    Object.assign(window, { documentPictureInPicture: { requestWindow } });
    const { stage, goTo } = drawOn(video.id);
    await press('Float');
    report(stage, { isReady: true, paused: true });
    goTo(pageVideo);
    await press('Float');
    const frames = [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src));
    expect(frames.map(({ searchParams }) => searchParams.get('autoplay'))).toEqual(
      pageVideo === null ? [] : ['0'],
    );
    expect(stage.getState().video?.id).toBe(pageVideo ?? undefined);
    cleanup();
  }
});

it('the player goes on in the small window when its window is closed on a page that is not its own', async () => {
  const opened = createWindow();
  const requestWindow = () => Promise.resolve(opened);
  Object.assign(window, { documentPictureInPicture: { requestWindow } });
  const { stage, goTo } = drawOn(video.id);
  await press('Float');
  report(stage, { isReady: true, paused: false });
  goTo(null);
  await press('Float');
  expect(screen.getByRole('region', { name: 'Small player' })).toBeDefined();
  expect(document.querySelector('iframe')?.src).toContain('autoplay=1');
});

it('the player stays in the small window when its page is left before its frame has answered', () => {
  const { stage, goTo } = drawOn(video.id);
  goTo(null);
  expect(screen.getByRole('region', { name: 'Small player' })).toBeDefined();
  expect(stage.getState().video?.id).toBe(video.id);
});

it('the player ends when its page is left while it is paused, or could not be loaded', () => {
  for (const reported of [{ isReady: true, paused: true }, { failure: 'silent' }] as const) {
    const { stage, goTo } = drawOn(video.id);
    report(stage, reported);
    goTo(null);
    expect(stage.getState().video).toBeNull();
    cleanup();
  }
});
