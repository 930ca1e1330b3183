export { TlClient as default } from '@oshimado/widgets/internal/features/tl-client';
