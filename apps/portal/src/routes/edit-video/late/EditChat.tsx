export { ChatFrame as default } from '@oshimado/widgets/chat-frame';
