import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Messages } from '../sentences';
import { clientOf, englishMessages, FeaturePage } from '../testing';
import { CalendarFilters } from './CalendarFilters';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
});

it('the chips have the language of their names', async () => {
  render(
    <FeaturePage client={clientOf({})} messages={messages}>
      <CalendarFilters
        filters={[
          { kind: 'org', value: 'Hololive', label: 'Hololive' },
          { kind: 'channel', value: 'UCaqua', label: '湊あくあ' },
        ]}
        onChange={() => undefined}
      />
    </FeaturePage>,
  );
  expect((await screen.findByText('湊あくあ')).lang).toBe('ja');
  expect(screen.getByText('Hololive').lang).toBe('');
});
