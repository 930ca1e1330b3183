/** The selector where no script runs: a list and a button that sends it. */
import { Button } from '@oshimado/ui/button';
import { Select } from '@oshimado/ui/select';
import { textLanguage } from '@oshimado/widgets';
import { useLocation } from 'react-router-dom';
import { usePageState } from '../../app/page-context';
import { sortOrgs } from '../../app/use-orgs';
import { useLanguage } from '../../i18n/LanguageProvider';
import * as css from './OrgSelector.css';

export function OrgForm({ org }: { org: string }) {
  const { t, language } = useLanguage();
  const { state } = usePageState();
  const { pathname } = useLocation();
  const optionOf = (value: string, label: string) => ({
    value,
    label,
    lang: textLanguage(label, language),
  });
  const options = sortOrgs(state.orgs).map(({ name, name_jp }) =>
    optionOf(name, language === 'ja' ? (name_jp ?? name) : name),
  );
  const isKnown = options.some(({ value }) => value === org);
  return (
    <form method="get" action={pathname} className={css.form}>
      <Select
        name="org"
        label={t('org.label')}
        hideLabel
        defaultValue={org}
        options={isKnown ? options : [...options, optionOf(org, org)]}
      />
      <Button type="submit" size="small">
        {t('org.apply')}
      </Button>
    </form>
  );
}
