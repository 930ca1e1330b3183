/**
 * The client of elements. What answers in place of their server, such as a network that asks for a login or another API, may send JSON of
 * any shape as a success: that fails like an answer that is not JSON, before a query keeps it and a drawing breaks on it.
 */
import {
  CallError,
  createClient,
  pathOf,
  rowsOf,
  type CallOptions,
  type Client,
  type ClientOptions,
} from '@oshimado/contract';

type Fields = Readonly<Record<string, unknown>> | null | undefined;

const hasTexts = (value: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof (value as Fields)?.[name] === 'string');

const isChannel = (value: unknown): boolean => hasTexts(value, 'id', 'name');

const isVideo = (value: unknown): boolean =>
  hasTexts(value, 'id', 'title') && isChannel((value as Fields)?.['channel']);

const areVideos = (value: unknown): boolean => Array.isArray(value) && value.every(isVideo);

const isList = (answer: object): boolean => areVideos(rowsOf(answer as readonly unknown[]));

/** Whether an answer has what is drawn of it without asking, by its call. Other calls are not checked. */
const checks = {
  getLive: isList,
  getUsersLive: isList,
  getVideos: isList,
  getClips: isList,
  getChannelVideos: isList,
  postVideoSearch: isList,
  getVideo: isVideo,
  getChannel: isChannel,
  getPlaylist: (answer) =>
    'videos' in answer && hasTexts(answer, 'name') && areVideos(answer.videos),
  getChats: Array.isArray,
} as const satisfies Partial<Record<keyof Client, (answer: object) => boolean>>;

type Call = (input?: object, options?: CallOptions) => Promise<object>;

/** As `createClient`; a call whose answer is none of this API rejects with the reason `invalid`. */
export function elementClient(options: ClientOptions): Client {
  const client = createClient(options);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
  const names = Object.keys(checks) as readonly (keyof typeof checks)[];
  const checked = names.map((name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each call has input and answer of its own
    const call = client[name] as Call;
    const checkedCall: Call = async (input, callOptions) => {
      const answer = await call(input, callOptions);
      if (checks[name](answer)) return answer;
      throw new CallError('invalid', name, (options.origin ?? '') + pathOf(name, input));
    };
    return [name, checkedCall] as const;
  });
  return { ...client, ...(Object.fromEntries(checked) as Partial<Client>) };
}
