/** The dialog with all organizations, for every page: a command opens it on pages without a selector too. */
import type { ListedOrg } from '@oshimado/domain';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { askedPart } from '../../base/asked-part';

const OrgDialog = askedPart(() => import('./OrgDialog'));

/** Id of the selector: the focus goes there when the dialog closes. */
export const ORG_SELECTOR_ID = 'org-selector';

interface OrgDialogContextValue {
  readonly open: () => void;
}

const OrgDialogContext = createContext<OrgDialogContextValue | null>(null);

/** Opens the dialog with all organizations. The same object for the life of the page. */
export function useOrgDialog(): OrgDialogContextValue {
  const value = useContext(OrgDialogContext);
  if (!value) throw new Error('Oshimado: a part needs <OrgDialogProvider> around it.');
  return value;
}

/** The dialog was opened from a menu or the palette, which is closed by now, so the focus would be lost. */
const focusSelector = () => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`#${ORG_SELECTOR_ID} button`)?.focus();
};

export interface OrgDialogProviderProps {
  /** Called with the organization the viewer chose in the dialog. */
  readonly onChoose: (org: ListedOrg) => void;
  readonly children: ReactNode;
}

export function OrgDialogProvider({ onChoose, children }: OrgDialogProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const value = useMemo(() => ({ open: () => setOpen(true) }), []);
  return (
    <OrgDialogContext value={value}>
      {children}
      {isOpen ? (
        <OrgDialog onChoose={onChoose} onClose={() => setOpen(false)} onClosed={focusSelector} />
      ) : null}
    </OrgDialogContext>
  );
}
