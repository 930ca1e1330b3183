import type { PushWebhook } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, loadActors, logIn } from '../../testing';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { sampleUser } from '../../testing/samples';
import { refusal, SAMPLE_ADDRESS, sampleWebhook, sampleWebhooks } from './testing';
import Webhooks from './Webhooks';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

await loadActors();

const user = sampleUser();
const groups = memoryGroups({ groups: [sampleGroup({ id: 'group-1', name: 'Singers' })] });

async function draw(...given: readonly PushWebhook[]) {
  const server = sampleWebhooks(...given);
  const client = clientOf({ getRefresh: async () => ({ jwt: 'token', user }) });
  const store = groups.openTab();
  await store.load();
  logIn(user);
  render(
    <FeaturePage client={client}>
      <Replaced what={pageGroups} by={store}>
        <Webhooks client={server.client} />
      </Replaced>
    </FeaturePage>,
  );
  return server;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function write(address: string) {
  await press('Add a webhook');
  const form = await dialog();
  fireEvent.change(await form.findByLabelText(/Address of the webhook/), {
    target: { value: address },
  });
  return form;
}
const save = (form: Awaited<ReturnType<typeof dialog>>) =>
  fireEvent.click(form.getByRole('button', { name: 'Save' }));

describe('a new webhook', () => {
  it('a new webhook is added for a group with what was chosen, and its address is shown no more', async () => {
    const server = await draw();
    const form = await write(` ${SAMPLE_ADDRESS} `);
    const post = vi.spyOn(server.client, 'postPushWebhook');
    fireEvent.change(form.getByRole('combobox', { name: 'Streams of' }), {
      target: { value: 'group-1' },
    });
    fireEvent.click(form.getByRole('switch', { name: 'New in the schedule' }));
    fireEvent.click(form.getByRole('switch', { name: 'New clips in my languages' }));
    fireEvent.change(form.getByRole('combobox', { name: 'Most per hour' }), {
      target: { value: '3' },
    });
    save(form);
    const list = within(await screen.findByRole('list', { name: 'Discord webhooks' }));
    expect(list.getByText('Singers')).toBeDefined();
    expect(post.mock.lastCall?.[0].body).toEqual({
      url: SAMPLE_ADDRESS,
      lang: 'en',
      choices: {
        rule: {
          of: 'group',
          id: 'group-1',
          live: true,
          scheduled: true,
          moved: false,
          before: 0,
          clips: true,
        },
        hourly: 3,
        members_only: false,
        free_chats: false,
        clip_langs: ['en'],
      },
    });
    expect(document.body.innerHTML).not.toContain('api/webhooks');
  });

  it('a new webhook with another address is refused before the server is asked, and nothing is lost', async () => {
    const server = await draw();
    const post = vi.spyOn(server.client, 'postPushWebhook');
    const form = await write('https://example.com/webhook');
    save(form);
    expect(await form.findByText(/That’s not the address of a webhook/)).toBeDefined();
    expect(form.getByDisplayValue('https://example.com/webhook')).toBeDefined();
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    [400, 'url', /Discord doesn’t know this webhook/],
    [409, undefined, /already in the list/],
    [503, undefined, /Discord doesn’t answer/],
    [500, undefined, 'That didn’t work. Try again.'],
  ] as const)(
    'that the server refuses with %d says why, and can be sent again',
    async (...given) => {
      const [status, parameter, words] = given;
      vi.spyOn(console, 'error').mockReturnValue();
      const server = await draw();
      vi.spyOn(server.client, 'postPushWebhook').mockRejectedValueOnce(refusal(status, parameter));
      const form = await write(SAMPLE_ADDRESS);
      save(form);
      expect(await form.findByText(words)).toBeDefined();
      save(form);
      await waitFor(() => expect(server.kept()).toHaveLength(1));
    },
  );

  it('a new webhook is offered to accounts below their limit alone, which is said', async () => {
    const many = Array.from({ length: 10 }, (_, at) => ({ ...sampleWebhook, id: `${at}` }));
    await draw(...many);
    await press('Add a webhook');
    expect(screen.getByText(/at most 10 webhooks/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a webhook', () => {
  it('a webhook is changed, tested and, after a question, deleted', async () => {
    const server = await draw(sampleWebhook);
    await press('Send a test to Captain Hook …f377');
    expect(await screen.findByText(/It should arrive within a minute/)).toBeDefined();
    expect(server.tested).toEqual([sampleWebhook.id]);
    await press('Edit Captain Hook …f377');
    const form = await dialog();
    expect(form.queryByLabelText(/Address of the webhook/)).toBeNull();
    fireEvent.click(await form.findByRole('switch', { name: 'Start time changes' }));
    save(form);
    await waitFor(() => expect(server.kept()[0]?.choices.rule.moved).toBe(true));
    await press('Delete Captain Hook …f377');
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(server.kept()).toEqual([]));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a webhook' })),
    );
  });

  it.each([
    ['of which clips are sent', true, 'Start time changes', ['ja']],
    ['of which clips are sent from now on', false, 'New clips in my languages', ['en']],
  ] as const)(
    'a webhook %s keeps its language, and those of its clips',
    async (_, clips, pressed, langs) => {
      const { choices } = sampleWebhook;
      const rule = { ...choices.rule, clips };
      const server = await draw({
        ...sampleWebhook,
        lang: 'ja',
        choices: { ...choices, rule, clip_langs: clips ? ['ja'] : undefined },
      });
      const put = vi.spyOn(server.client, 'putPushWebhook');
      await press('Edit Captain Hook …f377');
      const form = await dialog();
      fireEvent.click(await form.findByRole('switch', { name: pressed }));
      save(form);
      await waitFor(() =>
        expect(put.mock.lastCall?.[0].body).toMatchObject({
          lang: 'ja',
          choices: { clip_langs: langs },
        }),
      );
    },
  );

  it('a webhook says since when no message arrives, and when Discord has it no more', async () => {
    await draw(
      { ...sampleWebhook, id: 'a', failing_since: '2026-01-10T12:00:00.000Z' },
      { ...sampleWebhook, id: 'b', token_end: 'beef', off_at: '2026-01-10T12:00:00.000Z' },
    );
    expect(await screen.findByText(/No message has arrived since Jan 10, 2026/)).toBeDefined();
    expect(screen.getByText(/Discord no longer knows this webhook/)).toBeDefined();
    const test = screen.getByRole('button', { name: 'Send a test to Captain Hook …beef' });
    expect(test).toHaveProperty('disabled', true);
  });

  it('a webhook of a group that was deleted says so', async () => {
    const { choices } = sampleWebhook;
    const rule = { ...choices.rule, of: 'group' as const, id: 'gone' };
    await draw({ ...sampleWebhook, choices: { ...choices, rule } });
    expect(await screen.findByText('Deleted group')).toBeDefined();
    await press('Edit Captain Hook …f377');
    const form = await dialog();
    expect(await form.findByRole('combobox', { name: 'Streams of' })).toHaveProperty(
      'value',
      'gone',
    );
  });
});

it('a list that cannot be loaded can be tried again', async () => {
  const server = sampleWebhooks(sampleWebhook);
  vi.spyOn(server.client, 'getPushWebhooks').mockRejectedValueOnce(new Error('offline'));
  logIn(user);
  render(
    <FeaturePage client={clientOf({ getRefresh: async () => ({ jwt: 'token', user }) })}>
      <Webhooks client={server.client} />
    </FeaturePage>,
  );
  await press('Try again');
  expect(await screen.findByText('Captain Hook …f377')).toBeDefined();
});

it('a guest has none', () => {
  render(
    <FeaturePage client={clientOf({})}>
      <Webhooks client={sampleWebhooks().client} />
    </FeaturePage>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
