/** Texts of the operator about the site. */
import type { Client, SiteText } from '@oshimado/contract';
import type { ServerQuery } from './server-query';

/** One of them, in this language if there is one. */
export const siteTextQuery = (
  client: Client,
  { name, lang }: Pick<SiteText, 'name' | 'lang'>,
): ServerQuery<SiteText> => ({
  queryKey: ['site-text', name, lang],
  queryFn: ({ signal }) => client.getSiteText({ name, lang }, { signal }),
});
