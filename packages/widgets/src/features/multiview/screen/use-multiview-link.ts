/** Opens the layout of a shared address: at once if there is none yet, else after a question. */
import { readChatPanels } from '@oshimado/domain';
import { selectShareCode } from '@oshimado/machines/multiview';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../../base/context';
import { reportError } from '../../../base/reporting';
import { useMultiviewEvents, useMultiview, useSendMultiview } from '../grid';

/** `onLeft`: the address shall be the plain one, because the layout is another than that of the link. */
export function useMultiviewLink(
  code: string | undefined,
  query: Readonly<Record<string, string>>,
  onLeft: () => void,
): void {
  const client = useClient();
  const { actor } = useMultiview();
  const send = useSendMultiview();
  const isRefused = useRef(false);
  const [panels] = useState(() => readChatPanels(query));
  /** What the link has become, once it is open. */
  const opened = useRef<string>(undefined);
  // The machine is asked in an effect of its own, after this one listens.
  useMultiviewEvents('*', (event) => {
    // A link with faults would not be counted by the server.
    if (event.type === 'link.refused' || event.type === 'link.repaired') isRefused.current = true;
    // After a reload the layout of the address is there already.
    if (
      event.type === 'change.refused' &&
      event.change === 'link.open' &&
      event.code === 'unchanged'
    )
      opened.current = selectShareCode(actor.getSnapshot());
    if (event.type === 'layout.changed' || event.type === 'chat.changed') {
      const now = selectShareCode(actor.getSnapshot());
      const isLink =
        event.type === 'layout.changed' &&
        (event.by === 'link.open' || event.by === 'question.confirm');
      if (isLink && opened.current === undefined) opened.current = now;
      // Opened again by a reload, it would ask to replace what the viewer has made of it.
      else if (opened.current !== undefined && opened.current !== now) {
        opened.current = undefined;
        onLeft();
      }
    }
    const isKept =
      event.type === 'link.refused' ||
      (event.type === 'question.cancelled' && event.reason === 'link');
    if (isKept) onLeft();
  });
  useEffect(() => {
    if (code === undefined) return;
    isRefused.current = false;
    opened.current = undefined;
    send({ type: 'link.open', code, panels });
    // An unreadable link was not opened, so it is not counted.
    if (isRefused.current) return;
    // A count that fails is the server's loss, not the viewer's.
    client.getMultiviewRecord({ link: code }).catch(reportError);
  }, [client, send, code, panels]);
}
