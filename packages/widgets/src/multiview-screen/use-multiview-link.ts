/** Opens the layout of a shared address: at once if there is none yet, else after a question. */
import { useEffect, useRef } from 'react';
import { useClient } from '../context';
import { reportError } from '../errors';
import { useMultiviewEvents, useSendMultiview } from '../multiview';

export function useMultiviewLink(code: string | undefined, onKept: () => void): void {
  const client = useClient();
  const send = useSendMultiview();
  const isRefused = useRef(false);
  // The machine is asked in an effect of its own, after this one listens.
  useMultiviewEvents((event) => {
    if (event.type === 'link.refused') isRefused.current = true;
    const isKept =
      event.type === 'link.refused' ||
      (event.type === 'question.cancelled' && event.reason === 'link');
    if (isKept) onKept();
  });
  useEffect(() => {
    if (code === undefined) return;
    isRefused.current = false;
    send({ type: 'link.open', code });
    // An unreadable link was not opened, so it is not counted.
    if (isRefused.current) return;
    // A count that fails is the server's loss, not the viewer's.
    client.getMultiviewRecord({ link: code }).catch(reportError);
  }, [client, send, code]);
}
