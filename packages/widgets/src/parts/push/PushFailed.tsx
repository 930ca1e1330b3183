import { Button } from '@oshimado/ui/button';
import { useTranslate } from '../../base/sentences';
import * as css from './push.css';

/** In place of notifications that could not be loaded. */
export function PushFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate('push');
  return (
    <div role="alert" className={css.fields}>
      <p className={css.text}>{t('failed')}</p>
      <div>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    </div>
  );
}
