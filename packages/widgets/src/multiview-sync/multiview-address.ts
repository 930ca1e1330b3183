/** The address of a layout, for sharing. */
export const multiviewAddress = (
  code: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const parameters = new URLSearchParams(query).toString();
  const path = `/multiview/${encodeURIComponent(code)}`;
  return `${location.origin}${path}${parameters === '' ? '' : `?${parameters}`}`;
};
