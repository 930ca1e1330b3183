import { useSendDevice } from '@oshimado/widgets';
import { useEffect } from 'react';

/**
 * Stores the browser's time zone, so that the next page the server draws can name clock times. For a component within the page:
 * a change above it while the page is being taken over would make React take over all of it at once.
 */
export function useBrowserZone(): void {
  const send = useSendDevice();
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    send({ type: 'timeZone.change', timeZone });
  }, [send]);
}
