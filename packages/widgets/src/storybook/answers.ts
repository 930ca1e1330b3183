/** What a server of a story answers that gives no rows. */
import { CallError, type CallName, type Problem } from '@oshimado/contract';

/** No answer yet. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);

/** An answer with a status that is a failure. */
export const refusing =
  (status: number, error: Problem['error'] = 'unavailable', call: CallName = 'getLive') =>
  (): Promise<never> =>
    Promise.reject(
      new CallError('http', call, '/', status, {
        error,
        message: 'The server is being restarted.',
      }),
    );

/** One call after the other has the next of these answers; the last one stays. */
export function inTurn<Answer>(
  ...answers: readonly [() => Promise<Answer>, ...(() => Promise<Answer>)[]]
): () => Promise<Answer> {
  let count = 0;
  return () => {
    const [first] = answers;
    const answer = answers[Math.min(count, answers.length - 1)] ?? first;
    count += 1;
    return answer();
  };
}
