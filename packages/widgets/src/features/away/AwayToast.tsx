import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigateTo } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useVisitsStore, type VisitsStore } from '../../base/visits';
import { useMissedStreams } from './use-missed-streams';

/** Where it was said: once a page, however often the viewer comes back to home. */
const said = new WeakSet<VisitsStore>();

/** Says how much was missed, over the page, which does not move. Closed, it does not come again; its button leads to the streams. */
export default function AwayToast() {
  const t = useTranslate('away');
  const notify = useNotify();
  const navigate = useNavigateTo();
  const store = useVisitsStore();
  const count = useMissedStreams().length;
  const isFollowed = useRef(false);
  const say = useEffectEvent(() =>
    notify({
      key: 'away',
      title: t('title'),
      description: t('streams', { count }),
      durationMs: Infinity,
      action: {
        label: t('show'),
        onSelect: () => {
          isFollowed.current = true;
          navigate('/favorites');
        },
      },
      onClose: () => {
        if (!isFollowed.current) store.dismiss();
      },
    }),
  );
  const hasMissed = count > 0;
  useEffect(() => {
    if (!hasMissed || said.has(store)) return;
    said.add(store);
    say();
  }, [hasMissed, store]);
  return null;
}
