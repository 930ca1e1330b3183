import { describe, expect, it } from 'vitest';
import { failure, startMachine } from '../testing/start-machine';
import { INSTALL_REPEAT_MS, INSTALL_USE_MS } from '@oshimado/domain';
import { installPromptMachine } from './install-prompt.machine';
import { hasFailed, isBusy, isExplaining, isShown } from './install-prompt.selectors';
import type { InstallInput } from './install-prompt.types';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const WEEK = INSTALL_REPEAT_MS;

function start(input: Partial<InstallInput> = {}) {
  const run = startMachine(installPromptMachine, {
    input: { lastShownAt: null, now: NOW, ...input },
  });
  return Object.assign(run, {
    asks: (question: typeof isShown) => question(run.actor.getSnapshot()),
  });
}
const OFFER = { type: 'install.offered', now: NOW } as const;
const ACCEPT = { type: 'install.accept', now: NOW + 5 } as const;
const DISMISS = { type: 'install.dismiss', now: NOW + 5 } as const;

function offered(input: Partial<InstallInput> = {}) {
  const run = start(input);
  run.actor.send(OFFER);
  return run;
}

const BOTH = [true, false];
const situations = BOTH.flatMap((isDue) =>
  BOTH.flatMap((isApple) =>
    BOTH.flatMap((isStandalone) =>
      BOTH.map((isOffered) => ({ isDue, isApple, isStandalone, isOffered })),
    ),
  ),
);

describe('the offer', () => {
  it.each(situations)(
    'the offer is shown when it is due, the app is not installed, and the device is Apple or the browser offered it: %j',
    ({ isDue, isApple, isStandalone, isOffered }) => {
      const run = start({ lastShownAt: NOW - WEEK - (isDue ? 1 : 0), isApple, isStandalone });
      if (isOffered) run.actor.send(OFFER);
      // Never in standalone mode, even if the browser offers it there.
      expect(run.asks(isShown)).toBe(isDue && !isStandalone && (isApple || isOffered));
    },
  );

  it('the offer is shown if the device is an Apple device not in standalone mode', () => {
    expect(start({ isApple: true }).asks(isShown)).toBe(true);
  });

  it('the offer is shown if the browser offered an install event', () => {
    const run = start();
    expect(run.asks(isShown)).toBe(false);
    run.actor.send(OFFER);
    expect(run.asks(isShown)).toBe(true);
  });

  it('the offer is shown if it was last shown more than 7 days ago, and not before', () => {
    expect(offered({ lastShownAt: NOW - WEEK }).asks(isShown)).toBe(false);
    expect(offered({ lastShownAt: NOW - WEEK - 1 }).asks(isShown)).toBe(true);
  });

  it('the offer waits for a minute of use on a first visit', () => {
    expect(INSTALL_USE_MS).toBe(60_000);
    const run = offered({ isFirstVisit: true });
    run.clock.increment(INSTALL_USE_MS - 1);
    expect(run.asks(isShown)).toBe(false);
    run.clock.increment(1);
    expect(run.asks(isShown)).toBe(true);
  });

  it('the offer is never shown in standalone', () => {
    const run = offered({ isStandalone: true, isApple: true });
    run.actor.send({ type: 'page.shown', now: NOW + 10 * WEEK });
    expect(run.asks(isShown)).toBe(false);
    expect(run.state()).toBe('installed');
  });

  it('the offer comes back in a page that stays open for 7 days', () => {
    const run = offered();
    run.actor.send(DISMISS);
    run.actor.send({ type: 'page.shown', now: DISMISS.now + WEEK });
    expect(run.asks(isShown)).toBe(false);
    run.actor.send({ type: 'page.shown', now: DISMISS.now + WEEK + 1 });
    expect(run.asks(isShown)).toBe(true);
  });

  it('the offer is closed when it was answered in another tab', () => {
    const run = offered();
    run.actor.send({ type: 'install.dismissed', at: NOW + 1 });
    expect(run.asks(isShown)).toBe(false);
    run.actor.send({ type: 'install.dismissed', at: 0 });
    expect(run.context().lastShownAt).toBe(NOW + 1);
  });
});

describe('the answer', () => {
  it('the answer stores the time when it is "Not Now"', () => {
    const run = offered();
    run.actor.send(DISMISS);
    expect(run.state()).toBe('hidden');
    expect(run.emitted).toEqual([{ type: 'prompt.stored', at: NOW + 5 }]);
  });

  it('the answer opens the browser’s prompt, and is installed when that is accepted', async () => {
    const run = offered();
    run.actor.send(ACCEPT);
    expect(run.asks(isBusy)).toBe(true);
    await run.last('promptInstall').answer('accepted');
    expect(run.state()).toBe('installed');
    expect(run.emitted).toEqual([{ type: 'prompt.stored', at: NOW + 5 }]);
  });

  it('the answer waits 7 days after the browser’s prompt was dismissed', async () => {
    const run = offered();
    run.actor.send(ACCEPT);
    await run.last('promptInstall').answer('dismissed');
    run.actor.send({ type: 'install.offered', now: NOW + WEEK });
    expect(run.asks(isShown)).toBe(false);
    run.actor.send({ type: 'page.shown', now: NOW + WEEK + 6 });
    expect(run.asks(isShown)).toBe(true);
  });

  it('the answer uses an install event once', async () => {
    const run = offered();
    run.actor.send(ACCEPT);
    await run.last('promptInstall').answer('dismissed');
    run.actor.send({ type: 'page.shown', now: NOW + 2 * WEEK });
    expect(run.asks(isShown)).toBe(false);
  });

  it('the answer opens the steps on an Apple device', () => {
    const run = start({ isApple: true });
    run.actor.send(ACCEPT);
    expect(run.asks(isExplaining)).toBe(true);
    run.actor.send(DISMISS);
    expect(run.state()).toBe('hidden');
    expect(run.calls('promptInstall')).toHaveLength(0);
  });

  it('a prompt that throws is a failure that can be dismissed', async () => {
    const run = offered();
    run.actor.send(ACCEPT);
    await run.last('promptInstall').fail(failure('network'));
    expect(run.asks(hasFailed)).toBe(true);
    run.actor.send(DISMISS);
    expect(run.state()).toBe('hidden');
  });

  it('the browser can offer again after a prompt that threw', async () => {
    const run = offered();
    run.actor.send(ACCEPT);
    await run.last('promptInstall').fail(failure('network'));
    run.actor.send({ type: 'install.offered', now: NOW + 2 * WEEK });
    expect(run.asks(isShown)).toBe(true);
  });

  it('the answer is not asked for any more once the app is installed', () => {
    const run = offered();
    run.actor.send({ type: 'app.installed' });
    run.actor.send({ type: 'install.offered', now: NOW + 2 * WEEK });
    expect(run.state()).toBe('installed');
    expect(run.asks(isShown)).toBe(false);
  });
});
