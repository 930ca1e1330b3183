import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { CopyField } from './CopyField';

const writeText = vi.fn<(text: string) => Promise<void>>();
const onCopied = vi.fn<() => void>();
beforeEach(async () => {
  writeText.mockReset().mockResolvedValue();
  onCopied.mockReset();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await act(async () =>
    render(
      <FeaturePage client={clientOf({})}>
        <CopyField label="Your key" value="oshi_key" onCopied={onCopied} />
      </FeaturePage>,
    ),
  );
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your key' });
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy: Your key' })));

it('a copy field copies at a press on the button or the text, and says so aloud', async () => {
  await press();
  expect(writeText).toHaveBeenCalledWith('oshi_key');
  expect(document.querySelector('output')?.textContent).toBe('Copied');
  await act(async () => fireEvent.click(field()));
  expect(onCopied).toHaveBeenCalledTimes(2);
});

it('where copying fails, the text is selected and help is shown', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await press();
  expect(onCopied).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  expect(field().selectionEnd).toBe('oshi_key'.length);
  expect(screen.getByText(/Your browser blocked copying/)).toBeTruthy();
});
