/** Reads new lines aloud, politely and not more often than every five seconds: the newest one counts. */
import type { Chat } from '@oshimado/contract';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { textOfLine } from './ChatText';

const ANNOUNCE_MS = 5_000;

export function Announcer({ lines }: { readonly lines: readonly Chat[] }) {
  const t = useTranslate('translations');
  const newest = lines.at(-1);
  const [said, setSaid] = useState<Chat>();
  const lastAt = useRef(-Infinity);
  /** What was there when the panel opened is not read. */
  const known = useRef<Chat | undefined>(undefined);
  useEffect(() => {
    const before = known.current;
    if (newest === undefined || newest === before) return undefined;
    if (before === undefined || newest.timestamp < before.timestamp) {
      known.current = newest;
      return undefined;
    }
    const wait = Math.max(0, lastAt.current + ANNOUNCE_MS - Date.now());
    const timer = setTimeout(() => {
      known.current = newest;
      lastAt.current = Date.now();
      setSaid(newest);
    }, wait);
    return () => clearTimeout(timer);
  }, [newest]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {said ? t('said', { name: said.name, text: textOfLine(said.message) }) : ''}
      </span>
    </VisuallyHidden>
  );
}
