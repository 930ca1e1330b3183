/** Who entered a placeholder: one of the four kinds, or nobody. */
import type { Credits } from '@oshimado/contract';
import type { Chance } from '../chance';

const CREDITS: readonly (Credits | null)[] = [
  { editor: { name: 'Window Cleaner', user: '4600' } },
  { datasource: { name: 'Oshimado Demo', link: 'https://example.com/oshimado-demo' } },
  { bot: { name: 'Schedule Owl', link: 'https://example.com/owl', user: 'owl' } },
  { discord: { name: '460046004600460046', link: 'oshimado', user: 'windowsill' } },
  null,
];

export const creditsOf = (chance: Chance): Credits | null => chance.pick(CREDITS);
