/** The tip that points a new viewer at the organization selector: shown once, until it is closed or its time is over. */
import { useCallback, useEffect, useState } from 'react';
import { useDeviceStore } from '../../base/device';

const CRAWLER = /bot|crawl|spider|slurp/i;

export function useOrgTip() {
  const store = useDeviceStore();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { firstVisit, showOrgTip } = store.get().tips;
    // The introduction of a first visit says the same, without covering a card.
    // oxlint-disable-next-line react/set-state-in-effect -- the server and hydration do not know which tips this device has seen
    setShown(showOrgTip && !firstVisit && !CRAWLER.test(navigator.userAgent));
  }, [store]);
  /** Stores that the tip was seen; it stays on screen until it is closed. */
  const remember = useCallback(() => {
    const { tips } = store.get();
    if (!tips.showOrgTip) return;
    const value = { ...tips, showOrgTip: false };
    store.send({ type: 'choice.change', choice: { name: 'tips', value } });
  }, [store]);
  const close = useCallback(() => {
    remember();
    setShown(false);
  }, [remember]);
  return { isShown, remember, close };
}
