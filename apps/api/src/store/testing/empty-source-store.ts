import type { SourceStore } from '../records';

const none = async () => 0;

/** The store that a source writes to, which keeps nothing. */
export const emptySourceStore: SourceStore = {
  writeOrgs: none,
  writeChannels: none,
  writeVideos: none,
  introduceVideos: none,
  markMissing: none,
  removeVideos: none,
  openVideoIds: async () => [],
  knownVideoIds: async () => [],
  ownVideoIds: async () => [],
  countOwnVideos: async () => 0,
  requestedVideos: async () => [],
  postponeRequest: async () => undefined,
  dropRequest: async () => undefined,
  unreadVideos: async () => ({ ids: [] }),
  noteRead: async () => undefined,
  endedStreams: async () => [],
  oldComments: async () => [],
  writeComments: none,
  forgetComments: none,
  takeHints: async () => [],
  keptList: () => Promise.resolve(''),
  loadProgress: async () => undefined,
  saveProgress: async () => undefined,
};
