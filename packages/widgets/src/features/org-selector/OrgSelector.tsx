/**
 * Shows whose streams are listed: a button that opens a menu of favorites, and from there a dialog with all organizations
 * (`OrgDialogProvider`). The code of the menu is loaded when the button is hovered, focused or pressed. Without scripts a plain
 * form is shown instead.
 */
import { orgNamed, type ListedOrg } from '@oshimado/domain';
import { useDeviceState } from '../../base/device';
import { latePart } from '../../base/late-part';
import { useKnownOrgs } from '../../base/queries';
import { OrgButton } from './OrgButton';
import { ORG_SELECTOR_ID } from './OrgDialogProvider';
import { OrgForm } from './OrgForm';
import * as css from './OrgSelector.css';
import { useOrgTip } from './use-org-tip';

const OrgTip = latePart(() => import('./OrgTip'));

export interface OrgSelectorProps {
  /** Names of the organizations the page shows; at least one. The first is named on the button, the others are counted. */
  readonly orgs: readonly string[];
  /** Called with the organization the viewer chose in the menu. */
  readonly onChoose: (org: ListedOrg) => void;
  /** Address to which the form without scripts sends `org`. */
  readonly formAction: string;
  /** Whether the page has room for the tip of a first visit. */
  readonly canShowTip: boolean;
}

/** The short name: as this device or the list of organizations knows it. */
function useShortName(name: string): string {
  const known = useKnownOrgs().find((org) => org.name === name);
  const current = useDeviceState(({ org }) => org.current);
  return current.name === name ? current.short : (known?.short ?? orgNamed(name).short);
}

export function OrgSelector({ orgs, onChoose, formAction, canShowTip }: OrgSelectorProps) {
  const [name = '', ...others] = orgs;
  const short = useShortName(name);
  const tip = useOrgTip();
  const isTipShown = tip.isShown && canShowTip;
  return (
    <div
      id={ORG_SELECTOR_ID}
      className={css.root}
      data-tip={isTipShown || undefined}
      data-testid="org-selector"
    >
      <OrgButton
        name={name}
        short={short}
        othersCount={others.length}
        onOpen={tip.close}
        onChoose={onChoose}
      />
      <noscript>
        <OrgForm org={name} action={formAction} />
      </noscript>
      {isTipShown ? <OrgTip onSeen={tip.remember} onClose={tip.close} /> : null}
    </div>
  );
}
