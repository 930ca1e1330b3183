/** `/multiview/{layout}`: several videos at once. The layout is on the device, so a server draws an empty page. */
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useCallback, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { useNavDrawer } from '../../shell/NavDrawerProvider';
import { PageSpinner } from '../../shell/PageSpinner';

const MultiviewScreen = latePart(() => import('./late/Screen'));

export default function Multiview() {
  const t = useTranslate('multiview');
  // Sent with the page: the players would wait for them.
  useTranslate('watch');
  const { layout } = useParams();
  const [search] = useSearchParams();
  const [query] = useState(() => Object.fromEntries(search));
  const navigate = useNavigate();
  const { toggle } = useNavDrawer();
  usePageTitle(t('title'));
  const leaveCode = useCallback(() => void navigate('/multiview', { replace: true }), [navigate]);
  if (!useHydrated()) return <PageSpinner />;
  return <MultiviewScreen code={layout} query={query} onCodeLeft={leaveCode} onMenu={toggle} />;
}
