/** The sync of a layout begins with the first part that needs it, and outlives that part. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../../testing';
import { MultiviewProvider } from '../grid';
import { SyncProvider } from '.';
import { useSyncPlace } from './SyncProvider';
import { useSync, useSyncActor, WithSync } from './WithSync';

const noOffsets = {};
const nothing = () => undefined;
const seen: unknown[] = [];

function Part() {
  seen.push(useSyncActor());
  return <p>{useSync(({ context }) => `${context.chain.length} in step`)}</p>;
}

function Begun() {
  return useSyncPlace().actor === null ? <p>not begun</p> : <p>begun</p>;
}

const client = clientOf({});
const initial = { cells: [] };
const readPresets = () => ({ ownPresets: [], autoLayouts: [] });

function Page({ isShown }: { readonly isShown: boolean }) {
  return (
    <FeaturePage client={client}>
      <MultiviewProvider initial={initial} readPresets={readPresets}>
        <SyncProvider hasArchives={false} query={noOffsets} offsets={noOffsets} onOffsets={nothing}>
          <Begun />
          {isShown ? (
            <WithSync>
              <Part />
            </WithSync>
          ) : null}
        </SyncProvider>
      </MultiviewProvider>
    </FeaturePage>
  );
}

it('the sync begins with the first part that needs it, and goes on without it', async () => {
  const { rerender } = render(<Page isShown={false} />);
  const shown = (isShown: boolean) => rerender(<Page isShown={isShown} />);
  expect(await screen.findByText('not begun')).toBeDefined();
  shown(true);
  expect(await screen.findByText('0 in step')).toBeDefined();
  shown(false);
  expect(screen.getByText('begun')).toBeDefined();
  shown(true);
  expect(new Set(seen).size).toBe(1);
});
