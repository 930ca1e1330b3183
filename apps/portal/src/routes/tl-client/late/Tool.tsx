export { TlClient as default } from '@oshimado/widgets/tl-client';
