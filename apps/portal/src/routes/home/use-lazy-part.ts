/** A part that is fetched when it is first wanted. What it takes the place of stays until it is there. */
import { useRef, useState, type ComponentType } from 'react';
import { reportError } from '../../errors/report';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';

export interface LazyPart<P> {
  /** null until it was opened once. */
  readonly Part: ComponentType<P> | null;
  /** Fetches it, so that it is there when it is opened: on hover and focus. */
  readonly prepare: () => void;
  readonly open: () => void;
}

export function useLazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const t = useTranslate();
  const notify = useNotify();
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const asked = useRef<Promise<ComponentType<P>>>(undefined);
  const fetchOnce = () => {
    asked.current ??= load();
    return asked.current.catch((error: unknown) => {
      // The next press tries again.
      asked.current = undefined;
      throw error;
    });
  };
  const fail = (error: unknown) => {
    reportError(error);
    notify({ title: t('display.loadFailed'), tone: 'danger', key: 'lazy-part' });
  };
  return {
    Part,
    prepare: () => void fetchOnce().catch(() => undefined),
    open: () => void fetchOnce().then((part) => setPart(() => part), fail),
  };
}
