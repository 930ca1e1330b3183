/** The channel of videos in tests, where nothing hangs on whose they are. */
export const sampleChannel = {
  id: 'UC1',
  name: 'Own',
  english_name: null,
  type: 'vtuber',
  org: 'Hololive',
  suborg: null,
  photo: '',
} as const;
