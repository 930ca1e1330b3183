/** Panels with all their parts. */
import type { ReactNode } from 'react';
import { OffsetTools } from './OffsetTools';
import type { TranslationsPanelProps } from './panel-options';
import { PanelPartsContext, type PanelParts } from './panel-parts';
import { LanguageMenu, MoreTools } from './PanelTools';
import { PanelWindows } from './PanelWindows';
import { TranslationsPanel } from './TranslationsPanel';

const all: PanelParts = { LanguageMenu, MoreTools, OffsetTools, PanelWindows };

/** Gives the panels inside it all parts. */
export const WholePanels = ({ children }: { readonly children: ReactNode }) => (
  <PanelPartsContext value={all}>{children}</PanelPartsContext>
);

/** `TranslationsPanel` with all parts. */
export const WholeTranslationsPanel = (props: TranslationsPanelProps) => (
  <WholePanels>
    <TranslationsPanel {...props} />
  </WholePanels>
);
