/** The demo world answers look-ups without another service, in the form of the contract. */
import { calls } from '@oshimado/contract/schemas';
import { expect, it, vi } from 'vitest';
import { demoPlatforms } from './demo-platforms';

it('the look-up of the demo answers every video and every invitation, and calls nobody', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const video = await demoPlatforms.video('aaaaaaaaaaa');
  expect(calls.getLookedUpVideo.response.parse(video)).toEqual(video);
  expect(video.id).toBe('aaaaaaaaaaa');
  const invite = await demoPlatforms.invite('fans');
  expect(calls.getInvite.response.parse(invite)).toEqual(invite);
  expect(send).not.toHaveBeenCalled();
});
