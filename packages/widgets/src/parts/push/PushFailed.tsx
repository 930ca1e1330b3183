import { Button } from '@oshimado/ui/button';
import { useTranslate } from '../../base/sentences';
import * as css from './push.css';

/** In place of notifications that could not be loaded. */
export function PushFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate('push');
  const tWidgets = useTranslate('widgets');
  return (
    <div role="alert" className={css.fields}>
      <p className={css.text}>{t('failed')}</p>
      <div>
        <Button onClick={onRetry}>{tWidgets('retry')}</Button>
      </div>
    </div>
  );
}
