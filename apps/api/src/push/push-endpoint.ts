import { isIP } from 'node:net';
import { isPublicAddress } from '../lookups/public-address';

/** Whether a push service could be there: by https, on its usual port, with a name or an address of the open internet. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPublic = isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublic;
}
