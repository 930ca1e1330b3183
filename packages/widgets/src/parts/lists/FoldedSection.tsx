import { shortNumber } from '@oshimado/locales';
import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, ChevronRightIcon } from '@oshimado/ui/icon';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useId, type ReactNode } from 'react';
import { useWidgets } from '../../base/context';
import * as css from './FoldedSection.css';

export interface FoldedSectionProps extends StyleProps {
  readonly name: string;
  /** How many entries it has. */
  readonly count: number;
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  /** Id of the heading, for buttons that it describes. Default one of its own. */
  readonly headingId?: string;
  /** Buttons beside the heading. Default none. */
  readonly actions?: ReactNode;
  /** Level of the heading. Default 2. */
  readonly headingLevel?: 2 | 3;
  readonly children: ReactNode;
}

/** A list below a heading that folds it: fold sign, count, name, and what can be done with all of it. Renders a `<section>`. */
export function FoldedSection(props: FoldedSectionProps) {
  const { name, count, isFolded, onFold, actions, headingLevel = 2, className, style } = props;
  const { language } = useWidgets();
  const [ownId, panel] = [useId(), useId()];
  const heading = props.headingId ?? ownId;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(css.section, className)} style={style} aria-labelledby={heading}>
      <div className={css.bar}>
        <Heading className={css.heading}>
          <Button
            id={heading}
            variant="plain"
            size="small"
            className={css.fold}
            startIcon={isFolded ? ChevronRightIcon : ChevronDownIcon}
            aria-expanded={!isFolded}
            aria-controls={panel}
            onClick={() => onFold(!isFolded)}
          >
            <span className={css.count}>{shortNumber(count, language)}</span>{' '}
            <span className={css.name}>{name}</span>
          </Button>
        </Heading>
        {actions}
      </div>
      <div id={panel} hidden={isFolded}>
        {isFolded ? null : props.children}
      </div>
    </section>
  );
}
