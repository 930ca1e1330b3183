/** The card of a placeholder as it will look; nothing in it can be pressed. */
import type { PlaceholderValues } from '@oshimado/domain';
import { useId, useMemo } from 'react';
import { useWidgets, WidgetsProvider, type LinkProps } from '../../base/context';
import { useSettled } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import { VideoCard } from '../../parts/video-card';
import { previewOf } from './placeholder-editor.connect';
import * as css from './placeholder-editor.css';

export interface PlaceholderPreviewProps {
  readonly values: PlaceholderValues;
  /** IANA name of the viewer's zone. */
  readonly local: string;
}

/** How long an address has to stay as it is before its picture is loaded. */
const PICTURE_PAUSE_MS = 600;

/** There is no page yet that it could lead to. */
const Unlinked = (props: LinkProps) => <a {...props} href={undefined} />;

export function PlaceholderPreview({ values, local }: PlaceholderPreviewProps) {
  const t = useTranslate('placeholder');
  const id = useId();
  const now = useNow();
  // Half an address has no picture.
  const thumbnail = useSettled(values.thumbnail, PICTURE_PAUSE_MS);
  const { cardActions: _, onSelect: _none, ...environment } = useWidgets();
  const bare = useMemo(
    () => ({ ...environment, hasMenu: false, LinkComponent: Unlinked }),
    [environment],
  );
  const words = { title: t('preview.untitled'), channel: t('field.channel') };
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h2 id={id} className={css.previewTitle}>
        {t('preview.label')}
      </h2>
      <WidgetsProvider value={bare}>
        <div inert>
          <VideoCard video={previewOf({ ...values, thumbnail }, { local, now, words })} />
        </div>
      </WidgetsProvider>
    </section>
  );
}
