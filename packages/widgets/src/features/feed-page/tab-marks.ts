import { mark } from './FeedPage.css';
import { hashOfTab, homeTabs } from '../../parts/feed-lists/home-tabs';

/**
 * HTML with an empty link target (a mark) for each tab that has a fragment. The document of a feed page has it outside its React root.
 * The server never sees the fragment, so it draws the first tab for all of them. If the fragment names a mark, the styles of `FeedPage`
 * hide the drawn tab until the page is hydrated, so that viewers do not see the list of another tab first. Marks have a `name` and no
 * `id`, because scroll restoration scrolls to the element whose id is the fragment.
 */
export const tabMarks = homeTabs
  .map((tab) => hashOfTab(tab).slice(1))
  .filter(Boolean)
  .map((name) => `<a name="${name}" class="${mark}"></a>`)
  .join('');
