/** A part of the page with its heading and an address of its own. */
import { useId, type ReactNode } from 'react';
import * as css from './about.css';

interface AboutSectionProps {
  /** Names it in an address: `/about#changelog`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function AboutSection({ id, title, children }: AboutSectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
