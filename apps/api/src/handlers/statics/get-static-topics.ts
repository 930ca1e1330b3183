/** GET /statics/topics.json: the same list as /topics. */
import type { Handler } from '../handler';

export const getStaticTopics: Handler<'getStaticTopics'> = (_, reads) => reads.topics();
