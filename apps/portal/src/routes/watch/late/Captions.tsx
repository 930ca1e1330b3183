export { CaptionLayer as default } from '@oshimado/widgets/internal/parts/live-translations';
