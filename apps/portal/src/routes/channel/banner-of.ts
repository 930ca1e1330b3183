/** The wide picture above a channel's page. */
import { webUrl } from '@oshimado/domain';

export interface Banner {
  readonly src: string;
  /** Widths to choose from; undefined where there is one picture alone. */
  readonly srcSet: string | undefined;
}

const GOOGLE = /^https:\/\/[\w.-]+\.(?:ggpht|googleusercontent)\.com\//;
/** Phone, tablet, desktop. */
const WIDTHS = [960, 1707, 2276] as const;
/** The strip of YouTube's picture that every width shows. */
const CROP = '-fcrop64=1,00005a57ffffa5a8-k-c0xffffffff-no-nd-rj';

/** undefined where there is none, or no address a picture can have. */
export function bannerOf(address: string | null): Banner | undefined {
  if (!address) return undefined;
  if (address.startsWith('/') && !address.startsWith('//')) {
    return { src: address, srcSet: undefined };
  }
  const src = webUrl(address);
  if (src === undefined) return undefined;
  if (!GOOGLE.test(src)) return { src, srcSet: undefined };
  const [base = src] = src.split('=');
  const sized = (width: number) => `${base}=w${width}${CROP}`;
  return {
    src: sized(WIDTHS[0]),
    srcSet: WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', '),
  };
}
