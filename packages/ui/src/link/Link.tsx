import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { ExternalIcon, Icon } from '../icon';
import { classNames } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import { mark, tones } from './Link.css';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** Props of `Link`, and those of an `<a>`; `externalLabel` takes the place of `target` and `rel`. */
export interface LinkProps extends Omit<AnchorProps, 'target' | 'rel'> {
  /** What it leads to, in its own words: never "here". */
  readonly children: ReactNode;
  /** `text` for links in running text, `quiet` among other links. Default `text`. */
  readonly tone?: 'text' | 'quiet';
  /** Says that it opens in a new tab, such as "opens in a new tab"; with it, it does. */
  readonly externalLabel?: string;
  /** A router's link. Default `<a>`. */
  readonly component?: ComponentType<AnchorProps>;
}

/** Somewhere to go, in text. Renders an `<a>`. */
export function Link({
  children,
  tone = 'text',
  externalLabel,
  component,
  className,
  ...rest
}: LinkProps) {
  const Anchor = component ?? 'a';
  // A page that is opened must not reach back into ours.
  const elsewhere = externalLabel ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Anchor className={classNames(tones[tone], className)} {...rest} {...elsewhere}>
      {children}
      {externalLabel ? (
        <span className={mark}>
          <Icon icon={ExternalIcon} size="small" mirror />
          <VisuallyHidden>{externalLabel}</VisuallyHidden>
        </span>
      ) : null}
    </Anchor>
  );
}
