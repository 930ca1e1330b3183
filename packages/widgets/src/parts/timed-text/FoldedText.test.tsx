/** A folded text has a button for the rest only if there is a rest. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { FoldedText } from './FoldedText';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LINE_PX = 24;

/** The browser begins its next frame. */
const nextFrame = () =>
  act(() => {
    for (const draw of frames.splice(0)) draw(0);
  });

/** Draws a text of so many px, of which 4 lines are shown. */
function draw(height: number) {
  const measured = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(
    Math.min(Math.floor(height / LINE_PX), 4) * LINE_PX,
  );
  render(
    <FeaturePage client={clientOf({})}>
      <div style={{ lineHeight: `${LINE_PX}px` }}>
        <FoldedText
          text="歌枠です。みんなで歌いましょう。"
          video={{ id: 'aaaaaaaaaaa', duration: 600 }}
          lang="ja"
          lines={4}
          labels={{ more: 'Read more', less: 'Close' }}
        />
      </div>
    </FeaturePage>,
  );
  const measuredAtOnce = measured.mock.calls.length;
  nextFrame();
  return { button: screen.queryByRole('button', { name: 'Read more' }), measuredAtOnce };
}

it('a folded text has no button where only the letters are higher than their line', () => {
  expect(draw(LINE_PX + 5).button).toBeNull();
});
it('a folded text has no button where the last line is the last one, with high letters', () => {
  expect(draw(4 * LINE_PX + 7).button).toBeNull();
});
it('a text has the button where a line is hidden', () => {
  expect(draw(5 * LINE_PX).button).not.toBeNull();
});

it('a folded text is measured in the next frame, not in the task that draws the page', () => {
  expect(draw(5 * LINE_PX).measuredAtOnce).toBe(0);
});
