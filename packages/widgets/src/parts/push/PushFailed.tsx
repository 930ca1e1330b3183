import { Button } from '@oshimado/ui/button';
import { useOnline } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import * as css from './push.css';

/** In place of notifications that could not be loaded. */
export function PushFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate('push');
  const isOnline = useOnline();
  const tWidgets = useTranslate('widgets');
  return (
    <div role="alert" className={css.fields}>
      <p className={css.text}>{t(isOnline ? 'failed' : 'offline')}</p>
      <div>
        <Button onClick={onRetry}>{tWidgets('retry')}</Button>
      </div>
    </div>
  );
}
