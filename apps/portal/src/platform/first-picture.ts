/**
 * React names the first picture in the document. Named in the head of the answer as well, it is asked for before the styles
 * and the board have been read.
 */
const PRELOAD = /<link rel="preload" as="image" (?<attributes>[^>]*)fetchPriority="high"\/>/;

/** What a header may hold between quotes or angle brackets. */
const QUOTABLE = /^[\x20!\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e]*$/;

const read = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** `Link` header that preloads the picture a drawn page wants first; undefined where it wants none, or no header can say which. */
export function firstPictureLink(html: string): string | undefined {
  const { attributes = '' } = PRELOAD.exec(html)?.groups ?? {};
  const candidates = read(attributes, 'imageSrcSet');
  const sizes = read(attributes, 'imageSizes');
  const [address = ''] = (candidates || read(attributes, 'href')).split(' ');
  if (address === '' || ![candidates, sizes, address].every((text) => QUOTABLE.test(text))) {
    return undefined;
  }
  const choice = candidates && `; imagesrcset="${candidates}"; imagesizes="${sizes}"`;
  return `<${address}>; rel=preload; as=image${choice}; fetchpriority=high`;
}
