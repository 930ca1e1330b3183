'use client';

/**
 * Short messages about what has just happened. They wait while somebody points at them, has the focus among them or has
 * left the window, and F8 leads to them from anywhere (WCAG 2.2, 2.2.1).
 */
import * as Radix from '@radix-ui/react-toast';
import { useState, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../button';
import {
  CloseIcon,
  DangerIcon,
  Icon,
  InfoIcon,
  SuccessIcon,
  WarningIcon,
  type IconType,
} from '../icon';
import { classNames, type StyleProps } from '../style-props';
import {
  action as actionStyle,
  description as textStyle,
  picture,
  title as titleStyle,
  tones,
  viewport,
} from './Toast.css';
import { useMessageRoom } from './use-message-room';

/** Long enough to read two lines twice. */
const STAYS_MS = 6000;

/** Props of `ToastRegion`. */
export interface ToastRegionProps extends StyleProps {
  /** Name of the region, such as "Notifications"; `{hotkey}` in it becomes the key that leads there. */
  readonly label: string;
  /** The page, with the toasts anywhere in it. */
  readonly children: ReactNode;
  /** Milliseconds a toast stays unless it says otherwise. Default 6000. */
  readonly duration?: number;
}

/** The name without the key, with which each message is read aloud; Radix fills the key in only for the region. */
const withoutHotkey = (label: string) => label.replace(/\s*\p{Ps}?\{hotkey\}\p{Pe}?/u, '');

/** Where toasts appear, once a page. Renders its children and a `<div role="region">` with an `<ol>`. */
export const ToastRegion = ({
  label,
  children,
  duration = STAYS_MS,
  className,
  style,
}: ToastRegionProps) => {
  const [list, setList] = useState<HTMLOListElement | null>(null);
  useMessageRoom(list);
  return (
    <Radix.Provider duration={duration} label={withoutHotkey(label)}>
      {children}
      <Radix.Viewport
        ref={setList}
        className={classNames(viewport, className)}
        style={style}
        label={label}
        hotkey={['F8']}
      />
    </Radix.Provider>
  );
};

/** Props of `Toast`. */
export interface ToastProps extends StyleProps {
  /** What has happened. */
  readonly title: string;
  /** More about it. */
  readonly description?: string;
  /** Default `info`. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Name of the button that closes it. */
  readonly closeLabel: string;
  /** What can be done about it: one button that takes a ref. Needs `actionHint`. */
  readonly action?: ReactElement;
  /** How to do the same elsewhere, for screen reader users, such as "Undo in the list's menu". */
  readonly actionHint?: string;
  /** Milliseconds it stays; Infinity until it is closed. Default that of the region. */
  readonly duration?: number;
  /** Whether it is open, where the owner decides. */
  readonly open?: boolean;
  /** Open at first, where it decides itself. Default true. */
  readonly defaultOpen?: boolean;
  /** Called when it closes: by time, key, button or a swipe. */
  readonly onOpenChange?: (open: boolean) => void;
}

const ICONS: Readonly<Record<NonNullable<ToastProps['tone']>, IconType>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};

/** One message; what failed interrupts a screen reader, all else waits for a pause. Renders an `<li>`. */
export const Toast = ({
  title,
  description,
  tone = 'info',
  closeLabel,
  action,
  actionHint = title,
  className,
  style,
  ...state
}: ToastProps) => (
  <Radix.Root
    className={classNames(tones[tone], className)}
    // A dialog that opens later disables the pointer for this layer: a press on the toast would go to the dialog and close it.
    style={{ ...style, pointerEvents: 'auto' }}
    type={tone === 'danger' ? 'foreground' : 'background'}
    {...state}
  >
    <span className={picture[tone]}>
      <Icon icon={ICONS[tone]} />
    </span>
    <div>
      <Radix.Title className={titleStyle}>{title}</Radix.Title>
      {description ? (
        <Radix.Description className={textStyle}>{description}</Radix.Description>
      ) : null}
    </div>
    <Radix.Close asChild>
      <IconButton icon={CloseIcon} label={closeLabel} />
    </Radix.Close>
    {action ? (
      <div className={actionStyle}>
        <Radix.Action altText={actionHint} asChild>
          {action}
        </Radix.Action>
      </div>
    ) : null}
  </Radix.Root>
);
