import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, PortalPage } from '../../testing/portal-page';
import { DrawerFooter } from './DrawerFooter';

await import('./SocialLinks');

const footer = (social: readonly { kind: 'x' | 'discord'; href: string }[]) =>
  render(
    <PortalPage client={clientOf({})} siteLinks={{ social, extension: {} }}>
      <DrawerFooter onLeave={() => undefined} />
    </PortalPage>,
  );
const outside = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .flatMap(({ href }) => (href.startsWith('https:') ? [href] : []));

it('links the accounts of the site, if the operator has set any', async () => {
  footer([
    { kind: 'x', href: 'https://x.example/oshimado' },
    { kind: 'discord', href: 'https://discord.example/oshimado' },
  ]);
  await screen.findByRole('link', { name: 'Discord' });
  expect(outside()).toEqual(['https://x.example/oshimado', 'https://discord.example/oshimado']);
});

it('the foot of the drawer has no account links on a site without accounts', () => {
  footer([]);
  expect(screen.getByRole('link', { name: 'Language: English' })).toBeTruthy();
  expect(outside()).toEqual([]);
});
