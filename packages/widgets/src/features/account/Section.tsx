import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useId, type ReactNode, type Ref } from 'react';
import * as css from './account.css';

export interface SectionProps {
  readonly heading: string;
  /** Hides the heading from everyone but screen readers. Default false. */
  readonly isHeadingHidden?: boolean;
  readonly children: ReactNode;
  /** Draws a frame that marks the target of the address. Default false. */
  readonly isMarked?: boolean;
  readonly id?: string;
  /** Ref of the heading, to move the focus there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A framed section of the account page. */
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
