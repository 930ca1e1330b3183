/** Parts of a multiview on a page, with the machine of its layout at hand. */
import type { Client } from '@oshimado/contract';
import {
  decodeMultiview,
  defaultChoices,
  moduleKey,
  writeModule,
  type MultiviewCell,
  type StoredMultiview,
} from '@oshimado/domain';
import type { DeviceStore } from '@oshimado/machines/device-store';
import type { MultiviewEmitted, MultiviewEvent } from '@oshimado/machines/multiview';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { MultiviewProvider, useMultiview } from '../features/multiview/grid';
import { useReadPresets } from '../features/multiview/layouts';
import { useDeviceStore } from '../base/device';
import { clientOf } from './feature-page';
import { FeaturePage } from './english-page';

type Multiview = ReturnType<typeof useMultiview>;

/** The cells of a code. */
export function cellsOf(code: string): readonly MultiviewCell[] {
  const decoded = decodeMultiview(code);
  if (!decoded.ok) throw new Error(`This is no layout: ${code}`);
  return decoded.cells;
}

interface LayoutsPageOptions extends Omit<Partial<StoredMultiview>, 'cells'> {
  /** The layout, with its videos. Default none. */
  readonly code?: string;
  /** Ids of its cells. Default those of the code. */
  readonly ids?: readonly string[] | undefined;
  readonly isMobile?: boolean;
  readonly client?: Partial<Client>;
}

/** Draws the parts; answers what changes and reads the layout, and the players of its cells. */
export async function drawLayouts(
  children: ReactNode,
  { code, ids = [], isMobile = false, client = {}, ...saved }: LayoutsPageOptions = {},
) {
  const ofCode = code === undefined ? [] : cellsOf(code);
  const cells = ofCode.map((cell, at) => ({ ...cell, id: ids[at] ?? cell.id }));
  const initial = { ...defaultChoices('en').multiview, ...saved, cells };
  localStorage.setItem(moduleKey('multiview'), writeModule('multiview', initial).text);
  const found = vi.fn<(multiview: Multiview, device: DeviceStore) => void>();
  function Probe() {
    found(useMultiview(), useDeviceStore());
    return null;
  }
  const InMultiview = () => (
    <MultiviewProvider initial={initial} readPresets={useReadPresets()} isMobile={isMobile}>
      <Probe />
      {children}
    </MultiviewProvider>
  );
  // React goes on with what suspends, such as a lazy dialog, only in an act that is awaited.
  // oxlint-disable-next-line typescript/require-await -- an async act is one that is awaited
  await act(async () => {
    render(
      <FeaturePage client={clientOf(client)}>
        <InMultiview />
      </FeaturePage>,
    );
  });
  if (!found.mock.lastCall) throw new Error('The page was not drawn.');
  const [{ actor, players }, device] = found.mock.lastCall;
  const emitted: MultiviewEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return {
    emitted,
    players,
    /** What the device stores. */
    stored: () => device.storage.read('multiview'),
    context: () => actor.getSnapshot().context,
    // oxlint-disable-next-line typescript/require-await -- an async act is one that is awaited
    send: (event: MultiviewEvent) => act(async () => actor.send(event)),
  };
}
