/** `/channel`: the channel list, its tab and organization taken from the address. */
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { ChannelList } from '@oshimado/widgets/internal/features/channel-list';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { useCurrentOrg } from '../../platform/use-current-org';
import { tabHref, tabOf } from './channels-address';

export default function Channels() {
  const t = useTranslate('channels');
  const tPortal = useTranslate();
  const [search] = useSearchParams();
  const org = useCurrentOrg();
  const tab = tabOf(search);
  usePageTitle(
    tab === 'vtuber' ? tPortal('nav.channels') : `${t(`tabs.${tab}`)} · ${tPortal('nav.channels')}`,
  );
  return (
    <>
      <VisuallyHidden>
        <h1>{tPortal('nav.channels')}</h1>
      </VisuallyHidden>
      <ChannelList tab={tab} hrefFor={(name) => tabHref(name, search)} org={org} />
    </>
  );
}
