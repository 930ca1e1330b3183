import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useId } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './quick-editor.css';
import { QuickEditorFields, type EditedVideo } from './QuickEditorFields';

export interface QuickEditorProps extends StyleProps {
  readonly video: EditedVideo;
}

/** The fields on a page. Renders a `<section>`. */
export default function QuickEditorCard({ video, className, style }: QuickEditorProps) {
  const tWidgets = useTranslate('widgets');
  const heading = useId();
  return (
    <section className={classNames(css.card, className)} style={style} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {tWidgets('menu.quickEditor')}
      </h2>
      <QuickEditorFields video={video} />
    </section>
  );
}
