/** `/about/terms`, `/about/privacy` and `/about/imprint`: what the operator wrote. */
import { localeTag } from '@oshimado/domain';
import { useClient } from '@oshimado/widgets/internal/base/context';
import { ApiError, isUnknown } from '@oshimado/widgets/internal/base/errors';
import { siteTextQuery } from '@oshimado/widgets/internal/base/queries';
import { useLanguage, useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import * as css from '../../shell/page.css';
import { PageSpinner } from '../../shell/PageSpinner';
import NotFound from '../NotFound';
import { Markdown } from './Markdown';
import { siteTextNamed, type SiteTextName } from './site-text-address';

function Text({ name }: { name: SiteTextName }) {
  const { language } = useLanguage();
  const client = useClient();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    siteTextQuery(client, { name, lang: localeTag(language) }),
  );
  if (data) return <Markdown lang={data.lang} text={data.markdown} />;
  if (isPending) return <PageSpinner />;
  if (isUnknown(error)) return <NotFound />;
  return (
    <ApiError missing="page" error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  );
}

function Page({ name }: { name: SiteTextName }) {
  const t = useTranslate('about');
  const title = t(`texts.${name}`);
  usePageTitle(title);
  return (
    <div className={css.narrowPage}>
      <h1 className={css.title}>{title}</h1>
      <Text name={name} />
    </div>
  );
}

export default function SiteTextPage() {
  const name = siteTextNamed(useParams()['text']);
  return name === undefined ? <NotFound /> : <Page name={name} />;
}
