import type { VideoFull } from '@oshimado/contract';
import { ChatColumn } from '@oshimado/widgets/internal/parts/chat-frame';
import { useWatchChoices } from '@oshimado/widgets/internal/features/watch-layout';

/** Chat and live translations, as far as they are open. */
export default function WatchChat({ video }: { video: VideoFull }) {
  const [{ showLiveChat, showTl }] = useWatchChoices();
  return <ChatColumn video={video} showsChat={showLiveChat} showsTranslations={showTl} />;
}
