/** A bordered group with a heading, and an id for links. */
import { useId, type ReactNode } from 'react';
import * as css from './settings.css';

interface SettingsGroupProps {
  /** For links to it: `/settings#updates`. */
  readonly id: string;
  readonly title: string;
  /** Inside the popover of the quick settings: a smaller heading, no id. Default false. */
  readonly isSlim?: boolean;
  readonly children: ReactNode;
}

export function SettingsGroup({ id, title, isSlim = false, children }: SettingsGroupProps) {
  const headingId = useId();
  const Heading = isSlim ? 'h3' : 'h2';
  return (
    <section id={isSlim ? undefined : id} className={css.group} aria-labelledby={headingId}>
      <Heading id={headingId} className={css.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
