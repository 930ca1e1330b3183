import { describe, expect, it } from 'vitest';
import { ORG_CASES } from '../testing/org-cases';
import { isVideoOfOrg } from './video-org';

describe('isVideoOfOrg', () => {
  it.each(ORG_CASES)('$name: $isOfOrg', ({ video, org, isOfOrg }) => {
    expect(isVideoOfOrg(video, org)).toBe(isOfOrg);
  });
});
