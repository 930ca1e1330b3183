/** One place decides between no connection and a server that failed; the note at the foot does not say it twice. */
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineBar } from './OfflineBar';
import { ApiError, UnlessOffline } from '../../base/errors';

await loadActors();
let isOnline: boolean;
beforeEach(() => {
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

const draw = (children: React.ReactNode) =>
  render(
    <FeaturePage client={clientOf({})}>
      {children}
      <OfflineBar since={0} />
    </FeaturePage>,
  );
const offline = () => screen.queryByText('You’re offline', { exact: true });
const bar = () => screen.queryByText(/^You’re offline\./);
const turn = (next: boolean) => {
  isOnline = next;
  act(() => void dispatchEvent(new Event(next ? 'online' : 'offline')));
};

describe('a list that failed to load', () => {
  it('a list that failed to load says that there is no connection, whatever the reason given, and can be tried at once', () => {
    const retry = vi.fn<() => void>();
    draw(<ApiError error={undefined} reason="Error 0" isBusy={false} onRetry={retry} />);
    expect(offline()).toBeTruthy();
    expect(screen.queryByText('Gomenasorry!')).toBeNull();
    expect(screen.queryByText('Error 0')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('a list that failed to load says why the server failed while there is one, and changes with it', () => {
    isOnline = true;
    draw(<ApiError error={undefined} reason="Error 0" isBusy={false} onRetry={() => undefined} />);
    expect(screen.getByText('Gomenasorry!')).toBeTruthy();
    expect(screen.getByText('Error 0')).toBeTruthy();
    turn(false);
    expect(offline()).toBeTruthy();
    turn(true);
    expect(offline()).toBeNull();
  });

  it('a list that failed to load may say what failed in its own words', () => {
    isOnline = true;
    draw(
      <UnlessOffline isBusy={false} onRetry={() => undefined}>
        <p>own words</p>
      </UnlessOffline>,
    );
    expect(screen.getByText('own words')).toBeTruthy();
    turn(false);
    expect(screen.queryByText('own words')).toBeNull();
  });
});

describe('the note at the foot', () => {
  it('the note at the foot is silent as long as the page says itself that there is no connection', () => {
    const { rerender } = draw(
      <ApiError error={undefined} isBusy={false} onRetry={() => undefined} />,
    );
    expect(offline()).toBeTruthy();
    expect(bar()).toBeNull();
    rerender(
      <FeaturePage client={clientOf({})}>
        <p>a page of its own</p>
        <OfflineBar since={0} />
      </FeaturePage>,
    );
    expect(bar()).toBeTruthy();
  });
});
