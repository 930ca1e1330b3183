import {
  ChatFrame,
  LateCookiesHint,
  type ChatFrameProps,
} from '@oshimado/widgets/internal/parts/chat-frame';

export default function EditChat({ video }: Pick<ChatFrameProps, 'video'>) {
  return <ChatFrame video={video} CookiesHint={LateCookiesHint} />;
}
