import { nameOf } from '@oshimado/contract';
import { usernameBody } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { usernameProblem } from './UsernameSection';

const unit = fc.oneof(
  fc.constantFrom(' ', '\0', '\u200B', '\u3164', '\u202E', '\u2066'),
  fc.string({ minLength: 1, maxLength: 1 }),
);

it('the field accepts exactly the names that the server accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 70, size: 'max' }), (typed) => {
      const name = nameOf(typed);
      expect(usernameProblem(typed) === undefined).toBe(usernameBody.safeParse({ name }).success);
    }),
  );
});
