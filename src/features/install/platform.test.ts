import { expect, test } from 'vitest'
import { needsShareMenu } from './platform.ts'

test.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 5, true],
  ['iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 0, false],
  ['Android', 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0.0.0 Mobile', 5, false],
])('%s', (_, userAgent, maxTouchPoints, needed) => {
  expect(needsShareMenu({ userAgent, maxTouchPoints })).toBe(needed)
})
