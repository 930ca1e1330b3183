/** A bordered group with its heading and an address of its own. */
import { useId, type ReactNode } from 'react';
import * as css from './settings.css';

interface SettingsGroupProps {
  /** Names it in an address: `/settings#updates`. */
  readonly id: string;
  readonly title: string;
  /** In the slim form it stands below the title of a dialog. Default false. */
  readonly isSlim?: boolean;
  readonly children: ReactNode;
}

export function SettingsGroup({ id, title, isSlim = false, children }: SettingsGroupProps) {
  const headingId = useId();
  const Heading = isSlim ? 'h3' : 'h2';
  return (
    <section {...(!isSlim && { id })} className={css.group} aria-labelledby={headingId}>
      <Heading id={headingId} className={css.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
