import { clientOf, FeaturePage, loadActors } from '@oshimado/widgets/internal/testing';
import { CallError, type Client } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import AddChannel from './AddChannel';

await loadActors();

const LINKED = 'https://www.youtube.com/@ao';

/** The page by a link that names a channel. */
const open = (calls: Partial<Client> = {}) =>
  render(
    <MemoryRouter initialEntries={[`/addChannel?address=${encodeURIComponent(LINKED)}`]}>
      <FeaturePage client={clientOf(calls)}>
        <AddChannel />
      </FeaturePage>
    </MemoryRouter>,
  );

it('an address in the link is in the form already', () => {
  open();
  expect(screen.getByDisplayValue(LINKED)).toBeTruthy();
});

it('leaving with something unsent is asked about by the browser, and without it is not', () => {
  open();
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const comment = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Comments/ }), { target: { value } });
  expect(asks()).toBe(false);
  comment('A new singer');
  expect(asks()).toBe(true);
  comment('');
  expect(asks()).toBe(false);
});

it.each([
  ['nothing', 'First', ''],
  ['more', 'First, and more', 'First, and more'],
])('a request that was sent goes, but not when %s was written meanwhile', async (_, text, left) => {
  let arrive = () => {};
  const postChannelReport = vi.fn<Client['postChannelReport']>(
    () => new Promise((resolve) => (arrive = () => resolve({ id: '1' }))),
  );
  const unknown = new CallError('http', 'getChannel', '', 404);
  open({ getChannel: () => Promise.reject(unknown), postChannelReport });
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const comments = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comments/ });
  const write = (value: string) => fireEvent.change(comments, { target: { value } });
  write('First');
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(postChannelReport).toHaveBeenCalledTimes(1));
  expect(asks()).toBe(false);
  if (text !== 'First') write(text);
  expect(asks()).toBe(left !== '');
  arrive();
  expect(await screen.findByText('Request sent, thank you!')).toBeTruthy();
  expect(comments.value).toBe(left);
  expect(asks()).toBe(left !== '');
});

it('a search for the channel to change says that it failed, and is repeated', async () => {
  const postChannelSearch = vi.fn<Client['postChannelSearch']>(() => Promise.reject(new Error()));
  open({ postChannelSearch });
  fireEvent.click(screen.getByRole('radio', { name: /^Change a channel/ }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Channel' }), { target: { value: 'ao' } });
  expect(await screen.findByText('Couldn’t search channels.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(postChannelSearch).toHaveBeenCalledTimes(2);
});
