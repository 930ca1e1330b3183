// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarPicture } from './avatar-shapes';

describe('the picture of an account', () => {
  it('the picture of an account is the same for the same id, and another for another', () => {
    expect(avatarPicture('17')).toEqual(avatarPicture('17'));
    expect(avatarPicture('17')).not.toEqual(avatarPicture('18'));
  });

  it('the picture of an account has three shapes on its field, whatever the id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        const { shapes } = avatarPicture(id);
        const inside = shapes.filter(({ x, y, radius }) =>
          [x >= 20, x <= 80, y >= 20, y <= 80, radius >= 18, radius <= 34].every(Boolean),
        );
        expect(inside).toHaveLength(3);
      }),
    );
  });
});
