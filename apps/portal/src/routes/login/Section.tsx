import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useId, type ReactNode, type Ref } from 'react';
import * as css from './Section.css';

export interface SectionProps {
  readonly heading: string;
  /** Keep the heading for screen readers only. Default false. */
  readonly isHeadingHidden?: boolean;
  readonly children: ReactNode;
  /** The address leads here. Default false. */
  readonly isMarked?: boolean;
  readonly id?: string;
  /** Its heading, for whoever leads the focus there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** One matter of the account, below the others. */
export function Section({
  heading,
  isHeadingHidden = false,
  children,
  isMarked = false,
  id,
  headingRef,
}: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={css.section} aria-labelledby={headingId} data-marked={isMarked}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className={css.heading}>
        {isHeadingHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      </h2>
      {children}
    </section>
  );
}
