/** Which organization's board is shown. A form, so that it works before and without script. */
import { Button } from '@oshimado/ui/button';
import { Select } from '@oshimado/ui/select';
import { useLocation } from 'react-router-dom';
import { usePageState } from '../app/page-context';
import { useHydrated } from '../app/use-hydrated';
import { useOrgs } from '../app/use-orgs';
import { useLanguage } from '../i18n/LanguageProvider';
import { useCurrentOrg } from '../preferences/use-current-org';
import { form } from './OrgSelector.css';

export function OrgSelector() {
  const { t, language } = useLanguage();
  const { state } = usePageState();
  const { pathname } = useLocation();
  const [org, chooseOrg] = useCurrentOrg();
  const isHydrated = useHydrated();
  const orgs = useOrgs(state.orgs.length > 0 ? state.orgs : undefined);
  const isKnown = orgs.some(({ name }) => name === org);
  const options = orgs.map(({ name, name_jp }) => ({
    value: name,
    label: language === 'ja' ? (name_jp ?? name) : name,
  }));
  return (
    <form method="get" action={pathname} className={form}>
      <Select
        data-testid="org-selector"
        name="org"
        label={t('settings.organization')}
        hideLabel
        value={org}
        onChange={(event) => chooseOrg(event.currentTarget.value)}
        options={isKnown ? options : [...options, { value: org, label: org }]}
      />
      {isHydrated ? null : (
        <noscript>
          <Button type="submit" size="small">
            {t('settings.apply')}
          </Button>
        </noscript>
      )}
    </form>
  );
}
