import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { actions, notice, text, title as titleStyle } from './Notice.css';

export interface NoticeProps {
  /** Default `info`. */
  readonly tone?: 'info' | 'warning' | 'danger' | 'success';
  readonly title?: string;
  readonly children?: ReactNode;
  /** What helps: a button or a link. */
  readonly action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for a pause. Default `status`. */
  readonly role?: 'status' | 'alert';
}

const ICONS: Readonly<Record<NonNullable<NoticeProps['tone']>, IconName>> = {
  info: 'broadcast',
  warning: 'warning',
  danger: 'warning',
  success: 'check',
};

/** A short message in the flow of the page. Renders a `<div>`. */
export const Notice = ({
  tone = 'info',
  title,
  children,
  action,
  role = 'status',
}: NoticeProps) => (
  <div role={role} className={notice[tone]}>
    <Icon name={ICONS[tone]} />
    <div className={text}>
      {title ? <strong className={titleStyle}>{title}</strong> : null}
      {children}
    </div>
    {action ? <div className={actions}>{action}</div> : null}
  </div>
);
