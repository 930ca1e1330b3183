/** `/history`: its title and the watch history. */
import { HistoryPage } from '@oshimado/widgets/internal/features/history-page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { usePageTitle } from '../platform/page-head';
import * as css from '../shell/page.css';

export default function History() {
  const t = useTranslate('history');
  usePageTitle(t('title'));
  return (
    <div className={css.narrowPage}>
      <h1 className={css.title}>{t('title')}</h1>
      <HistoryPage />
    </div>
  );
}
