import { PortalPage } from '../../pages/portal.page';
import { expect, test } from '../../support/keys';

test('a guest goes past the bars, through the tabs, the filter, the displays and the menu of a card', async ({
  page,
  keys,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  await keys.press('Tab');
  await keys.see(page.getByRole('link', { name: 'Skip to content' }));
  await keys.press('Enter');
  const archive = page.getByRole('tab', { name: 'Archive' });
  await keys.tabTo(page.getByRole('tab', { selected: true }), 'ArrowRight');
  await keys.see(archive);
  await keys.press('Enter');
  await expect(page).toHaveURL('/#archive');
  await expect(portal.cards.first()).toBeVisible();

  const filter = page.getByRole('button', { name: 'Filter and sort' });
  const panel = page.getByRole('dialog', { name: 'Filter and sort' });
  await keys.tabTo(filter, 'Enter');
  const collabs = panel.getByRole('switch', { name: 'Hide collab streams' });
  await keys.tabTo(collabs, 'Space');
  await expect(collabs).toBeChecked();
  await keys.press('Escape');
  await expect(panel).toBeHidden();
  await keys.see(filter);

  const displays = page.getByRole('button', { name: 'View', exact: true });
  await keys.tabTo(displays, 'Enter');
  await keys.see(page.getByRole('menuitemradio', { name: 'Large cards' }));
  await keys.type('d');
  await keys.see(page.getByRole('menuitemradio', { name: 'Dense list' }));
  await keys.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await keys.see(displays);
  await keys.tabBackTo(page.getByRole('button', { name: /^Dense list\./ }), 'Space');
  await keys.see(page.getByRole('button', { name: /^Large cards\./ }));

  const more = portal.cards.first().getByRole('button', { name: /^Actions for/ });
  await keys.tabTo(more, 'Enter');
  await keys.see(page.getByRole('menuitem', { name: 'Open on YouTube' }));
  await keys.press('End', 'ArrowUp', 'Home', 'Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await keys.see(more);
});

test('a guest chooses the organization from the menu and from all of them', async ({
  page,
  keys,
}) => {
  const portal = new PortalPage(page);
  await portal.open('/');
  const org = page.getByRole('button', { name: /^Organization: / });
  await keys.tabTo(org, 'Enter');
  await keys.see(page.getByRole('menuitemradio').first());
  await keys.type('n');
  await keys.see(page.getByRole('menuitemradio', { name: 'Nijisanji' }));
  await keys.press('Enter');
  await expect(org).toHaveAccessibleName(/Niji/);
  await keys.see(org);
  await expect(portal.cards.first()).toBeVisible();

  const all = page.getByRole('dialog', { name: 'Organization' });
  await keys.press('Enter');
  await keys.see(page.getByRole('menuitemradio').first());
  await keys.press('End');
  await keys.see(page.getByRole('menuitem', { name: 'Show all' }));
  await keys.press('Enter');
  await expect(all).toBeVisible();
  await keys.tabTo(all.getByRole('button', { name: /^Add .* to favorites$/ }).first(), 'Space');
  await keys.press('Escape');
  await expect(all).toBeHidden();
  await keys.see(org);
});
