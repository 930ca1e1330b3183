/** The multiview; the worker shows no notification for what it plays. */
import {
  MultiviewScreen,
  type MultiviewScreenProps,
} from '@oshimado/widgets/internal/features/multiview/screen';
import { useAnswerWhatPlays } from '../../../platform/use-answer-what-plays';

export default function Screen(props: Omit<MultiviewScreenProps, 'onPlaying'>) {
  return <MultiviewScreen {...props} onPlaying={useAnswerWhatPlays()} />;
}
