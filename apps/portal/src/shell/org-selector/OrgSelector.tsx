/**
 * Whose streams are shown: a button in the top bar with the favourites in a menu, from where a dialog has all orgs
 * (`OrgDialogHost`). The menu is code of its own, fetched when the button is wanted. Without script a plain form stands in its place.
 */
import { orgNamed } from '@oshimado/domain';
import { selectCurrentOrg } from '@oshimado/machines/org-selection';
import { isOrgTipShown } from '@oshimado/machines/first-visit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { parseOrgs } from '../../app/orgs-in-address';
import { latePart } from '../../errors/late-part';
import { usePageState } from '../../app/page-context';
import { useCurrentOrg } from '../../preferences/use-current-org';
import { OrgButton } from './OrgButton';
import { ORG_SELECTOR_ID } from './org-selector-id';
import { OrgForm } from './OrgForm';
import * as css from './OrgSelector.css';

const OrgTip = latePart(() => import('./OrgTip'));

/** The org shown, by its short name; the number of the others where the address names several. */
function useShownOrg() {
  const { state } = usePageState();
  const [org] = useCurrentOrg();
  const [search] = useSearchParams();
  const current = useActorValue('org', selectCurrentOrg, null);
  const [first = org, ...others] = parseOrgs(search.get('org'));
  const known = state.orgs.find(({ name }) => name === first);
  const short = current?.name === first ? current.short : (known?.short ?? orgNamed(first).short);
  return { name: first, short, othersCount: others.length };
}

export function OrgSelector() {
  const isHome = useLocation().pathname === '/';
  const shown = useShownOrg();
  // Elsewhere it would cover the heading of a page that may have nothing to do with the org.
  const isTipShown = useActorValue('tips', isOrgTipShown, false) && isHome;
  const sendTips = useSend('tips');
  return (
    <div
      id={ORG_SELECTOR_ID}
      className={css.root}
      data-tip={isTipShown || undefined}
      data-testid="org-selector"
    >
      <OrgButton {...shown} onOpen={() => sendTips({ type: 'tip.dismiss' })} />
      <noscript>
        <OrgForm org={shown.name} />
      </noscript>
      {isTipShown ? (
        <OrgTip
          onSeen={() => sendTips({ type: 'tip.seen' })}
          onClose={() => sendTips({ type: 'tip.dismiss' })}
        />
      ) : null}
    </div>
  );
}
