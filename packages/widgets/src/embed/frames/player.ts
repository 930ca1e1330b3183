/**
 * Script of the player page, which other pages have in a frame: it plays files and the demo world, and speaks `ownProtocol`. The page
 * is on the origin of the embeds, so that a file or a fault of its player never meets a viewer's token.
 */
import {
  isPlayerChord,
  isPlayerKey,
  ownKey,
  ownReport,
  readOwnQuestion,
  type MediaState,
} from '@oshimado/domain';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { createTranslate, isLanguage, loadWidgetMessages } from '@oshimado/locales';
import { followPageKeys } from '../../parts/player/player-keys';
import { startDemo } from './demo-player';
import { startFile } from './file-player';
import { readPlayerQuery, type PagePlayer } from './player-query';

async function sentences() {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  const language = isLanguage(asked) ? asked : 'en';
  document.documentElement.lang = language;
  return createTranslate(await loadWidgetMessages(language), language);
}

async function start(root: HTMLElement): Promise<PagePlayer | undefined> {
  const query = readPlayerQuery(location.search, Date.now());
  // Positions are no secret; only the page that has this frame may send commands.
  const report = (state: Partial<MediaState>) => parent.postMessage(ownReport(state), '*');
  const { demo, file, passesKeys } = query;
  if (passesKeys) {
    followPageKeys(window, (key) =>
      isPlayerKey(key) ? () => parent.postMessage(ownKey({ key }), '*') : undefined,
    );
    addEventListener('keydown', (event) => {
      if (isOfInputMethod(event) || !isPlayerChord(event)) return;
      event.preventDefault();
      parent.postMessage(ownKey(event), '*');
    });
  }
  if (demo !== undefined) return startDemo(root, { ...query, demo }, await sentences(), report);
  if (file !== undefined) return startFile(root, { ...query, file }, report);
  report({ isReady: true, failure: 'broken' });
  return undefined;
}

const root = document.getElementById('player');
if (root) {
  const started = start(root);
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== parent) return;
    const question = readOwnQuestion(event.data);
    if (question === null) return;
    void started.then((player) =>
      question.type === 'hello' ? player?.tell() : player?.run(question),
    );
  });
}
