export { PlaylistBeside as default } from '@oshimado/widgets/playlist-beside';
