import { usernameBody } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { usernameProblem } from './UsernameSection';

it('the field accepts exactly the names that the server accepts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 70, size: 'max' }), (typed) => {
      // The field sends it trimmed. No keyboard types a null character; the server refuses it.
      fc.pre(!typed.includes('\0'));
      const name = typed.trim();
      expect(usernameProblem(typed) === undefined).toBe(usernameBody.safeParse({ name }).success);
    }),
  );
});
