/** The topic of a video, and its change. */
import type { Topic } from '@oshimado/contract';
import { may, topicText } from '@oshimado/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/context';
import { topicsQuery, videoTopicQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useUndoableMutation } from '../../base/toasts/use-undoable-mutation';
import { useViewer } from '../../base/viewer';
import { useEditToasts } from './use-edit-toasts';
import { useRefreshVideo } from './use-refresh-video';

export interface TopicEdit {
  /** Undefined while it is loading or could not be loaded; null: none. */
  readonly current: string | null | undefined;
  /** Whether words of the title or a category said it, and no person did. */
  readonly isByRule: boolean;
  readonly isCurrentLoading: boolean;
  /** The chosen topic; null: none. */
  readonly chosen: string | null;
  readonly topics: readonly Topic[];
  readonly isListLoading: boolean;
  readonly hasListFailed: boolean;
  readonly hasCurrentFailed: boolean;
  /** What was thrown, where one of both could not be loaded. */
  readonly error: unknown;
  readonly isSaving: boolean;
  readonly canSave: boolean;
  /** Loads the list of topics. */
  readonly openList: () => void;
  readonly retry: () => void;
  readonly choose: (topic: string | null) => void;
  readonly save: () => void;
}

export function useTopicEdit(videoId: string): TopicEdit {
  const t = useTranslate('editing');
  const client = useClient();
  const queries = useQueryClient();
  const refresh = useRefreshVideo(videoId);
  const toasts = useEditToasts();
  const { user } = useViewer();
  const query = videoTopicQuery(client, videoId);
  const topic = useQuery(query);
  const [isListWanted, setListWanted] = useState(false);
  const list = useQuery({ ...topicsQuery(client), enabled: isListWanted });
  const current = topic.data?.topic_id;
  // Undefined until the viewer chooses; then the choice stays, also after a failure.
  const [choice, setChoice] = useState<string | null>();
  const chosen = choice === undefined ? (current ?? null) : choice;

  const post = async (topicId: string | null) => {
    await client.postVideoTopic({ body: { videoId, topicId } });
    queries.setQueryData(query.queryKey, {
      topic_id: topicId,
      id: topicId,
      topic_approver_id: null,
    });
    setChoice(undefined);
    refresh();
  };
  const saving = useUndoableMutation({
    toasts,
    change: async (topicId: string | null) => {
      const before = current ?? null;
      await post(topicId);
      return before;
    },
    undo: may('topic.change', user ?? undefined) ? post : undefined,
    done: (_, saved) =>
      saved === null
        ? t('quick.done.topicRemoved')
        : t('quick.done.topic', { topic: topicText(saved) }),
    undone: t('quick.done.undone'),
    undoFailed: t('quick.failed.undo'),
    onFailed: (error) => toasts.sayFailed(t('quick.failed.topic'), error),
  });
  return {
    current,
    isByRule: topic.data?.topic_by === 'rule',
    isCurrentLoading: topic.isPending,
    hasCurrentFailed: topic.isError && topic.data === undefined,
    chosen,
    topics: list.data ?? [],
    isListLoading: isListWanted && list.isFetching,
    hasListFailed: list.isError && !list.isFetching,
    error: list.error ?? topic.error,
    isSaving: saving.isPending,
    canSave: current !== undefined && chosen !== current && !saving.isPending,
    openList: () => setListWanted(true),
    retry: () => {
      if (topic.isError) void topic.refetch();
      if (list.isError) void list.refetch();
    },
    choose: setChoice,
    save: () => saving.mutate(chosen),
  };
}
