/** The topic of a stream; the list of topics is loaded when the field is first focused. */
import { TopicForm, useTopicEdit } from '../video-edits';

export const QuickTopic = ({ videoId }: { readonly videoId: string }) => (
  <TopicForm edit={useTopicEdit(videoId)} />
);
