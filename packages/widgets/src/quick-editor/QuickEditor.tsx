/** For editors: mentions and topic of a video, changed in place. */
import { may } from '@oshimado/domain';
import type { StyleProps } from '@oshimado/ui/style-props';
import { latePart, PartFailed } from '../errors';
import { useViewer } from '../viewer';
import type { EditedVideo } from './QuickEditorFields';

const Card = latePart(() => import('./QuickEditorCard'), { Failed: PartFailed });

export interface QuickEditorProps extends StyleProps {
  readonly video: EditedVideo;
}

/** Renders a `<section>`, or nothing, and loads nothing, for viewers who are no editors. */
export function QuickEditor(props: QuickEditorProps) {
  const { user } = useViewer();
  return may('topic.change', user ?? undefined) ? <Card {...props} /> : null;
}
