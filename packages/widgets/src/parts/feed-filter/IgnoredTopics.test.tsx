import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { IgnoredTopics } from './IgnoredTopics';

it('the field of topics says that the topics could not be loaded, and not that none match', async () => {
  const getTopics = () => Promise.reject(new Error('down'));
  render(
    <FeaturePage client={clientOf({ getTopics })}>
      <IgnoredTopics />
    </FeaturePage>,
  );
  const field = await screen.findByRole('combobox', { name: 'Ignored topics' });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'sing' } });
  expect(await screen.findByText(/Couldn’t load the topics/)).toBeTruthy();
  expect(screen.queryByText('No matches')).toBeNull();
});
