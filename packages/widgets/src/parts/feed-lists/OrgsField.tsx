import { ALL_ORGS, ORGS_AT_ONCE_MAX, searchFold, type ListedOrg } from '@oshimado/domain';
import { Combobox, type ComboboxOption } from '@oshimado/ui/combobox';
import { textLanguage } from '../video-card';
import { useOrgName } from '../../base/sentences';
import { useOrgs } from '../../base/queries';
import type { ShownOrgs } from './feed-address';
import { useComboboxLabels, useLanguage } from '../../base/sentences';

/** Which organizations the page shows; one more puts their boards together. */
export function OrgsField({ orgs, showOrgs }: ShownOrgs) {
  const { t, language } = useLanguage();
  const all = useOrgs();
  const labels = useComboboxLabels();
  const nameOf = useOrgName();
  const optionOf = (org: ListedOrg): ComboboxOption => {
    const label = nameOf(org);
    return { value: org.name, label, lang: textLanguage(label, language) };
  };
  const chosen = orgs.map((name) => all.find((org) => org.name === name) ?? { name });
  const change = (value: readonly ComboboxOption[]) => {
    const names = value.map(({ value: name }) => name);
    // One more than "All Vtubers" is that one; "All Vtubers" after others is all.
    const isNarrower = orgs.includes(ALL_ORGS) && names.length > 1;
    showOrgs(isNarrower ? names.filter((name) => name !== ALL_ORGS) : names);
  };
  return (
    <Combobox
      multiple
      label={t('display.orgs')}
      description={t('display.orgsHint', { max: ORGS_AT_ONCE_MAX })}
      placeholder={t('display.orgPlaceholder')}
      fold={searchFold}
      options={all.map(optionOf)}
      value={chosen.map(optionOf)}
      onValueChange={change}
      labels={labels}
    />
  );
}
