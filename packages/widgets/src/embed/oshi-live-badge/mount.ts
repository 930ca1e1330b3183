/** Draws a badge with the DOM alone, because it is to weigh a few kilobytes. */
import { API_BASE } from '@oshimado/contract';
import { channelPath, isBoardOutdated } from '@oshimado/domain';
import type { Mounted, MountOptions } from '../lazy-element';
import { badgeOf, badgeText, streamHref, type Badge } from './badge';
import { drawBadge } from './draw-badge';
import type { OshiLiveBadgeEvents } from './events';
import { channelName, followLive, type LiveState } from './live-source';
import type { LiveBadgeOptions } from './options';
import { badgeStyles } from './styles';
import { badgeLanguage, loadWords } from './words';

export { scriptUrl } from '../script-url';

/** Some rows are overdue, and come before those that are shown. */
const ROWS = 10;

const boardUrl = ({ api, channel, org }: LiveBadgeOptions) => {
  const whose = new URLSearchParams(channel ? { channel_id: channel } : { org });
  return `${api}${API_BASE}/live?type=placeholder,stream&limit=${ROWS}&${whose.toString()}`;
};

/** Draws the badge into the shadow root of its element. */
export async function mountLiveBadge(
  given: MountOptions<LiveBadgeOptions, OshiLiveBadgeEvents>,
): Promise<Mounted> {
  const { box, options, gone, adopt, onPhase, emit, complain } = given;
  const wanted = () => badgeLanguage(options().lang);
  let language = wanted();
  let words = await loadWords(language);
  gone.throwIfAborted();
  adopt(badgeStyles);
  const drawn = drawBadge(box, (href) => emit('oshi-select', { href }));

  let last: Pick<Badge, 'live' | 'viewers'> | undefined;
  const say = ({ live, viewers }: Badge) => {
    if (!last) emit('oshi-ready', { live: live > 0 });
    if (last?.live === live && last.viewers === viewers) return;
    last = { live, viewers };
    emit('oshi-change', last);
  };

  /** Follows one source until the signal fires; returns what draws it again, in the current language. */
  const follow = ({ api, channel, org }: LiveBadgeOptions, url: string, left: AbortSignal) => {
    const isChannel = channel !== '';
    const calls = api + API_BASE;
    const home =
      api + (isChannel ? channelPath(channel) : `/?${new URLSearchParams({ org }).toString()}`);
    let state: LiveState = { answer: undefined, code: undefined };
    let name = isChannel ? undefined : org;
    let isAsked = false;

    /** No row says whether there is such a channel, and what it is called. */
    const identify = async () => {
      isAsked = true;
      // Without its name it is offline all the same.
      name = await channelName(`${calls}/channels/${encodeURIComponent(channel)}`, left).catch(
        () => '',
      );
      if (left.aborted) return;
      if (name !== undefined) return draw();
      complain(`channel="${channel}" is no channel of ${api}.`);
      onPhase('failed');
      emit('oshi-error', { code: 'missing' });
    };
    const draw = () => {
      const { answer, code } = state;
      const now = Date.now();
      if (code && (!answer || isBoardOutdated(answer.at, now))) onPhase('failed');
      else if (answer) {
        const badge = badgeOf(answer, isChannel, now);
        name = badge.name ?? name;
        if (name !== undefined) {
          drawn.fill(
            badgeText(badge, words, { name, now }),
            badge.stream ? streamHref(badge.stream, api) : home,
            words.lang,
          );
          onPhase('shown');
          say(badge);
        } else if (!isAsked) void identify();
      }
    };
    followLive(
      url,
      (known) => {
        state = known;
        if (known.code) emit('oshi-error', { code: known.code });
        draw();
      },
      left,
    );
    return draw;
  };

  let url = '';
  let leave = new AbortController();
  let drawAgain = () => {};
  const draw = () => {
    const next = boardUrl(options());
    if (next === url) return drawAgain();
    url = next;
    leave.abort();
    leave = new AbortController();
    drawAgain = follow(options(), url, leave.signal);
  };
  gone.addEventListener('abort', () => {
    leave.abort();
    drawn.remove();
  });
  draw();

  const update = async () => {
    draw();
    const next = wanted();
    if (next === language) return;
    const loaded = await loadWords(next);
    // Another language may have been asked for meanwhile.
    if (wanted() !== next) return;
    language = next;
    words = loaded;
    drawAgain();
  };
  return { update };
}
