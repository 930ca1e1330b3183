import { describe, expect, it } from 'vitest';
import { sampleListed } from '../../../storybook/sample-channel-list';
import { emptyChannel, inputOf, valuesOf, wrongFields } from './channel-form';

const ID = 'UC0000000000000000000001';

describe('the form of a followed channel', () => {
  it.each([
    [`https://www.youtube.com/channel/${ID}?x=1`, ID],
    ['youtube.com/@sora', '@sora'],
    [' @星野そら ', '@星野そら'],
    [ID, ID],
  ])('the form of a followed channel takes "%s" for a channel', (youtube, key) => {
    expect(inputOf({ ...emptyChannel, youtube }).youtube).toBe(key);
    expect(wrongFields({ ...emptyChannel, name: 'Sora', youtube })).toEqual([]);
  });

  it('the form of a followed channel takes the address of an account for its name', () => {
    const values = {
      ...emptyChannel,
      twitch: 'https://www.twitch.tv/sora_live/',
      twitter: '@sora_ch',
    };
    expect(inputOf(values)).toMatchObject({ twitch: 'sora_live', twitter: 'sora_ch' });
  });

  it('the form of a followed channel says which fields the list would refuse, and which are missing', () => {
    const values = {
      ...emptyChannel,
      lang: 'English',
      twitch: 'a b',
      twitter: 'far_too_long_a_name',
    };
    expect(wrongFields(values)).toEqual(['name', 'youtube', 'lang', 'twitch', 'twitter']);
  });

  it('the form of a followed channel sends what the list had when nothing was changed, and no group without an organization', () => {
    const [sora] = sampleListed;
    if (!sora) throw new Error('there is no sample');
    const { id: _, version: __, ...fields } = sora;
    expect(inputOf(valuesOf(sora))).toEqual(fields);
    expect(inputOf({ ...valuesOf(sora), org: '' }).group).toBe('');
  });
});
