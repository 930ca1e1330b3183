import { createContext, useContext, useState, type ReactNode } from 'react';
import { useStore } from '../../base/state/use-store';
import { createStage, emptyStage, type Stage, type StageState } from './stage';

const StageContext = createContext<Stage | null>(null);

/** What plays on a page; above the pages, so that it goes on when the viewer goes to another one. */
export function StageProvider({ children }: { children: ReactNode }) {
  const [stage] = useState(createStage);
  return <StageContext value={stage}>{children}</StageContext>;
}

/** The same object for the life of the page. */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) {
    throw new Error('Oshimado: a part needs <StageProvider> around it.');
  }
  return stage;
}

/** A part of the stage's state; it must be a primitive, or the same object until it changes. */
export const useStageState = <T,>(select: (state: StageState) => T): T =>
  useStore(useStage(), select, emptyStage);
