/** Tells the page which streams have a mark: those this device reminds of; fetched after the page, whose first view does without. */
import { useEffect } from 'react';
import { useRemindedIds } from '../../parts/push/push-query';

export interface ReminderSourceProps {
  /** Called with their ids, and again with each change. The same function as long as the page is shown. */
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

/** Renders nothing. */
export default function ReminderSource({ onChange }: ReminderSourceProps) {
  const ids = useRemindedIds();
  useEffect(() => onChange(ids), [ids, onChange]);
  return null;
}
