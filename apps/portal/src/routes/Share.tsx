/** `/share`: what another app hands over to the installed product leads to its page; nothing is drawn. */
import { shareTarget } from '@oshimado/domain';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { PageSpinner } from '../shell/PageSpinner';

export default function Share() {
  const [shared] = useSearchParams();
  // Which addresses are our own is known to the browser alone.
  if (!useHydrated()) return <PageSpinner />;
  const [title, text, url] = ['title', 'text', 'url'].map((name) => shared.get(name));
  return <Navigate to={shareTarget({ title, text, url }, { hosts: [location.host] })} replace />;
}
