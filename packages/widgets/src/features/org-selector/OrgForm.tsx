/** The selector where scripts are off: a list and a button that sends it. */
import { sortOrgs } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Select } from '@oshimado/ui/select';
import { useKnownOrgs } from '../../base/queries';
import { useLanguage } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card';
import * as css from './OrgSelector.css';
import { useOrgName } from '../../base/sentences/use-org-name';

export interface OrgFormProps {
  /** Name of the organization shown. */
  readonly org: string;
  readonly action: string;
}

export function OrgForm({ org, action }: OrgFormProps) {
  const { t, language } = useLanguage();
  const nameOf = useOrgName();
  const orgs = useKnownOrgs();
  const optionOf = (value: string, label: string) => ({
    value,
    label,
    lang: textLanguage(label, language),
  });
  const options = sortOrgs(orgs).map((known) => optionOf(known.name, nameOf(known)));
  const isKnown = options.some(({ value }) => value === org);
  return (
    <form method="get" action={action} className={css.form}>
      <Select
        name="org"
        label={t('org.label')}
        hideLabel
        defaultValue={org}
        options={isKnown ? options : [...options, optionOf(org, nameOf({ name: org }))]}
      />
      <Button type="submit" size="small">
        {t('org.apply')}
      </Button>
    </form>
  );
}
