/** Marks the cards below it that are new since the visit before. */
import { isNewSince } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { createContext, Suspense, useContext, useMemo, type ReactNode } from 'react';
import {
  useWidgets,
  WidgetsProvider,
  type CardActions,
  type CardPartProps,
} from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useVisits } from '../../base/visits';
import * as css from './NewMarks.css';

interface Marks extends Pick<CardActions, 'SaveToggle' | 'watchedIds'> {
  /** Epoch ms. */
  readonly newSince: number;
}

const MarksContext = createContext<Marks | null>(null);

function Mark() {
  const t = useTranslate('away');
  return (
    <span className={css.mark} data-part="new">
      <Badge tone="accent">{t('new')}</Badge>
    </span>
  );
}

/** What is over the corner of a card's picture is the one part that the page gives to every card. */
function MarkedToggle(props: CardPartProps) {
  const marks = useContext(MarksContext);
  if (marks === null) return null;
  const { SaveToggle, watchedIds, newSince } = marks;
  const isNew = isNewSince(props.video, newSince) && !watchedIds.has(props.video.id);
  return (
    <>
      {isNew ? (
        // Until its sentence is loaded a card has no mark.
        <Suspense>
          <Mark />
        </Suspense>
      ) : null}
      <SaveToggle {...props} />
    </>
  );
}

export function NewMarks({ children }: { readonly children: ReactNode }) {
  const environment = useWidgets();
  const newSince = useVisits()?.newSince ?? null;
  const { cardActions } = environment;
  const marks = useMemo<Marks | null>(
    () => (cardActions && newSince !== null ? { ...cardActions, newSince } : null),
    [cardActions, newSince],
  );
  const value = useMemo(
    () =>
      marks && cardActions
        ? { ...environment, cardActions: { ...cardActions, SaveToggle: MarkedToggle } }
        : environment,
    [environment, cardActions, marks],
  );
  return (
    <MarksContext value={marks}>
      <WidgetsProvider value={value}>{children}</WidgetsProvider>
    </MarksContext>
  );
}
