import * as fc from 'fast-check'
import type { CallOptions } from '#support/accountFixture.ts'

/** Texts that databases and parsers stumble over, and any other. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '%',
    '\\',
    "'; DROP TABLE users; --",
    '../../etc',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
)
const value = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.constantFrom(-1, 1e300, Number.MAX_SAFE_INTEGER, null, true),
)

/** Text that can't be a part of an address, or changes its meaning. */
const isNoPart = (part: string) => /^\.{0,2}$/.test(part) || !part.isWellFormed()

/** A call that is right but for one or two of its values, or not at all. */
export function spoiltCall(call: CallOptions): fc.Arbitrary<CallOptions> {
  const keys = typeof call.body === 'object' && call.body !== null ? Object.keys(call.body) : []
  const spoiltValues = fc.dictionary(fc.oneof(fc.constantFrom(...keys, 'x'), hostileText), value, {
    maxKeys: 2,
  })
  const spoiltTexts = (given: Readonly<Record<string, string>> = {}) =>
    fc.record(
      Object.fromEntries(
        Object.keys(given).map((key) => [key, fc.oneof(hostileText, fc.constant(given[key] ?? ''))]),
      ),
    )
  return fc.record({
    body: fc.oneof(
      spoiltValues.map((spoilt) => (call.body === undefined ? undefined : { ...call.body, ...spoilt })),
      call.body === undefined ? fc.constant(undefined) : value,
    ),
    path: spoiltTexts(call.path).filter((path) => Object.values(path).every((part) => !isNoPart(part))),
    query: spoiltTexts(call.query),
  })
}
