import { failure } from '../testing/start-machine';
import { provePaths } from '../testing/machine-paths';
import { INSTALL_REPEAT_MS } from '@oshimado/domain';
import { installPromptMachine } from './install-prompt.machine';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const LATER = NOW + INSTALL_REPEAT_MS + 1;

provePaths({
  machine: installPromptMachine,
  inputs: [
    { lastShownAt: null, now: NOW },
    { lastShownAt: NOW, now: NOW },
    { lastShownAt: null, now: NOW, isApple: true },
    { lastShownAt: null, now: NOW, isStandalone: true },
    { lastShownAt: null, now: NOW, isFirstVisit: true },
  ],
  events: [
    { type: 'install.offered', now: NOW },
    { type: 'install.accept', now: NOW },
    { type: 'install.dismiss', now: NOW },
    { type: 'install.dismissed', at: NOW },
    { type: 'app.installed' },
    { type: 'page.shown', now: NOW },
    { type: 'page.shown', now: LATER },
  ],
  answers: { promptInstall: ['accepted', 'dismissed'] },
  failures: { promptInstall: [failure('network')] },
  seen: ({ value, context }) => ({ value, ...context }),
  transient: ['starting'],
});
