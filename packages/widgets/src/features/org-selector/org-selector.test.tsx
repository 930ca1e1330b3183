/** The organization selector: its menu, the dialog with all organizations, the tip of a first visit, the form without scripts. */
import type { Client, Org } from '@oshimado/contract';
import { ORG_TIP_MS, ORGS_MAX, type ListedOrg, type Preferences } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useSendDevice } from '../../base/device';
import { clientOf, FeaturePage } from '../../testing';
import { OrgDialogProvider, useOrgDialog } from './OrgDialogProvider';
import { OrgForm } from './OrgForm';
import { OrgSelector } from './OrgSelector';

// Loaded on demand by the page; loaded here, so that no test waits for them.
await Promise.all([import('./OrgDialog'), import('./OrgMenu'), import('./OrgTip')]);

const org = (name: string, name_jp: string | null = null): Org => ({ name, short: null, name_jp });
const ORGS = [org('Hololive', 'ホロライブ'), org('Nijisanji'), org('Phase Connect'), org('VSPO')];

const OpenButton = () => {
  const { open } = useOrgDialog();
  return (
    <button type="button" onClick={open}>
      Open
    </button>
  );
};

interface PageOptions {
  readonly preferences?: Partial<Preferences>;
  readonly orgs?: readonly string[];
  readonly canShowTip?: boolean;
  readonly onChoose?: (org: ListedOrg) => void;
}

const page = (calls: Partial<Client>, options: PageOptions = {}) => {
  const {
    orgs = ['Hololive'],
    canShowTip = true,
    onChoose = () => undefined,
    preferences,
  } = options;
  return (
    <FeaturePage client={clientOf(calls)} preferences={preferences}>
      <OrgDialogProvider onChoose={onChoose}>
        <OrgSelector orgs={orgs} onChoose={onChoose} formAction="/" canShowTip={canShowTip} />
        <OpenButton />
      </OrgDialogProvider>
    </FeaturePage>
  );
};

const getOrgs = () => Promise.resolve(ORGS);

async function opened(calls: Partial<Client>, options?: PageOptions) {
  render(page(calls, options));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name: 'Organization' }));
}
type Dialog = Awaited<ReturnType<typeof opened>>;

/** Names in the order shown, by the names of their star buttons. */
const names = (dialog: Dialog) =>
  dialog
    .getAllByRole('button', { name: /^(Pin|Unpin) / })
    .map((star) => star.getAttribute('data-star'));
const favorites = (): unknown => {
  const text = localStorage.getItem('oshimado.org') ?? '{}';
  const { value } = JSON.parse(text) as { value?: { favorites?: { name: string }[] } };
  return value?.favorites?.map(({ name }) => name);
};

describe('the button', () => {
  it('the button names the first organization of the page and counts the others', () => {
    render(page({}, { orgs: ['Phase Connect', 'VSPO', 'Nijisanji'], canShowTip: false }));
    const button = within(screen.getByTestId('org-selector')).getByRole('button');
    expect(button.title).toBe('Phase Connect');
    expect(button.textContent).toContain('+2');
  });

  it('the button opens a menu of the favorites; choosing one calls onChoose', async () => {
    const onChoose = vi.fn();
    render(page({}, { onChoose, canShowTip: false }));
    fireEvent.click(within(screen.getByTestId('org-selector')).getByRole('button'));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Nijisanji' }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Nijisanji' }));
  });
});

describe('the dialog', () => {
  it('the dialog shows the favorites first, in their own order, then the rest as delivered', async () => {
    const dialog = await opened({ getOrgs });
    await dialog.findByText('VSPO');
    expect(names(dialog)).toEqual([
      'All Vtubers',
      'Hololive',
      'Nijisanji',
      'Independents',
      'Phase Connect',
      'VSPO',
    ]);
  });

  it('filters by the name only', async () => {
    const dialog = await opened({ getOrgs });
    await dialog.findByText('VSPO');
    const filter = dialog.getByRole('searchbox', { name: 'Filter by name' });
    fireEvent.change(filter, { target: { value: 'hOLo' } });
    expect(names(dialog)).toEqual(['Hololive']);
    fireEvent.change(filter, { target: { value: ' ＬＩＶＥ　hölo ' } });
    expect(dialog.getByText(/^No organization matches/)).toBeDefined();
    fireEvent.change(filter, { target: { value: ' ＬＩＶＥ　holo ' } });
    expect(names(dialog)).toEqual(['Hololive']);
    fireEvent.change(filter, { target: { value: 'ホロライブ' } });
    expect(dialog.getByText('No organization matches “ホロライブ”')).toBeDefined();
  });

  it('the dialog loads the organizations again each time it opens', async () => {
    const asked = vi.fn(getOrgs);
    const dialog = await opened({ getOrgs: asked });
    await dialog.findByText('VSPO');
    expect(asked).toHaveBeenCalledTimes(1);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Organization' });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('the dialog keeps the favorites usable after a failure and tries again', async () => {
    let isOnline = false;
    const dialog = await opened({
      getOrgs: () => (isOnline ? getOrgs() : Promise.reject(new Error('offline'))),
    });
    expect(await dialog.findByText('Couldn’t load the list')).toBeDefined();
    expect(names(dialog)).toContain('Nijisanji');
    isOnline = true;
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('VSPO')).toBeDefined();
    expect(dialog.queryByText('Couldn’t load the list')).toBeNull();
  });

  it('calls onChoose with the chosen organization and closes', async () => {
    const onChoose = vi.fn();
    const dialog = await opened({ getOrgs }, { onChoose });
    fireEvent.click(await dialog.findByRole('button', { name: 'VSPO' }));
    expect(onChoose).toHaveBeenCalledWith(org('VSPO'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stars and unstars; a new favorite is the last', async () => {
    const dialog = await opened({ getOrgs });
    fireEvent.click(await dialog.findByRole('button', { name: 'Pin VSPO' }));
    expect(favorites()).toEqual(['All Vtubers', 'Hololive', 'Nijisanji', 'Independents', 'VSPO']);
    const star = dialog.getByRole('button', { name: 'Unpin VSPO' });
    await waitFor(() => expect(document.activeElement).toBe(star));
    fireEvent.click(dialog.getByRole('button', { name: 'Unpin Hololive' }));
    expect(favorites()).toEqual(['All Vtubers', 'Nijisanji', 'Independents', 'VSPO']);
  });

  it('the dialog moves a favorite by its buttons and announces the new place', async () => {
    const dialog = await opened({ getOrgs });
    const up = dialog.getByRole('button', { name: 'Move Nijisanji up' });
    fireEvent.click(up);
    expect(names(dialog).slice(0, 3)).toEqual(['All Vtubers', 'Nijisanji', 'Hololive']);
    expect(dialog.getByText('Nijisanji is now in position 2 of 4.')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Move Nijisanji down' }));
    expect(names(dialog).slice(0, 3)).toEqual(['All Vtubers', 'Hololive', 'Nijisanji']);
    const first = dialog.getByRole('button', { name: 'Move All VTubers up' });
    expect(first.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(first);
    expect(names(dialog)[0]).toBe('All Vtubers');
  });

  it('lifts a favorite by Space', async () => {
    const dialog = await opened({ getOrgs });
    const handle = dialog.getByRole('button', { name: 'Reorder All VTubers' });
    expect(
      document.getElementById(handle.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Press Space to pick up, the arrow keys to move, Space to drop, or Escape to cancel.');
    // Rows have a size in a browser only: the story and the tests of SortableList cover the arrow keys.
    fireEvent.keyDown(handle, { key: ' ', code: 'Space' });
    expect(await screen.findByText('All VTubers picked up, position 1 of 4.')).toBeDefined();
  });

  it('the dialog does not move favorites while a filter hides some of them', async () => {
    const dialog = await opened({ getOrgs });
    const filter = dialog.getByRole('searchbox', { name: 'Filter by name' });
    fireEvent.change(filter, { target: { value: 'i' } });
    expect(dialog.queryByRole('button', { name: /^Move/ })).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Reorder/ })).toBeNull();
  });

  it(`takes no more than ${ORGS_MAX} favorites`, async () => {
    const StarMany = () => {
      const send = useSendDevice();
      return (
        <button
          type="button"
          onClick={() => {
            const many = Array.from({ length: ORGS_MAX }, (_, at) => `Org ${at}`);
            for (const name of many) send({ type: 'org.toggleStar', org: { name, short: name } });
          }}
        >
          Star many
        </button>
      );
    };
    render(
      <FeaturePage client={clientOf({ getOrgs })}>
        <OrgDialogProvider onChoose={() => undefined}>
          <StarMany />
          <OpenButton />
        </OrgDialogProvider>
      </FeaturePage>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Star many' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Organization' }));
    const filter = dialog.getByRole('searchbox', { name: 'Filter by name' });
    // Only the rows that match are drawn: 500 sortable rows are slow in a test's DOM.
    fireEvent.change(filter, { target: { value: 'VSPO' } });
    const star = await dialog.findByRole('button', { name: 'Pin VSPO' });
    fireEvent.click(star);
    expect(favorites()).toHaveLength(ORGS_MAX);
    expect(dialog.getByRole('button', { name: 'Pin VSPO' })).toBeDefined();
  });
});

describe('the tip of a first visit', () => {
  const tip = () => screen.findByText('Looking for another organization?');
  const isShown = () => screen.queryByText('Looking for another organization?') !== null;

  it('the tip of a first visit hides after 20 s', async () => {
    expect(ORG_TIP_MS).toBe(20_000);
    vi.useFakeTimers();
    render(page({}));
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(ORG_TIP_MS - 100));
    expect(screen.getByRole('button', { name: 'Hide this tip' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('button', { name: 'Hide this tip' })).toBeNull();
  });

  it('the tip of a first visit is shown once: it is remembered when it was seen', async () => {
    render(page({}));
    await tip();
    cleanup();
    render(page({}));
    await act(() => Promise.resolve());
    expect(isShown()).toBe(false);
  });

  it('the tip of a first visit closes by its button and when the menu opens', async () => {
    render(page({}));
    await tip();
    fireEvent.click(screen.getByRole('button', { name: 'Hide this tip' }));
    expect(isShown()).toBe(false);
    cleanup();
    localStorage.clear();
    render(page({}));
    await tip();
    fireEvent.click(within(screen.getByTestId('org-selector')).getByTitle('Hololive'));
    expect(isShown()).toBe(false);
  });

  it('the tip of a first visit is not shown on a first visit, whose introduction says the same', async () => {
    render(page({}, { preferences: { firstVisit: true } }));
    await act(() => Promise.resolve());
    expect(isShown()).toBe(false);
  });

  it('the tip of a first visit is not shown to crawlers, nor where the page has no room for it', async () => {
    render(page({}, { canShowTip: false }));
    await act(() => Promise.resolve());
    expect(isShown()).toBe(false);
    cleanup();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    render(page({}));
    await act(() => Promise.resolve());
    expect(isShown()).toBe(false);
  });
});

it('without scripts a form sends the chosen organization', () => {
  const html = renderToString(
    <FeaturePage client={clientOf({})}>
      <OrgForm org="Hololive" action="/channel" />
    </FeaturePage>,
  );
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  expect(form?.getAttribute('action')).toBe('/channel');
  expect(form?.method).toBe('get');
  expect(form?.querySelector('select')?.name).toBe('org');
});
