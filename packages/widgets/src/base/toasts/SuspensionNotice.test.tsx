import { CallError } from '@oshimado/contract';
import { act, render, waitFor } from '@testing-library/react';
import { useMutation } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleUser,
} from '../../testing';
import { SuspensionNotice } from './SuspensionNotice';
import { useToasts } from './ToastsProvider';

const messages = await englishMessages();
await loadActors();

const suspended = {
  reason: 'Advertising in translations',
  until: '2999-02-01T10:00:00.000Z',
} as const;

const Toasts = () => (
  <ol data-testid="toasts">
    {useToasts().toasts.map(({ id, title, description }) => (
      <li key={id}>{`${title} ${description}`}</li>
    ))}
  </ol>
);

const refused = () =>
  Promise.reject(
    new CallError('http', 'postUser', '/', 403, { error: 'suspended', message: 'Suspended.' }),
  );

const Rename = () => {
  const { mutate } = useMutation({ mutationFn: refused });
  return <button onClick={() => mutate()}>rename</button>;
};

const draw = (client = clientOf({})) =>
  render(
    <FeaturePage client={client} messages={messages} options={{ timeZone: 'UTC' }}>
      <SuspensionNotice />
      <Rename />
      <Toasts />
    </FeaturePage>,
  );

it('a suspended person reads why and until when', async () => {
  logIn(sampleUser({ suspension: suspended }));
  const { findByText } = draw();
  const toast = await findByText(/^Your account is suspended until February 1, 2999/);
  expect(toast.textContent).toContain('Reason: Advertising in translations');
});

it('nothing is said of a suspension that is over', async () => {
  logIn(sampleUser({ suspension: { ...suspended, until: '2020-01-01T00:00:00.000Z' } }));
  const { getByTestId } = draw();
  await act(() => Promise.resolve());
  expect(getByTestId('toasts').textContent).toBe('');
});

it('a suspension that began meanwhile is said after the first refused change', async () => {
  const user = sampleUser();
  logIn(user);
  const getRefresh = vi.fn(() =>
    Promise.resolve({ jwt: 'renewed', user: { ...user, suspension: suspended } }),
  );
  const { getByRole, findByText } = draw(clientOf({ getRefresh }));
  await waitFor(() => getByRole('button', { name: 'rename' }));
  getByRole('button', { name: 'rename' }).click();
  expect(await findByText(/^Your account is suspended until/)).toBeDefined();
});
