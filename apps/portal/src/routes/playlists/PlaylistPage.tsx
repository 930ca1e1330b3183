/** `/playlist/:id`: the title of the page and the playlist. */
import {
  PlaylistDetails,
  type PlaylistTitleProps,
} from '@oshimado/widgets/internal/features/playlists';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';

function Title({ title, status }: PlaylistTitleProps) {
  usePageTitle(title, status);
  return null;
}

export default function PlaylistPage() {
  const { id = '' } = useParams();
  return <PlaylistDetails id={id} Title={Title} />;
}
