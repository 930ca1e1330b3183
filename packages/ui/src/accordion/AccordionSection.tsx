'use client';

import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon, Icon } from '../icon';
import { arrow, body, clip, content, heading, item as itemStyle, trigger } from './Accordion.css';

interface AccordionSectionProps {
  readonly title: ReactNode;
  readonly held: ReactNode;
  readonly disabled: boolean | undefined;
  readonly isOpen: boolean;
  readonly headingLevel: 2 | 3 | 4;
  readonly onToggle: () => void;
}

/** Whether it is folding or unfolding. What is open at first does not move. */
function useMoving(isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(isOpen);
  const [isMoving, setMoving] = useState(false);
  if (before !== isOpen) {
    setBefore(isOpen);
    setMoving(true);
  }
  useLayoutEffect(() => {
    // Only then: the question makes the browser lay out the page.
    if (!isMoving) return;
    // With reduced motion no animation starts, so no event comes at its end; jsdom has no animations.
    const moves = panel.current?.getAnimations?.() ?? [];
    if (!moves.some(({ playState }) => playState === 'running')) setMoving(false);
  }, [isMoving]);
  return { panel, isMoving, end: () => setMoving(false) };
}

/** One section. What it holds is there while it is open, and until it has folded. */
export function AccordionSection({
  title,
  held,
  disabled,
  isOpen,
  headingLevel,
  onToggle,
}: AccordionSectionProps) {
  const [triggerId, panelId] = [useId(), useId()];
  const { panel, isMoving, end } = useMoving(isOpen);
  const Heading = `h${headingLevel}` as const;
  const state = isOpen ? 'open' : 'closed';
  const isThere = isOpen || isMoving;
  return (
    <div className={itemStyle} data-state={state}>
      <Heading className={heading}>
        <button
          type="button"
          id={triggerId}
          className={trigger}
          data-state={state}
          disabled={disabled}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
        >
          {title}
          <span className={arrow}>
            <Icon icon={ChevronDownIcon} size="small" />
          </span>
        </button>
      </Heading>
      <div
        ref={panel}
        role="region"
        id={panelId}
        aria-labelledby={triggerId}
        className={content}
        data-state={state}
        data-moving={isMoving || undefined}
        hidden={!isThere}
        onAnimationEnd={(event) => {
          if (event.target === event.currentTarget) end();
        }}
      >
        <div className={clip}>{isThere ? <div className={body}>{held}</div> : null}</div>
      </div>
    </div>
  );
}
