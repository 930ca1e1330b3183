/** The wide picture above a channel's page. */
import { webUrl } from '@oshimado/domain';

export interface Banner {
  readonly src: string;
  /** Candidates by width; undefined if there is only one picture. */
  readonly srcSet: string | undefined;
}

const GOOGLE = /^https:\/\/[\w.-]+\.(?:ggpht|googleusercontent)\.com\//;
/** Widths for phone, tablet and desktop. */
const WIDTHS = [960, 1707, 2276] as const;
/** YouTube's parameters for the part of the picture that is visible at every width. */
const CROP = '-fcrop64=1,00005a57ffffa5a8-k-c0xffffffff-no-nd-rj';

/** The pictures for a banner address; undefined if there is none or it is not a valid address of a picture. */
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
