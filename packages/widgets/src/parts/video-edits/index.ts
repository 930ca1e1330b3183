'use client';

export { MentionPicker, type MentionPickerProps } from './MentionPicker';
export { TopicForm, type TopicFormProps } from './TopicForm';
export { useChannelName } from './use-channel-name';
export { useEditToasts } from './use-edit-toasts';
export { useMentionEdits, type MentionEdits } from './use-mention-edits';
export { useRefreshVideo } from './use-refresh-video';
export { useTopicEdit, type TopicEdit } from './use-topic-edit';
