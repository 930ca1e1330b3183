import { Spinner } from '@oshimado/ui/spinner';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { spinner } from './Shell.css';

/** While a page's code is on its way. */
export function PageSpinner() {
  const t = useTranslate();
  return (
    <div className={spinner}>
      <Spinner label={t('loading')} />
    </div>
  );
}
