import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { LateBell } from './LateBell';
import { samplePush, samplePushDevice } from './testing';
import { Replaced } from '../../base/state/replaced';
import { pushBrowser } from './push-browser';

await loadActors();

it('a removed bell leaves the focus in its popover', async () => {
  const push = samplePush({ device: samplePushDevice });
  render(
    <Replaced what={pushBrowser} by={push.browser}>
      <FeaturePage client={clientOf(push.client)}>
        <LateBell of="org" id="Hololive" name="Hololive" />
      </FeaturePage>
    </Replaced>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Hololive/ }));
  const live = await screen.findByRole('switch', { name: 'Goes live' });
  fireEvent.click(live);
  const remove = await screen.findByRole('button', { name: 'Remove this bell' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove this bell' })).toBeNull(),
  );
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Goes live' }));
});
