/**
 * React preloads the first picture by a tag in the document. A `Link` header requests it even before the document's styles and
 * board have been parsed.
 */
const PRELOAD = /<link rel="preload" as="image" (?<attributes>[^>]*)fetchPriority="high"\/>/;

/** Characters that are safe in a header between quotes or angle brackets. */
const QUOTABLE = /^[\x20!\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/;

const read = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Browsers cannot choose from a `srcset` until they know the viewport, but can connect to the host at once. */
function preconnectTo(address: string): string {
  const origin = /^https:\/\/[^/]+/.exec(address)?.[0];
  return origin === undefined ? '' : `<${origin}>; rel=preconnect, `;
}

/** `Link` header that preloads the first picture of a rendered page; undefined without one, or if its address is unsafe in a header. */
export function firstPictureLink(html: string): string | undefined {
  const { attributes = '' } = PRELOAD.exec(html)?.groups ?? {};
  const candidates = read(attributes, 'imageSrcSet');
  const sizes = read(attributes, 'imageSizes');
  const [address = ''] = (candidates || read(attributes, 'href')).split(' ');
  if (address === '' || ![candidates, sizes, address].every((text) => QUOTABLE.test(text))) {
    return undefined;
  }
  const choice = candidates && `; imagesrcset="${candidates}"; imagesizes="${sizes}"`;
  return `${preconnectTo(address)}<${address}>; rel=preload; as=image${choice}; fetchpriority=high`;
}
