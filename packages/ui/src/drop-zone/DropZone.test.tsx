import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DropZone, type DropZoneProps } from './DropZone';

const draw = (props: Partial<DropZoneProps> = {}) => {
  const [onFiles, onRefused] = [vi.fn(), vi.fn()];
  render(<DropZone label="Files" onFiles={onFiles} onRefused={onRefused} {...props} />);
  const field = screen.getByLabelText('Files');
  const drop = (...files: readonly File[]) =>
    fireEvent.drop(field, { dataTransfer: { files: [...files] } });
  return { field, drop, onFiles, onRefused };
};

describe('DropZone', () => {
  it('DropZone is described by texts that are there, with a description or without', () => {
    for (const description of [undefined, 'SRT only']) {
      const ids = draw({ description }).field.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(ids).toHaveLength(description ? 2 : 1);
      expect(ids.every((id) => document.getElementById(id))).toBe(true);
      cleanup();
    }
  });

  it('parts dropped files into those it takes and those it refuses', () => {
    const { drop, onFiles, onRefused } = draw({ accept: '.srt' });
    const [good, bad] = [new File(['1'], 'a.srt'), new File(['1'], 'b.txt')];
    drop(good, bad);
    expect(onFiles.mock.calls).toEqual([[[good]]]);
    expect(onRefused.mock.calls).toEqual([[[{ file: bad, reason: 'type' }], [good]]]);
  });

  it.each([{ disabled: true }, { busy: true }])('DropZone takes nothing while %j', (off) => {
    const { drop, onFiles } = draw(off);
    drop(new File(['1'], 'a.srt'));
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('a file that misses DropZone is not opened in place of the page, as long as there is one', () => {
    /** Whether the browser goes on with what it does by itself. */
    const dropBeside = (type: string) =>
      fireEvent.drop(document.body, { dataTransfer: { types: [type], files: [] } });
    draw();
    expect(dropBeside('Files')).toBe(false);
    expect(dropBeside('text/uri-list')).toBe(true);
    cleanup();
    expect(dropBeside('Files')).toBe(true);
  });
});
