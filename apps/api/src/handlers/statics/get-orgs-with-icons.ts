/** GET /statics/orgsV2.json: all organizations, each with the talent whose picture stands for it. */
import type { Handler } from '../handler';

export const getOrgsWithIcons: Handler<'getOrgsWithIcons'> = async (_, reads) => {
  const [orgs, icons] = await Promise.all([reads.orgs(), reads.orgIcons()]);
  return orgs.map((org) => ({ ...org, icon: icons.get(org.name) ?? null }));
};
