/** The layout on the device: it comes back, each change is written, and what two tabs save is kept. */
import {
  defaultPreferences,
  withPreset,
  withoutPreset,
  withUsedUrl,
  type MultiviewPresets,
  type StoredMultiview,
} from '@oshimado/domain';
import { createDeviceStore, type DeviceStore } from '@oshimado/machines/device-store';
import type { MultiviewEvent } from '@oshimado/machines/multiview';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDeviceStore } from '../../../base/device';
import { MultiviewProvider, useMultiview } from '../grid';
import { useReadPresets } from '../layouts';
import { clientOf } from '../../../testing';
import { FeaturePage } from '../../../testing/english-page';
import { cellsOf } from '../../../testing/layouts-page';
import { useMultiviewLink } from './use-multiview-link';
import { useStoredMultiview } from './use-stored-multiview';

const CODE = 'AAMYaaaaaaaaaaa,MAMYbbbbbbbbbbb';

/** What any tab reads and writes. */
const device = () =>
  createDeviceStore({ storage: localStorage, language: 'en', preferences: defaultPreferences })
    .storage;
const stored = () => device().read('multiview');
const write = (change: Partial<StoredMultiview>) =>
  device().write('multiview', { ...stored(), ...change });
/** Writes as another tab does, and sends this one its `storage` event. */
const writeElsewhere = (change: Partial<StoredMultiview>) =>
  act(() => {
    write(change);
    dispatchEvent(new StorageEvent('storage'));
  });

type Actor = ReturnType<typeof useMultiview>['actor'];

const stay = () => undefined;

function openTab(code?: string) {
  const found = vi.fn<(actor: Actor, store: DeviceStore) => void>();
  function Tab() {
    useMultiviewLink(code, {}, stay);
    found(useMultiview().actor, useDeviceStore());
    return null;
  }
  function Stored() {
    const { initial, save } = useStoredMultiview();
    return (
      <MultiviewProvider initial={initial} readPresets={useReadPresets()} onSave={save}>
        <Tab />
      </MultiviewProvider>
    );
  }
  const { unmount } = render(
    <FeaturePage client={clientOf({ getMultiviewRecord: () => Promise.resolve({}) })}>
      <Stored />
    </FeaturePage>,
  );
  if (!found.mock.lastCall) throw new Error('The tab was not drawn.');
  const [actor, store] = found.mock.lastCall;
  return {
    close: unmount,
    context: () => actor.getSnapshot().context,
    /** What the machine knows of the layouts of all tabs. */
    presets: (): MultiviewPresets => actor.getSnapshot().context.readPresets(),
    /** What the components of this tab know of the device. */
    known: () => store.get().multiview,
    send: (event: MultiviewEvent) => act(() => actor.send(event)),
    change: (change: (before: StoredMultiview) => StoredMultiview) =>
      act(() => store.send({ type: 'multiview.change', change })),
  };
}

it('a layout that a link has opened is stored', () => {
  const tab = openTab(CODE);
  expect(stored().cells.map(({ content }) => content)).toEqual(
    cellsOf(CODE).map(({ content }) => content),
  );
  tab.close();
});

it('the stored layout comes back, and each change is written', () => {
  write({ cells: cellsOf(CODE), muted: ['c1'], muteOthers: true });
  const tab = openTab();
  expect(tab.context()).toMatchObject({ cells: cellsOf(CODE), muted: ['c1'], muteOthers: true });
  tab.send({ type: 'cell.place', id: 'c0', h: 12 });
  expect(stored().cells[0]).toMatchObject({ id: 'c0', h: 12 });
  tab.send({ type: 'sound.unmute', id: 'c1' });
  expect(stored().muted).toEqual(['c0']);
  tab.close();
  expect(openTab().context()).toMatchObject({ cells: stored().cells, muted: ['c0'] });
});

it('offsets of archive sync stay when the layout changes', () => {
  write({ syncOffsets: { aaaaaaaaaaa: 2 } });
  openTab().send({ type: 'cell.add' });
  expect(stored()).toMatchObject({ cells: [{ x: 0 }], syncOffsets: { aaaaaaaaaaa: 2 } });
});

it('what another tab saves arrives here, and the layout of this tab stays', () => {
  write({ cells: cellsOf(CODE) });
  const tab = openTab();
  const theirs = { name: 'Theirs', code: 'AAYM' };
  writeElsewhere({
    cells: cellsOf('AAYY'),
    ownPresets: [theirs],
    youtubeUrls: ['their address'],
    autoLayouts: [null, 'AAYM'],
  });
  expect(tab.context().cells).toEqual(cellsOf(CODE));
  expect(tab.presets()).toEqual({ ownPresets: [theirs], autoLayouts: [null, 'AAYM'] });
  expect(tab.known().youtubeUrls).toEqual(['their address']);
  // Hearing of it is no change of the layout: the one of the other tab stays stored.
  expect(stored().cells).toEqual(cellsOf('AAYY'));
});

it('nothing is lost when both tabs save before they have received each other’s change', () => {
  write({ ownPresets: [{ name: 'Old', code: 'AAYM' }], youtubeUrls: ['old address'] });
  const tab = openTab();
  write({
    ownPresets: [
      { name: 'Old', code: 'AAYM' },
      { name: 'Theirs', code: 'AAMM' },
    ],
    youtubeUrls: ['their address', 'old address'],
    autoLayouts: [null, 'AAYM'],
  });
  tab.change((before) => withUsedUrl(before, 'youtube', 'own address'));
  tab.send({ type: 'cell.add' });
  const { cells } = tab.context();
  tab.change((before) => withPreset(before, { cells, name: 'Own' }));
  tab.change((before) => withoutPreset(before, 'AAYM'));
  const all = {
    ownPresets: [
      { name: 'Theirs', code: 'AAMM' },
      { name: 'Own', code: 'AAEG' },
    ],
    youtubeUrls: ['own address', 'their address', 'old address'],
  };
  expect(stored()).toMatchObject(all);
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(tab.known()).toMatchObject(all);
});
