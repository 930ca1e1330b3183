/** GET /topics: every topic that a video has, most used first. */
import type { Handler } from '../handler';

export const getTopics: Handler<'getTopics'> = (_, reads) => reads.topics();
