import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Messages } from '../../../i18n/messages';
import { clientOf, englishMessages, PortalPage } from '../../../testing/portal-page';
import { CalendarFilters } from './CalendarFilters';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
});
afterEach(cleanup);

it('the chips of a calendar say the language of their names', async () => {
  render(
    <PortalPage client={clientOf({})} messages={messages}>
      <CalendarFilters
        filters={[
          { kind: 'org', value: 'Hololive', label: 'Hololive' },
          { kind: 'channel', value: 'UCaqua', label: '湊あくあ' },
        ]}
        onChange={() => undefined}
      />
    </PortalPage>,
  );
  expect((await screen.findByText('湊あくあ')).lang).toBe('ja');
  expect(screen.getByText('Hololive').lang).toBe('');
});
