'use client';

export { MentionPicker } from './MentionPicker';
export { TopicForm } from './TopicForm';
export { useChannelName } from './use-channel-name';
export { useEditToasts } from './use-edit-toasts';
export { useMentionEdits, type MentionEdits } from './use-mention-edits';
export { useRefreshVideo } from './use-refresh-video';
export { useTopicEdit } from './use-topic-edit';
