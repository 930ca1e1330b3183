import type { VideoFull } from '@oshimado/contract';
import { CommentList } from '@oshimado/widgets/comment-list';

export default function WatchComments({ video }: { video: VideoFull }) {
  return <CommentList video={video} comments={video.comments ?? []} />;
}
