/** All elements, for pages with several of them, or with some that are not known yet. */
import './oshi-channel/register';
import './oshi-chat/register';
import './oshi-clips/register';
import './oshi-live-badge/register';
import './oshi-live-feed/register';
import './oshi-multiview/register';
import './oshi-player/register';
import './oshi-playlist/register';
import './oshi-schedule/register';
import './oshi-search/register';
import './oshi-video/register';
