import { provePaths } from '../testing/machine-paths';
import { failure } from '../testing/start-machine';
import { reportMachine } from './report.machine';
import type { ReportSubject } from './report.types';

const channel = {
  id: 'UCown',
  name: 'Sora',
  english_name: null,
  type: 'vtuber',
  org: 'Hololive',
  suborg: null,
  photo: '',
} as const;
const subject: ReportSubject = {
  video: { id: 'dQw4w9WgXcQ', title: 'Sing', type: 'stream', channel },
  isHome: false,
};

provePaths({
  machine: reportMachine,
  inputs: [{}, { hidesCollabs: true }],
  events: [
    { type: 'report.open', subject },
    { type: 'report.close' },
    { type: 'report.send' },
    { type: 'reason.toggle', reason: 'mentions' },
    { type: 'reason.toggle', reason: 'low-quality' },
    { type: 'comments.change', comments: 'wrong' },
    { type: 'topics.open' },
    { type: 'topic.suggest', topic: 'singing' },
    { type: 'mentions.retry' },
    { type: 'mention.toggle', id: 'UC1' },
    { type: 'mentions.markAll' },
    { type: 'mentions.unmarkAll' },
    { type: 'mention.add', channel: { id: 'UC3', name: 'New' } },
    { type: 'mention.drop', id: 'UC3' },
    { type: 'collabs.changed', isHidden: true },
  ],
  answers: {
    loadTopics: [[{ id: 'singing', count: 1 }]],
    loadMentions: [[{ id: 'UC1', name: 'Guest' }]],
    sendReport: [{ id: '1' }],
  },
  failures: {
    loadTopics: [failure('network')],
    loadMentions: [failure('network')],
    sendReport: [failure('http', 500)],
  },
  seen: ({ value, context }) => ({
    value,
    video: context.subject?.video.id ?? null,
    reasons: context.reasons,
    comments: context.comments,
    marked: context.marked,
    added: context.added.length,
    originals: context.originals?.length ?? null,
    topics: context.topics?.length ?? null,
    error: context.error,
  }),
});
