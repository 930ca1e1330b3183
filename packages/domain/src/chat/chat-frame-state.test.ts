import { describe, expect, it } from 'vitest';
import { chatFrameState, type ChatFrameFacts } from './chat-frame-state';

const facts: ChatFrameFacts = {
  video: { type: 'stream', status: 'live' },
  hasPlatformChat: true,
  isDesktop: true,
  extension: null,
  hasPlayed: false,
};
const past = { ...facts, video: { ...facts.video, status: 'past' as const } };

describe('the chat beside a video', () => {
  it('the chat of a live or upcoming stream is its live chat, on every device', () => {
    expect(chatFrameState({ ...facts, isDesktop: false })).toBe('live');
    expect(chatFrameState({ ...facts, video: { type: 'stream', status: 'upcoming' } })).toBe(
      'live',
    );
  });

  it('the chat of an archive needs a desktop and the extension, whose version decides the address', () => {
    expect(chatFrameState({ ...past, isDesktop: false, extension: 'v3' })).toBe('desktop');
    expect(chatFrameState(past)).toBe('needsExtension');
    expect(chatFrameState({ ...past, extension: 'old' })).toBe('replay');
    expect(chatFrameState({ ...past, extension: 'v3' })).toBe('replay3');
  });

  it('the chat beside a video for members opens once the video plays', () => {
    const members = { ...facts, video: { ...facts.video, topic_id: 'membersonly' } };
    expect(chatFrameState(members)).toBe('members');
    expect(chatFrameState({ ...members, hasPlayed: true })).toBe('live');
  });

  it('clips, missing videos and other platforms have no chat', () => {
    expect(chatFrameState({ ...facts, video: { type: 'clip', status: 'past' } })).toBe('none');
    expect(chatFrameState({ ...facts, video: { type: 'stream', status: 'missing' } })).toBe('none');
    expect(chatFrameState({ ...facts, hasPlatformChat: false })).toBe('none');
  });
});
