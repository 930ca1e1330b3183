import { multiviewPath } from '@oshimado/domain';

/** The address of a layout, for sharing. */
export const multiviewAddress = (
  code: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const address = new URL(multiviewPath(code), location.origin);
  address.search = new URLSearchParams(query).toString();
  return address.href;
};
