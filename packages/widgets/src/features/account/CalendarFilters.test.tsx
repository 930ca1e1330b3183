import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { CalendarFilters } from './CalendarFilters';

it('the chips have the language of their names', async () => {
  render(
    <FeaturePage client={clientOf({})}>
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
