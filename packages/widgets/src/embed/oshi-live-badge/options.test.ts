import { expect, it } from 'vitest';
import { readAttributes } from '../../testing/read-attributes';
import { liveBadgeAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(liveBadgeAttributes, attributes);

it('a badge reads whose it is, and is nobody’s without', () => {
  expect(read({ channel: ' UC1 ', org: 'Hololive' })).toMatchObject({
    options: { channel: 'UC1', org: 'Hololive' },
    complaints: [],
  });
  expect(read({})).toMatchObject({ options: { channel: '', org: '' }, complaints: [] });
});
