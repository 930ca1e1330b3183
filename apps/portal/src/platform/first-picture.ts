/**
 * React names the first picture in the document. Named in the head of the answer as well, it is requested before the styles
 * and the board have been read.
 */
const PRELOAD = /<link rel="preload" as="image" (?<attributes>[^>]*)fetchPriority="high"\/>/;

/** What a header may hold between quotes or angle brackets. */
const QUOTABLE = /^[\x20!\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/;

const read = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Browsers choose among pictures by width only when they know the viewport, but can open the connection at once. */
function preconnectTo(address: string): string {
  const origin = /^https:\/\/[^/]+/.exec(address)?.[0];
  return origin === undefined ? '' : `<${origin}>; rel=preconnect, `;
}

/** `Link` header that preloads the picture a drawn page needs first; undefined where it needs none, or no header can name it. */
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
