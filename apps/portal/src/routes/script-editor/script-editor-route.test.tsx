import { fireEvent, render, screen } from '@testing-library/react';
import { useChangeSetting } from '@oshimado/widgets/internal/base/device';
import { expect, it, vi } from 'vitest';
import { clientOf, PortalPage, Where, where } from '../../testing/portal-page';
import ScriptEditorRoute from './ScriptEditorRoute';

function Setting() {
  const change = useChangeSetting();
  return <button onClick={() => change('liveTlLang', 'ja')}>Japanese</button>;
}

it('the address of the script editor keeps the language that it was opened with', async () => {
  render(
    <PortalPage client={clientOf({})} address="/scripteditor?video=YT_aaaaaaaaaaa">
      <ScriptEditorRoute />
      <Setting />
      <Where />
    </PortalPage>,
  );
  const named = '/scripteditor?video=YT_aaaaaaaaaaa&tl=en';
  await vi.waitFor(() => expect(where()).toBe(named));
  fireEvent.click(screen.getByRole('button', { name: 'Japanese' }));
  expect(where()).toBe(named);
});

it('the address of the script editor stays empty until a script is chosen', () => {
  render(
    <PortalPage client={clientOf({})} address="/scripteditor">
      <ScriptEditorRoute />
      <Where />
    </PortalPage>,
  );
  expect(where()).toBe('/scripteditor');
});
