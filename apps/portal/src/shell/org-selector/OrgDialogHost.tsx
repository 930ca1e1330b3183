/** The dialog with all orgs, for every page: a command opens it where there is no selector as well. */
import { isOrgDialogOpen } from '@oshimado/machines/org-selection';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { askedPart } from '../../errors/asked-part';
import { ORG_SELECTOR_ID } from './org-selector-id';
import { useOrgAddress } from './use-org-address';

const OrgDialog = askedPart(() => import('./OrgDialog'));

/** What opened it may be an entry of a menu or of the palette, which is gone. */
const focusSelector = () => {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`#${ORG_SELECTOR_ID} button`)?.focus();
};

export function OrgDialogHost() {
  useOrgAddress();
  const send = useSend('org');
  const isOpen = useActorValue('org', isOrgDialogOpen, false);
  return isOpen ? (
    <OrgDialog onClose={() => send({ type: 'dialog.close' })} onClosed={focusSelector} />
  ) : null;
}
