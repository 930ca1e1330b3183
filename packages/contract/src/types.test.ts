import { describe, expectTypeOf, it } from 'vitest';
import type { CallOptions, Client } from './client';
import type {
  AnswerOf,
  Channel,
  ChannelFull,
  CheckedQueryOf,
  Org,
  ParamsOf,
  Problem,
  QueryOf,
  Video,
  VideoFull,
  VideoPage,
} from './types';

// Nothing here runs: `npm run typecheck` is what fails when a sentence is no longer true.
describe('types of the client', () => {
  it('answers what the schema of the call says', () => {
    expectTypeOf<AnswerOf<'getOrgs'>>().toEqualTypeOf<Org[]>();
    expectTypeOf<AnswerOf<'getLive'>>().toEqualTypeOf<Video[] | VideoPage>();
    expectTypeOf<AnswerOf<'getVideo'>>().toEqualTypeOf<VideoFull>();
    expectTypeOf<AnswerOf<'getChannels'>>().toEqualTypeOf<Channel[]>();
    expectTypeOf<AnswerOf<'getChannel'>>().toEqualTypeOf<ChannelFull>();
  });

  it('asks without input where nothing is required', () => {
    expectTypeOf<Client['getLive']>().toBeCallableWith();
    expectTypeOf<Client['getOrgs']>().toBeCallableWith();
    expectTypeOf<Client['getLive']>().toBeCallableWith({ org: 'Hololive', type: ['stream'] });
    expectTypeOf<Client['getVideos']>().toBeCallableWith({ from: new Date(0), to: '2026-01-01' });
  });

  it('requires the parameters of the path', () => {
    expectTypeOf<Parameters<Client['getVideo']>['length']>().toEqualTypeOf<1 | 2>();
    expectTypeOf<Parameters<Client['getLive']>['length']>().toEqualTypeOf<0 | 1 | 2>();
    expectTypeOf<ParamsOf<'getChannelVideos'>>().toEqualTypeOf<{
      id: string;
      kind: 'videos' | 'clips' | 'collabs';
    }>();
    expectTypeOf<ParamsOf<'getLive'>>().toEqualTypeOf<undefined>();
  });

  it('knows the values of lists and enums', () => {
    type Status = NonNullable<QueryOf<'getLive'>['status']>[number];
    expectTypeOf<Status>().toEqualTypeOf<Video['status']>();
    expectTypeOf<NonNullable<QueryOf<'getVideos'>['order']>>().toEqualTypeOf<'asc' | 'desc'>();
    expectTypeOf<{ limit: '24' }>().not.toExtend<QueryOf<'getVideos'>>();
    expectTypeOf<QueryOf<'getClips'>>().not.toHaveProperty('type');
  });

  it('gives handlers defaults as values and times as dates', () => {
    expectTypeOf<CheckedQueryOf<'getLive'>['limit']>().toEqualTypeOf<number>();
    expectTypeOf<CheckedQueryOf<'getVideos'>['from']>().toEqualTypeOf<Date | undefined>();
    expectTypeOf<CheckedQueryOf<'getOrgs'>>().toEqualTypeOf<undefined>();
  });

  it('takes a signal as second argument', () => {
    expectTypeOf<Parameters<Client['getLive']>[1]>().toEqualTypeOf<CallOptions | undefined>();
  });

  it('names the code of a problem from a list', () => {
    expectTypeOf<'not_found'>().toExtend<Problem['error']>();
    expectTypeOf<'whatever'>().not.toExtend<Problem['error']>();
  });
});
