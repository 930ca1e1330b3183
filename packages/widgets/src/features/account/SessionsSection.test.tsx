import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser } from '../../testing';
import { SessionsSection } from './SessionsSection';

await loadActors();

const session = (id: string, device: string | null) => ({
  id,
  created_at: '2026-01-01T00:00:00.000Z',
  last_used_at: '2026-01-02T00:00:00.000Z',
  current: id === 'a',
  device,
});
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

it('names devices in words', async () => {
  const user = sampleUser();
  logIn(user);
  const sessions = [session('a', PHONE), session('b', null), session('c', 'curl/8.5.0')];
  render(
    <FeaturePage client={clientOf({ getSessions: () => Promise.resolve(sessions) })}>
      <SessionsSection user={user} />
    </FeaturePage>,
  );
  expect(await screen.findByText('Chrome on Android, phone')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Log out of Unknown device' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Log out of curl/8.5.0' })).toBeDefined();
  expect(document.body.textContent).not.toContain('Mozilla');
});
