import type { ReactNode } from 'react';
import { PagePartsContext, WidgetsProvider, type WidgetsOptions } from '../../base/context';
import { pageParts } from './page-parts';

/** Gives the widgets inside it their sentences, links and clock. */
export function PageWidgets({ value, children }: { value: WidgetsOptions; children: ReactNode }) {
  return (
    <PagePartsContext value={pageParts}>
      <WidgetsProvider value={value}>{children}</WidgetsProvider>
    </PagePartsContext>
  );
}
