import { expect, it } from 'vitest';
import { tabHref, tabOf } from './channels-address';

it('the tabs of the channel list are addresses that keep the organization', () => {
  const search = new URLSearchParams('org=Nijisanji&tab=blocked');
  expect(tabOf(search)).toBe('blocked');
  expect(tabHref('subber', search)).toBe('/channel?org=Nijisanji&tab=subber');
  expect(tabHref('vtuber', search)).toBe('/channel?org=Nijisanji');
  expect(tabOf(new URLSearchParams('tab=nonsense'))).toBe('vtuber');
});
