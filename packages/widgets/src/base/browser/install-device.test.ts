import { expect, test } from 'vitest';
import { installDeviceOf } from './install-device';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile';

const TOUCH = '(pointer: coarse) and (hover: none)';
const INSTALLED = '(display-mode: standalone)';

test.each([
  ['a phone of Apple', IPHONE, 5, [TOUCH], false, [true, false, true]],
  ['the same, installed', IPHONE, 5, [TOUCH], true, [true, true, true]],
  ['a tablet of Apple, which calls itself a computer', MAC, 5, [TOUCH], false, [true, false, true]],
  ['a computer of Apple', MAC, 0, [], false, [false, false, false]],
  ['another phone', ANDROID, 5, [TOUCH], false, [false, false, true]],
  ['another phone, installed', ANDROID, 5, [TOUCH, INSTALLED], false, [false, true, true]],
])('%s', (_name, userAgent, touchPoints, media, standalone, expected) => {
  const device = installDeviceOf({
    userAgent,
    touchPoints,
    standalone,
    matches: (query) => media.includes(query),
  });
  expect([device.isApple, device.isStandalone, device.isMobile]).toEqual(expected);
});
