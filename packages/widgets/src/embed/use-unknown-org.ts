/** Warns the owner of a page of an organization that the server does not know, because nothing is ever shown of it. */
import { ALL_ORGS } from '@oshimado/domain';
import { useEffect } from 'react';
import { orgsQuery } from '../base/queries';
import type { EmbedHooks } from './lazy-element';
import { serverOf } from './servers';

export interface OrgAsked extends Pick<EmbedHooks<unknown>, 'complain'> {
  readonly api: string;
  /** Empty for all. */
  readonly org: string;
  /** Channels count before the organization. */
  readonly channels?: readonly string[];
  /** Whether the answer was empty; the list of all organizations is loaded only then. */
  readonly isEmpty: boolean;
}

export function useUnknownOrg({ api, org, channels, isEmpty, complain }: OrgAsked): void {
  const isUnsure = isEmpty && !channels?.length && org !== '' && org !== ALL_ORGS;
  useEffect(() => {
    if (!isUnsure) return;
    const warn = (orgs: readonly { readonly name: string }[]) => {
      if (orgs.every(({ name }) => name !== org))
        complain(`org="${org}" is no organization of ${api}; nothing is shown of it.`);
    };
    // Without the list there is no notice.
    const { client, queries } = serverOf(api);
    queries
      .fetchQuery(orgsQuery(client))
      .then(warn)
      .catch(() => undefined);
  }, [isUnsure, org, api, complain]);
}
