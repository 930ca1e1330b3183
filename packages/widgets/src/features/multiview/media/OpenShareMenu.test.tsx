/** The share menu begins the sync of a layout, also where its archives are not played in step. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawLayouts } from '../../../testing/layouts-page';
import { video } from '../../../testing/videos';
import { SyncProvider } from '../sync';
import { OpenShareMenu } from './OpenShareMenu';

const noQuery = {};
const STORED = { bbbbbbbbbbb: 1.5 };
const archive = (id: string, start: string) =>
  video({ id, status: 'past', start_actual: start, duration: 3_600 });
const ARCHIVES = [
  archive('aaaaaaaaaaa', '2026-03-01T10:00:00.000Z'),
  archive('bbbbbbbbbbb', '2026-03-01T10:01:00.000Z'),
];

it('the share menu keeps the stored offsets of archives that are not played in step, and shares them', async () => {
  const onOffsets = vi.fn();
  await drawLayouts(
    <SyncProvider hasArchives={false} query={noQuery} offsets={STORED} onOffsets={onOffsets}>
      <OpenShareMenu trigger={<button type="button">Share</button>} />
    </SyncProvider>,
    {
      code: 'AAMYaaaaaaaaaaa,MAMYbbbbbbbbbbb',
      client: { getVideos: () => Promise.resolve(ARCHIVES) },
    },
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  const shared = () => new URL(field.value).searchParams.get('offsets');
  await waitFor(() => expect(shared()).toBe('0,1.5'));
  expect(onOffsets).not.toHaveBeenCalled();
});
