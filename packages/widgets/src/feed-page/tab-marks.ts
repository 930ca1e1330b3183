import { mark } from './FeedPage.css';
import { hashOfTab, homeTabs } from './home-tabs';

/**
 * HTML with a mark for each tab that has a fragment, for the document of a feed page, beside what is hydrated. The server never sees the
 * fragment, so it draws the first tab for all of them; the browser finds the mark by the fragment, and `FeedPage` then hides the drawn
 * tab until the page is hydrated: nobody sees another list than the one they asked for. Marks have names instead of ids, so that a
 * script that looks for the fragment by id finds none.
 */
export const tabMarks = homeTabs
  .map((tab) => hashOfTab(tab).slice(1))
  .filter(Boolean)
  .map((name) => `<a name="${name}" class="${mark}"></a>`)
  .join('');
