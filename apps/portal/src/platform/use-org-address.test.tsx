/** Whatever changes the organizations of an address changes them alone, and begins at the first page. */
import { moduleKey } from '@oshimado/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { clientOf, PortalPage } from '../testing/portal-page';
import { useChooseOrg, useShownOrgs } from './use-current-org';
import { useOrgAddress } from './use-org-address';

function Page() {
  useOrgAddress();
  const { orgs, showOrgs } = useShownOrgs();
  const choose = useChooseOrg();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <p>{orgs.join(' and ')}</p>
      <button onClick={() => choose({ name: 'VShojo', short: 'VShojo' })}>one</button>
      <button onClick={() => showOrgs(['VShojo', 'Nijisanji'])}>two</button>
    </>
  );
}

const open = (address: string) =>
  render(
    <PortalPage client={clientOf({ getOrgs: () => Promise.resolve([]) })} address={address}>
      <Page />
    </PortalPage>,
  );
const address = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a chosen organization replaces that of the address, and is kept on the device', () => {
  open('/?org=Nijisanji,Hololive&page=3&q=x#archive');
  press('one');
  expect(address()).toBe('/?org=VShojo&q=x#archive');
  expect(localStorage.getItem(moduleKey('org'))).toContain('VShojo');
});

it('an address without an organization stays so when one is chosen', () => {
  open('/?page=3');
  press('one');
  expect([address(), screen.getByText('VShojo')]).toEqual(['/?page=3', expect.anything()]);
});

it('several organizations stand in the address, and the chosen one stays', () => {
  open('/?page=3#archive');
  press('two');
  expect(address()).toBe('/?org=VShojo%2CNijisanji#archive');
  expect(screen.getByText('VShojo and Nijisanji')).toBeTruthy();
  expect(localStorage.getItem(moduleKey('org'))).toBeNull();
});

it('an organization that there is not leaves the address', async () => {
  open('/?org=Nobody&page=3&q=x');
  await waitFor(() => expect(address()).toBe('/?q=x'));
  expect(localStorage.getItem(moduleKey('org'))).toBeNull();
});
