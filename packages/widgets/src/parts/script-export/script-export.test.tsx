/** What the dialog writes, and what it says meanwhile. */
import type { Script } from '@oshimado/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, englishMessages, FeaturePage } from '../../testing';
import { recordDownloads } from '../../testing/downloads';
import { ScriptExportDialog, type ScriptExportDialogProps } from '.';

const downloads = recordDownloads();

const messages = await englishMessages();

const script: Script = {
  lines: [
    { start: 1_000, duration: 1_500, text: 'Hello <3', profile: 0 },
    { start: 3_000, duration: 500, text: 'Bye', profile: 1 },
  ],
  profiles: [
    { name: 'Aoi', color: null, outline: null },
    { name: 'Ren', color: null, outline: null },
  ],
};

type Given = Partial<Pick<ScriptExportDialogProps, 'script' | 'hasFailed' | 'onRetry'>>;

function Opened(given: Given) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ScriptExportDialog
      name="me - Evening: chat"
      script={script}
      {...given}
      open={isOpen}
      onClose={() => setOpen(false)}
    />
  );
}

const open = (given: Given = {}) =>
  render(
    <StrictMode>
      <FeaturePage client={clientOf({})} messages={messages}>
        <Opened {...given} />
      </FeaturePage>
    </StrictMode>,
  );
const button = () => screen.getByRole('button', { name: 'Download' });

describe('downloading a script', () => {
  it('counts lines and speakers, and names the file', () => {
    open();
    expect(screen.getByText('2 lines · 2 speakers')).toBeDefined();
    expect(screen.getByText('Will be saved as me - Evening_ chat.srt')).toBeDefined();
  });

  it.each([
    ['.srt', 'me - Evening_ chat.srt', '00:00:01,000 --> 00:00:02,500'],
    ['.ass', 'me - Evening_ chat.ass', 'Dialogue: 0,0:00:01.00,0:00:02.50,Aoi'],
    ['.ttml', 'me - Evening_ chat.ttml', 'Hello &lt;3'],
    ['.vtt', 'me - Evening_ chat.vtt', '<v Aoi>Hello &lt;3'],
  ])('%s is written with its own ending and form', async (format, name, part) => {
    open();
    fireEvent.click(screen.getByRole('radio', { name: format }));
    fireEvent.click(button());
    const [saved] = downloads;
    expect(saved?.name).toBe(name);
    expect(await saved?.file.text()).toContain(part);
    expect(await screen.findByText(`Downloaded ${name}`)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('downloading a script is not possible without lines, and says so', () => {
    open({ script: { lines: [], profiles: [] } });
    expect(screen.getByText('There are no lines to download yet.')).toBeDefined();
    expect(button()).toHaveProperty('disabled', true);
  });

  it('a script that failed to load can be downloaded again', () => {
    const onRetry = vi.fn();
    open({ script: undefined, hasFailed: true, onRetry });
    expect(button()).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
