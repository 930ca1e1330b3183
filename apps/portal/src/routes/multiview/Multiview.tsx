/** `/multiview/{layout}`: several videos at once. The layout is on the device; of a shared one the server draws the first frames. */
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import {
  firstDrawing,
  FirstFrames,
} from '@oshimado/widgets/internal/features/multiview/first-frames';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { useNavDrawer } from '../../shell/NavDrawerProvider';
import { PageSpinner } from '../../shell/PageSpinner';

const MultiviewScreen = latePart(() => import('./late/Screen'));

/** The cells that the server drew, until those of the multiview have taken their frames. */
function useFirstFrames(layout: string | undefined, isHydrated: boolean) {
  const [drawn, setDrawn] = useState(() => (isHydrated ? null : firstDrawing(layout)));
  const [isOpened, setIsOpened] = useState(false);
  const onOpened = useCallback(() => setIsOpened(true), []);
  // In a later commit: in that of the cells they take their frames, which must still be in the document.
  useEffect(() => {
    if (!isOpened) return undefined;
    const id = requestAnimationFrame(() => setDrawn(null));
    return () => cancelAnimationFrame(id);
  }, [isOpened]);
  return { drawn, onOpened };
}

export default function Multiview() {
  const tPortal = useTranslate();
  // Sent with the page: the players would wait for them.
  useTranslate('watch');
  const { layout } = useParams();
  const [search] = useSearchParams();
  const [query] = useState(() => Object.fromEntries(search));
  const navigate = useNavigate();
  const { toggle } = useNavDrawer();
  usePageTitle(tPortal('nav.multiview'));
  const leaveCode = useCallback(() => void navigate('/multiview', { replace: true }), [navigate]);
  const isHydrated = useHydrated();
  const { drawn, onOpened } = useFirstFrames(layout, isHydrated);
  return (
    <>
      {isHydrated ? (
        <MultiviewScreen
          code={layout}
          query={query}
          onCodeLeft={leaveCode}
          onOpened={onOpened}
          onMenu={toggle}
        />
      ) : null}
      {drawn ? (
        <FirstFrames drawing={drawn}>
          <PageSpinner />
        </FirstFrames>
      ) : isHydrated ? null : (
        <PageSpinner />
      )}
    </>
  );
}
