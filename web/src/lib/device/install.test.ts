import { expect, test } from 'vitest';
import { detectPlatform } from './install.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile',
    5,
    'android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 0, 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', 10, 'desktop'],
])('%s with %i touch points', (userAgent, maxTouchPoints, platform) => {
  expect(detectPlatform(userAgent, maxTouchPoints)).toBe(platform);
});
