export { ChatFrame as default } from '@oshimado/widgets/internal/parts/chat-frame';
