import { useFailedPicture } from '@oshimado/ui/failed-picture';
import { bannerOf } from './banner-of';
import * as css from './ChannelPage.css';

/** Six times as wide as high; decoration, so nothing is read aloud. Without a picture there is nothing. */
export function Banner({ address }: { address: string | null }) {
  const banner = bannerOf(address);
  const { hasFailed, pictureRef, onError } = useFailedPicture(banner?.src ?? null);
  if (!banner || hasFailed) return null;
  return (
    <div className={css.banner}>
      <img
        ref={pictureRef}
        className={css.bannerPicture}
        src={banner.src}
        srcSet={banner.srcSet}
        sizes={banner.srcSet && '100vw'}
        alt=""
        decoding="async"
        onError={onError}
      />
    </div>
  );
}
