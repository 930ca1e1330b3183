import { Button } from '../button';
import { Icon, OfflineIcon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { picture, root, text, title as titleStyle, texts } from './OfflineState.css';

/** Props of `OfflineState`. */
export interface OfflineStateProps extends StyleProps {
  /** That there is no connection. */
  readonly title: string;
  /** What that means here: how old what is shown is, what is kept for later. */
  readonly description?: string;
  /** Text of the button that tries at once. Needed with `onRetry`: there is no button without texts. */
  readonly retryLabel?: string;
  /** Called to try at once; without it there is no button. */
  readonly onRetry?: () => void;
  /** It is being tried: the button stays and takes no press. Default false. */
  readonly busy?: boolean;
}

/** Says that the connection is gone and how old the rest of the page is. Renders a `<div role="status">`. */
export const OfflineState = ({
  title,
  description,
  retryLabel,
  onRetry,
  busy = false,
  className,
  style,
}: OfflineStateProps) => (
  <div role="status" className={classNames(root, className)} style={style}>
    <span className={picture}>
      <Icon icon={OfflineIcon} />
    </span>
    <div className={texts}>
      <span className={titleStyle}>{title}</span>
      {description ? <span className={text}>{description}</span> : null}
    </div>
    {onRetry && retryLabel ? (
      <Button size="small" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    ) : null}
  </div>
);
