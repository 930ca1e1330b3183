/** For editors: mentions and topic of a video, changed in place. */
import { may } from '@oshimado/domain';
import { latePart, PartFailed } from '../../base/late-part';
import { useViewer } from '../../base/viewer';
import type { QuickEditorProps } from './QuickEditorCard';

const Card = latePart(() => import('./QuickEditorCard'), { Failed: PartFailed });

/** Renders a `<section>`, or nothing, and loads nothing, for viewers who are no editors. */
export function QuickEditor(props: QuickEditorProps) {
  const { user } = useViewer();
  return may('topic.change', user ?? undefined) ? <Card {...props} /> : null;
}
