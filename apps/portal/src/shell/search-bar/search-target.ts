/** Where the bar leads, as addresses of this site. */
import { encodeMultiview, MULTIVIEW_GRID } from '@oshimado/domain';
import type { SearchTarget } from '@oshimado/machines/search';

const SEARCH = '/search';
const LANGUAGE = 'lang';

/** What of the present query goes along: all of it on the search page, the language of the page elsewhere. */
function queryBeside(pathname: string, search: URLSearchParams): URLSearchParams {
  if (pathname === SEARCH) return new URLSearchParams(search);
  const language = search.get(LANGUAGE);
  return new URLSearchParams(language === null ? {} : { [LANGUAGE]: language });
}

const withQuery = (pathname: string, query: URLSearchParams) => {
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
};

function multiviewHref(channel: string): string {
  const whole = { x: 0, y: 0, w: MULTIVIEW_GRID, h: MULTIVIEW_GRID };
  const content = { type: 'video', id: channel, service: 'twitch' } as const;
  const encoded = encodeMultiview([{ ...whole, content }], { includeVideos: true });
  return encoded.ok ? `/multiview/${encodeURIComponent(encoded.code)}` : '/multiview';
}

/** Path and query of a target, seen from the page that is shown. */
export function targetHref(
  target: SearchTarget,
  pathname: string,
  search: URLSearchParams,
): string {
  const query = queryBeside(pathname, search);
  switch (target.kind) {
    case 'channel':
      return `/channel/${encodeURIComponent(target.id)}`;
    case 'watch':
      return `/watch/${encodeURIComponent(target.id)}`;
    case 'custom video':
      return multiviewHref(target.video.id);
    case 'search':
      query.set('q', target.q);
      query.delete('page');
      return withQuery(SEARCH, query);
    case 'advanced':
      if (target.isOn) query.set('advanced', 'true');
      else query.delete('advanced');
      if (target.q === null) query.delete('q');
      else if (target.q !== undefined) query.set('q', target.q);
      return withQuery(SEARCH, query);
  }
}
