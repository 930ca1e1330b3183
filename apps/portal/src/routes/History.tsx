/** `/history`: its title and the watch history. */
import { HistoryPage } from '@oshimado/widgets/internal/features/history-page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { usePageTitle } from '../platform/page-head';
import * as css from '../shell/page.css';

export default function History() {
  const tPortal = useTranslate();
  usePageTitle(tPortal('nav.history'));
  return (
    <div className={css.narrowPage}>
      <h1 className={css.title}>{tPortal('nav.history')}</h1>
      <HistoryPage />
    </div>
  );
}
