/** Tells the org selection where the page is, and does to the address what it asks for. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useActors } from '../../actors/ActorsProvider';
import { parseOrgs, writeOrgs } from '../../app/orgs-in-address';
import { useChangeSearch } from '../../app/use-change-search';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';

const HOME = '/';
const FAVORITES = '/favorites';

export function useOrgAddress(): void {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const org = useActors()?.org;
  const named = parseOrgs(search.get('org'));
  // Several are a view of the home page; none of them is the chosen one.
  const onlyOne = named.length === 1 ? (named[0] ?? null) : null;
  const isOnFavorites = pathname === FAVORITES;

  const replaceOrg = (name: string | null) =>
    changeSearch((next) => {
      if (name === null) next.delete('org');
      else next.set('org', writeOrgs([name]));
      next.delete('page');
    });
  const onChosen = useEffectEvent(
    (name: string, { goesHome, replacesQuery }: { goesHome: boolean; replacesQuery: boolean }) => {
      if (goesHome) void navigate(HOME);
      else if (replacesQuery || named.length > 1) replaceOrg(name);
    },
  );
  const onRefused = useEffectEvent((name: string, code: string) => {
    if (code !== 'unknown') return;
    const title = t('org.unknown', { name });
    notify({ key: 'org', tone: 'warning', title, description: t('org.unknownHint') });
    if (name === onlyOne) replaceOrg(null);
  });
  useEffect(() => {
    if (!org) return undefined;
    const chosen = org.on('org.chosen', (notice) => onChosen(notice.org.name, notice));
    const refused = org.on('org.refused', ({ name, code }) => onRefused(name, code));
    return () => {
      chosen.unsubscribe();
      refused.unsubscribe();
    };
  }, [org]);

  useEffect(() => {
    org?.send({ type: 'address.changed', org: onlyOne, isOnFavorites });
  }, [org, onlyOne, isOnFavorites]);
}
