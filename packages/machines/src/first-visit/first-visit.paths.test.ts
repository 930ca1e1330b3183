import { provePaths } from '../testing/machine-paths';
import { firstVisitMachine } from './first-visit.machine';

provePaths({
  machine: firstVisitMachine,
  inputs: [
    { showOrgTip: true, firstVisit: true },
    { showOrgTip: false, firstVisit: false },
    { showOrgTip: true, firstVisit: true, isCrawler: true },
  ],
  events: [
    { type: 'tip.seen' },
    { type: 'tip.dismiss' },
    { type: 'notice.dismiss' },
    { type: 'tips.replaced', showOrgTip: true, firstVisit: true },
    { type: 'tips.replaced', showOrgTip: false, firstVisit: false },
  ],
  seen: ({ value, context }) => ({ value, ...context }),
  transient: ['tip.deciding', 'notice.deciding'],
});
