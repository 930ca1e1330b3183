/** Page around a widget in tests; not exported from the package. */
import { createTranslate } from '@oshimado/locales';
import type { ReactNode } from 'react';
import type { WidgetsOptions } from '../base/context';
import { PageWidgets } from '../parts/page-parts';
import { widgetMessages } from './messages';
import { NOW } from './videos';
import { stoppedTicker } from './manual-ticker';

/** A clock fixed at the given time. */
export const stoppedAt = (now: number) => {
  const ticker = stoppedTicker(now);
  return () => ticker;
};

export const pageOptions: WidgetsOptions = {
  t: createTranslate(widgetMessages, 'en'),
  language: 'en',
  initialNow: NOW,
  timeZone: 'UTC',
  ticker: stoppedAt(NOW),
};

export const Page = ({
  options,
  children,
}: {
  options?: Partial<WidgetsOptions>;
  children: ReactNode;
}) => <PageWidgets value={{ ...pageOptions, ...options }}>{children}</PageWidgets>;
