/** What the chats of a shared layout show, beside a code that every reader understands. */
import { expect, it } from 'vitest';
import { readChatPanels, withChatPanels, writeChatPanels } from './chat-panels';
import { decodeMultiview } from './multiview-code';

const read = (code: string, panels: string) => {
  const decoded = decodeMultiview(code);
  return withChatPanels(decoded.ok ? decoded.cells : [], readChatPanels({ panels }));
};
const shown = (code: string, panels: string) =>
  read(code, panels).flatMap(({ content }) =>
    content?.type === 'chat' ? [content.panels ?? 'default'] : [],
  );

const CODE = 'AAIY,IAIYchat0,QAIMchat0,QMIMchat0';

it('each chat keeps its panels, and the code stays as it is', () => {
  expect(shown(CODE, 'tbc')).toEqual(['tl', 'both', 'chat']);
  expect(writeChatPanels(read(CODE, 'tbc'))).toEqual({ panels: 'tbc' });
});

it('nothing is said while all chats show the chat', () => {
  expect(writeChatPanels(read(CODE, ''))).toEqual({});
  expect(writeChatPanels(read(CODE, 'ccc'))).toEqual({});
  expect(shown(CODE, '')).toEqual(['default', 'default', 'default']);
});

it('letters that mean nothing, too few and too many leave the chats as they are', () => {
  expect(shown(CODE, 'x')).toEqual(['default', 'default', 'default']);
  expect(shown(CODE, 'xt')).toEqual(['default', 'tl', 'default']);
  expect(shown(CODE, 'tttttttt')).toEqual(['tl', 'tl', 'tl']);
  expect(readChatPanels({ panels: 't'.repeat(9_000) })).toHaveLength(64);
  expect(readChatPanels({})).toEqual([]);
});
