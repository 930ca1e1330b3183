import type { ReactNode, Ref } from 'react';
import { DangerIcon, Icon, InfoIcon, SuccessIcon, WarningIcon, type IconType } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { actions, notice, picture, text, title as titleStyle } from './Notice.css';

/** Props of `Notice`. */
export interface NoticeProps extends StyleProps {
  /** What kind of matter it is: its colour and its picture. Default `info`. */
  readonly tone?: 'info' | 'warning' | 'danger' | 'success';
  /** What is the matter, in a few words. */
  readonly title?: string;
  /** More about it. */
  readonly children?: ReactNode;
  /** What helps: a button or a link. */
  readonly action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for a pause. Default `status`. */
  readonly role?: 'status' | 'alert';
  /** The element. */
  readonly ref?: Ref<HTMLDivElement>;
}

const ICONS: Readonly<Record<NonNullable<NoticeProps['tone']>, IconType>> = {
  info: InfoIcon,
  warning: WarningIcon,
  danger: DangerIcon,
  success: SuccessIcon,
};

/** A short message in the flow of the page. Renders a `<div>`. */
export const Notice = ({
  tone = 'info',
  title,
  children,
  action,
  role = 'status',
  ref,
  className,
  style,
}: NoticeProps) => (
  <div ref={ref} role={role} className={classNames(notice[tone], className)} style={style}>
    <span className={picture[tone]}>
      <Icon icon={ICONS[tone]} />
    </span>
    <div className={text}>
      {title ? <strong className={titleStyle}>{title}</strong> : null}
      {children}
    </div>
    {action ? <div className={actions}>{action}</div> : null}
  </div>
);
