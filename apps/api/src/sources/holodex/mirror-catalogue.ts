/** The organizations and channels of another service. */
import type { SourceContext } from '../source';
import type { PoliteClient } from './polite-client';
import { readChannel, readOrg } from './read-channel';
import { readPage } from './read-page';
import { list } from './values';

export const API = '/api/v2';
const PAGE = 100;

export async function mirrorOrgs({ store }: SourceContext, client: PoliteClient): Promise<void> {
  const answer = await client.get('/statics/orgs.json', {}, { isRepeated: true });
  if (answer.kind !== 'json') return;
  const orgs = list(answer.body).flatMap((org) => readOrg(org) ?? []);
  if (orgs.length > 0) await store.writeOrgs(orgs);
}

async function mirrorType(
  { store, onProgress }: SourceContext,
  client: PoliteClient,
  origin: string,
  type: 'vtuber' | 'subber',
): Promise<void> {
  for (let offset = 0; ;) {
    const query = { type, limit: PAGE, offset, sort: 'id', order: 'asc' };
    const answer = await client.get(`${API}/channels`, query);
    const { rows, total } = readPage(answer.kind === 'json' ? answer.body : []);
    if (rows.length === 0) return;
    await store.writeChannels(rows.flatMap((row) => readChannel(row, origin) ?? []));
    offset += rows.length;
    onProgress({ task: `${type} channels`, done: offset, total });
  }
}

/** Page by page until one comes empty: a service may hand out fewer rows than asked for. */
export async function mirrorChannels(
  context: SourceContext,
  client: PoliteClient,
  origin: string,
): Promise<void> {
  await mirrorType(context, client, origin, 'vtuber');
  await mirrorType(context, client, origin, 'subber');
}
