/** What guests, users and editors find on `/admin`, and what becomes of an answer. */
import { CallError, type Client, type Role } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Messages } from '../../base/sentences';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleUser,
} from '../../testing';
import { adminIn, writeAdmin } from './admin-place';
import { AdminPage } from './AdminPage';
import { adminCalls } from '../../storybook/sample-admin';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
  await loadActors();
});
beforeEach(() => localStorage.clear());

function Page() {
  const [query, setQuery] = useState('');
  const go = (change: Parameters<typeof writeAdmin>[1]) => {
    const next = new URLSearchParams(query);
    writeAdmin(next, change);
    setQuery(next.toString());
  };
  return <AdminPage place={{ ...adminIn(new URLSearchParams(query)), go }} />;
}

function open(role: Role | undefined, calls: Partial<Client> = {}) {
  if (role) logIn(sampleUser({ role }));
  const getReports = vi.fn(adminCalls.getReports);
  render(
    <FeaturePage client={clientOf({ ...adminCalls, getReports, ...calls })} messages={messages}>
      <Page />
    </FeaturePage>,
  );
  return getReports;
}

const answerTo = (what: string) =>
  screen.findByRole('button', { name: `Answer and close: ${what}` });

it('a guest is led to the login, and nothing is loaded', async () => {
  const asked = open(undefined);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});

it('a user is told whom the page is for, and nothing is loaded', async () => {
  const asked = open('user');
  expect(await screen.findByText('This page is for editors and admins')).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});

it('an editor sees each report with links to what it is about, and what adds a channel', async () => {
  open('editor');
  const video = await screen.findByRole('link', { name: '【歌枠】春のうたを歌います' });
  expect(video.getAttribute('href')).toBe('/watch/aaaaaaaaaaa');
  const page = screen.getByRole('link', { name: /youtu\.be\/bbbbbbbbbbb/ });
  expect(page.getAttribute('target')).toBe('_blank');
  expect(screen.getByText(/youtube: "UC0+42"/).textContent).toContain('type: clipper');
});

it('an answer closes the report, and the heading takes the focus', async () => {
  const postReport = vi.fn(adminCalls.postReport);
  open('editor', { postReport });
  fireEvent.click(await answerTo('https://youtu.be/bbbbbbbbbbb'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: 'It is there now.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Close report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(postReport.mock.calls[0]?.[0]).toEqual({
    id: '2',
    body: { state: 'done', note: 'It is there now.' },
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reports and requests'));
});

it('what was written stays when somebody else was faster, and the list is loaded again', async () => {
  const conflict = new CallError('http', 'postReport', '/', 409, {
    error: 'conflict',
    message: 'This report is already closed.',
  });
  const asked = open('editor', { postReport: () => Promise.reject(conflict) });
  fireEvent.click(await answerTo('https://youtu.be/bbbbbbbbbbb'));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Answer');
  fireEvent.change(field, { target: { value: 'Half an answer' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Close report' }));
  expect(await dialog.findByText('Couldn’t close the report')).toBeDefined();
  expect(field.value).toBe('Half an answer');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('the closed ones are asked for by their kind, and can be reopened', async () => {
  const postReport = vi.fn(adminCalls.postReport);
  const asked = open('editor', { postReport });
  fireEvent.change(await screen.findByLabelText('State'), { target: { value: 'done' } });
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'video' } });
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toEqual({ state: 'done', kind: 'video', limit: 25 }),
  );
  expect(await screen.findByText('Two guests are mentioned now.')).toBeDefined();
  const [reopen] = screen.getAllByRole('button', { name: /^Reopen: / });
  if (reopen) fireEvent.click(reopen);
  await waitFor(() => expect(postReport.mock.lastCall?.[0].body).toEqual({ state: 'open' }));
});
