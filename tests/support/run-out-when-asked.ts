import { expect, vi } from 'vitest';

/** Ends the time for an answer once a stand-in has the next request, of which `requests` tells the number. `vi.restoreAllMocks` ends it. */
export function runOutWhenAsked(requests: () => number): void {
  const over = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  const before = requests();
  const asked = vi.waitFor(() => expect(requests()).toBeGreaterThan(before));
  void asked.then(() => over.abort(new DOMException('The time is over.', 'TimeoutError')));
}
