/** GET /channels/{id}/{videos|clips|collabs}: uploads, clips that feature the channel, streams of others that mention it. */
import type { CheckedQueryOf, ParamsOf } from '@oshimado/contract';
import { notFound } from '../../errors';
import type { VideoFilter } from '../../store';
import type { Handler } from '../handler';
import { answerVideoList } from '../videos/video-list';

type Query = CheckedQueryOf<'getChannelVideos'>;
type Kind = ParamsOf<'getChannelVideos'>['kind'];

const skeletons: Readonly<Record<Kind, (id: string, query: Query) => VideoFilter>> = {
  videos: (id, { type, lang, status, collabs }) => ({
    uploaders: [id],
    // Placeholders are included only on request.
    type: type ?? ['stream', 'clip'],
    lang,
    status,
    collabs,
  }),
  clips: (id, { lang, status }) => ({ featured: id, type: ['clip'], lang, status }),
  collabs: (id, { status }) => ({ mentioned: id, type: ['stream'], status }),
};

export const getChannelVideos: Handler<'getChannelVideos'> = async ({ params, query }, reads) => {
  const channel = await reads.findChannel(params.id);
  if (!channel) throw notFound('Channel');
  return answerVideoList(reads, {
    filter: skeletons[params.kind](channel.id, query),
    page: { sort: 'available_at', order: 'desc', limit: query.limit, offset: query.offset },
    include: query.include,
    paginated: query.paginated,
  });
};
