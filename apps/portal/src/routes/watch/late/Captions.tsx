export { CaptionLayer as default } from '@oshimado/widgets/live-translations';
