/** All elements, for pages with several of them, or with some that are not known yet. */
import './oshi-chat/register';
import './oshi-live-feed/register';
import './oshi-multiview/register';
import './oshi-player/register';
