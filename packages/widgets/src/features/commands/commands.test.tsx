/** Commands by key and by name; what each does is given by the page. */
import { writeModule } from '@oshimado/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, Where, where } from '../../testing';
import { CommandKeys } from './CommandKeys';
import type { CommandRuns } from '../../parts/key-bindings/commands';
import { CommandsProvider, useCommandsWindow } from './CommandsProvider';

await Promise.all([import('./CommandPalette'), import('./ShortcutsDialog')]);

function Keys({ runs }: { readonly runs: CommandRuns }) {
  const { open } = useCommandsWindow();
  return <CommandKeys runs={{ ...runs, 'palette.open': () => open('palette') }} />;
}

const draw = (runs: CommandRuns) =>
  render(
    <FeaturePage
      client={clientOf({
        getOrgs: () => Promise.resolve([{ name: 'VSPO', short: null, name_jp: null }]),
      })}
    >
      <CommandsProvider>
        <input aria-label="Field" />
        <Keys runs={runs} />
        <Where />
      </CommandsProvider>
    </FeaturePage>,
  );

describe('keys', () => {
  it('run their command, also as a sequence', () => {
    const refresh = vi.fn();
    const home = vi.fn();
    draw({ 'page.refresh': refresh, 'go.home': home });
    fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' });
    expect(refresh).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: 'g', code: 'KeyG' });
    fireEvent.keyDown(document.body, { key: 'h', code: 'KeyH' });
    expect(home).toHaveBeenCalledOnce();
  });

  it('keys run their command on a layout without Latin letters', () => {
    const refresh = vi.fn();
    const home = vi.fn();
    const toggle = vi.fn();
    draw({ 'page.refresh': refresh, 'go.home': home, 'theme.toggle': toggle });
    fireEvent.keyDown(document.body, { key: 'к', code: 'KeyR' });
    expect(refresh).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: 'п', code: 'KeyG' });
    fireEvent.keyDown(document.body, { key: 'р', code: 'KeyH' });
    expect(home).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: 'В', code: 'KeyD', shiftKey: true });
    expect(toggle).toHaveBeenCalledOnce();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('keys of an own choice run their command by the letter that the layout writes', () => {
    const chosen = { 'page.refresh': 'я', 'messages.open': null };
    const { key, text } = writeModule('keys', { hasCharacterKeys: true, chosen });
    localStorage.setItem(key, text);
    const refresh = vi.fn();
    draw({ 'page.refresh': refresh });
    fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ' });
    expect(refresh).toHaveBeenCalledOnce();
    localStorage.removeItem(key);
  });

  it('keys are no business of an event without a key, which a browser sends that fills in a field', () => {
    draw({});
    expect(() => fireEvent(screen.getByRole('textbox'), new Event('keydown'))).not.toThrow();
  });

  it('keys are ignored in a text field, while a key is held down and once something handled them', () => {
    const refresh = vi.fn();
    draw({ 'page.refresh': refresh });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'r', code: 'KeyR' });
    fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR', repeat: true });
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' });
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('the palette', () => {
  const opened = async (runs: CommandRuns) => {
    draw(runs);
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    return within(await screen.findByRole('dialog'));
  };

  it('the palette offers only commands that can be run, and runs the chosen one', async () => {
    const toggle = vi.fn();
    const palette = await opened({ 'theme.toggle': toggle });
    expect(await palette.findAllByRole('option')).toHaveLength(1);
    fireEvent.click(palette.getByRole('option'));
    expect(toggle).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the palette opens the page of an organization', async () => {
    const palette = await opened({});
    fireEvent.change(palette.getByRole('combobox'), { target: { value: 'vspo' } });
    fireEvent.click(await palette.findByRole('option', { name: /^VSPO/ }));
    expect(where()).toBe('/?org=VSPO');
  });
});
