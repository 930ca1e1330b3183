import { INSTALL_USE_MS, writeModule } from '@oshimado/domain';
import { installPromptMachine } from '@oshimado/machines/install-prompt';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Messages } from '../../base/sentences';
import { clientOf, englishMessages, FeaturePage, loadActors } from '../../testing';
import { eventsOf, watchSentEvents } from '../../testing/sent-events';
import { InstallPrompt } from './InstallPrompt';
import { holdInstallOffers } from './install-offer';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
  await Promise.all([loadActors(), import('./AppleSteps')]);
  holdInstallOffers();
});
let userAgent: string;
beforeEach(() => {
  userAgent = 'Android';
  vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => userAgent);
  const media = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(media(query), 'matches', { value: query.includes('pointer: coarse') }),
  );
});

const draw = () =>
  render(
    <StrictMode>
      <FeaturePage client={clientOf({})} messages={messages}>
        <InstallPrompt />
      </FeaturePage>
    </StrictMode>,
  );
const bar = () => screen.queryByRole('region', { name: 'Install Oshimado' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The browser offers to install; its dialog gets this answer. */
const offer = (outcome: 'accepted' | 'dismissed', prompt = () => Promise.resolve()) =>
  act(async () => {
    const event = new Event('beforeinstallprompt');
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  });
const shownInAnotherTab = (at: number) =>
  act(() => {
    const { key, text } = writeModule('install', { lastShownInstallPrompt: at });
    localStorage.setItem(key, text);
    dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });

it('the widget sends every event that the machine understands', async () => {
  const sent = watchSentEvents(installPromptMachine);
  draw();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await offer('dismissed');
  shownInAnotherTab(Date.now());
  expect(bar()).toBeNull();
  cleanup();

  localStorage.clear();
  draw();
  press('Not now');
  cleanup();

  localStorage.clear();
  draw();
  press('Install');
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(sent()).toEqual(eventsOf(installPromptMachine));
});

it('without an offer of the browser nothing is shown', () => {
  draw();
  expect(bar()).toBeNull();
});

it('the prompt is not shown again on the day it was put away', async () => {
  draw();
  await offer('dismissed');
  press('Not now');
  cleanup();
  draw();
  expect(bar()).toBeNull();
  // Uses up the offer, which is held for the life of the page.
  localStorage.clear();
  cleanup();
  draw();
  press('Install');
  await act(async () => undefined);
});

it('the button is busy while the dialog of the browser is open', async () => {
  draw();
  await offer('accepted', () => new Promise(() => undefined));
  press('Install');
  expect(screen.getByRole('button', { name: 'Install' }).getAttribute('aria-busy')).toBe('true');
});

it('a dialog that does not open is followed by a sentence that can be closed', async () => {
  draw();
  await offer('accepted', () => Promise.reject(new Error('refused')));
  press('Install');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Couldn’t install Oshimado. Try your browser’s menu.');
  press('Close');
  expect(bar()).toBeNull();
});

it('a first visit is left alone for a minute', () => {
  userAgent = 'iPhone';
  vi.useFakeTimers();
  const { key, text } = writeModule('tips', { firstVisit: true, showOrgTip: true });
  localStorage.setItem(key, text);
  draw();
  act(() => void vi.advanceTimersByTime(INSTALL_USE_MS - 1));
  expect(bar()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(bar()).not.toBeNull();
  vi.useRealTimers();
});

it('an Apple device explains the steps', async () => {
  userAgent = 'iPhone';
  draw();
  press('Install');
  expect(await screen.findByText('Tap your browser’s Share button.')).toBeTruthy();
});
