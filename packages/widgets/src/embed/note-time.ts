import { pageClock, timeOfAnswer } from '../base/ticker/page-clock';

/**
 * Takes the time of a server where the device is far off. For a page that is gone back to, browsers answer from their cache whatever the
 * age of the answer is.
 */
export function noteTime(answer: Response): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit && 'type' in visit && visit.type === 'back_forward'))
    pageClock.noteServer(timeOfAnswer(answer));
}
