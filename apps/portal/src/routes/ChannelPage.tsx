/** `/channel/:id/:tab?`: one channel. The id, the tab and the page of the list come from the address. */
import type { ChannelFull } from '@oshimado/contract';
import {
  channelChoicesIn,
  channelPartNamed,
  channelPartsOf,
  channelVideosPath,
  displayName,
  type ChannelPart,
} from '@oshimado/domain';
import { ChannelAnswer, ChannelView } from '@oshimado/widgets/internal/features/channel-page';
import { useNameProperty, useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../platform/page-head';
import { usePageAddress } from '../platform/use-page-address';
import NotFound from './NotFound';

function Channel({ channel, part }: { channel: ChannelFull; part: ChannelPart }) {
  const t = useTranslate('channels');
  const name = displayName(channel, useNameProperty());
  usePageTitle(part === 'videos' ? name : `${name} · ${t(`page.${part}`)}`);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <ChannelView
      channel={channel}
      part={part}
      {...usePageAddress()}
      choices={channelChoicesIn(search)}
      // A filter is no step to go back to: it takes the place of the address.
      onChoose={(choices) =>
        void navigate(channelVideosPath(channel.id, choices), { replace: true })
      }
    />
  );
}

export default function ChannelPage() {
  const { id = '', tab } = useParams();
  const part = channelPartNamed(tab);
  if (part === undefined) return <NotFound />;
  return (
    <ChannelAnswer id={id} notFound={<NotFound />}>
      {(channel) =>
        channelPartsOf(channel.type).includes(part) ? (
          <Channel channel={channel} part={part} />
        ) : (
          <NotFound />
        )
      }
    </ChannelAnswer>
  );
}
