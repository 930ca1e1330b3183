import { ALL_ORGS, type ListedOrg } from '@oshimado/domain';
import { useLanguage, useTranslate } from './SentencesProvider';

/** What viewers read for the name of an organization: "All Vtubers" is a name that only the server and addresses know. */
export function useOrgLabel(): (name: string) => string {
  const t = useTranslate();
  return (name) => (name === ALL_ORGS ? t('welcome.all') : name);
}

/** Its full name in the language of the page. */
export function useOrgName(): (org: ListedOrg) => string {
  const labelOf = useOrgLabel();
  const { language } = useLanguage();
  return ({ name, name_jp: japanese }) =>
    language === 'ja' && japanese ? japanese : labelOf(name);
}
