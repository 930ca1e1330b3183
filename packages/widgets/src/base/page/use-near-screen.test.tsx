import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNearScreen } from './use-near-screen';

/** An element that is near the screen and stays there: a new observer says so once. */
class NearObserver {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => act(() => this.report([{ isIntersecting: true }]));
  disconnect = () => undefined;
}

interface EndProps {
  readonly isWanted: boolean;
  readonly loadedAt: number;
  readonly onNear: () => void;
}

const End = ({ isWanted, loadedAt, onNear }: EndProps) => (
  <div ref={useNearScreen(isWanted, loadedAt, onNear)} />
);

afterEach(() => vi.unstubAllGlobals());

describe('the end of a list', () => {
  it('the end of a list is asked for again after an answer that left it near the screen, and only then', () => {
    vi.stubGlobal('IntersectionObserver', NearObserver);
    const onNear = vi.fn();
    const { rerender } = render(<End isWanted loadedAt={1} onNear={onNear} />);
    expect(onNear).toHaveBeenCalledTimes(1);
    rerender(<End isWanted loadedAt={1} onNear={onNear} />);
    expect(onNear).toHaveBeenCalledTimes(1);
    rerender(<End isWanted loadedAt={2} onNear={onNear} />);
    expect(onNear).toHaveBeenCalledTimes(2);
    rerender(<End isWanted={false} loadedAt={3} onNear={onNear} />);
    expect(onNear).toHaveBeenCalledTimes(2);
  });
});
