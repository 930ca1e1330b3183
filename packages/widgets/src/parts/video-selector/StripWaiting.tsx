import { Skeleton } from '@oshimado/ui/skeleton';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useWidgets } from '../../base/context';
import * as css from './VideoStrip.css';

const EXPECTED = 8;

/** The strip before its channels are known. */
export function StripWaiting() {
  const { t } = useWidgets();
  return (
    <div className={css.row}>
      <VisuallyHidden>
        <span role="status">{t('feed.loading')}</span>
      </VisuallyHidden>
      {Array.from({ length: EXPECTED }, (_, index) => (
        <span key={index} className={css.waiting}>
          <Skeleton shape="circle" />
        </span>
      ))}
    </div>
  );
}
