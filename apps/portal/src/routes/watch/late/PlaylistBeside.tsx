export { PlaylistBeside as default } from '@oshimado/widgets/internal/features/playlist-beside';
