import { usernameBody } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { usernameProblem } from './username-problem';

it('a name the field takes is one the server takes, and the other way round', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 70, size: 'max' }), (typed) => {
      // The field sends it trimmed. What no keyboard types is the server's to refuse.
      fc.pre(!typed.includes('\0'));
      const name = typed.trim();
      expect(usernameProblem(typed) === undefined).toBe(usernameBody.safeParse({ name }).success);
    }),
  );
});
