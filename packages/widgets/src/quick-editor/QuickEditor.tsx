/** For editors: mentions and topic of a video, changed in place. */
import type { Video } from '@oshimado/contract';
import { may } from '@oshimado/domain';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useId } from 'react';
import { useTranslate } from '../sentences';
import { useViewer } from '../viewer';
import * as css from './quick-editor.css';
import { QuickMentions } from './QuickMentions';
import { QuickTopic } from './QuickTopic';

type EditedVideo = Pick<Video, 'id' | 'type'>;

/** The fields alone, for a dialog. "Topic (streams and placeholders)." */
export function QuickEditorFields({ video: { id, type } }: { readonly video: EditedVideo }) {
  return (
    <div className={css.fields}>
      <QuickMentions key={`m${id}`} videoId={id} />
      {type === 'clip' ? null : <QuickTopic key={`t${id}`} videoId={id} />}
    </div>
  );
}

export interface QuickEditorProps extends StyleProps {
  readonly video: EditedVideo;
}

/** Renders a `<section>`, or nothing for viewers who are no editors. */
export function QuickEditor({ video, className, style }: QuickEditorProps) {
  const t = useTranslate('editing');
  const { user } = useViewer();
  const heading = useId();
  if (!may('topic.change', user ?? undefined)) return null;
  return (
    <section className={classNames(css.card, className)} style={style} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {t('quick.title')}
      </h2>
      <QuickEditorFields video={video} />
    </section>
  );
}
