import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldEmail } from './foldEmail.ts'
import { couldBeEmail, normaliseEmail, tidyEmail } from './emailAddress.ts'

describe('an e-mail address', () => {
  it.each([
    ['zofia@example.pl', 'zofia@example.pl'],
    [' Zofia.Żuraw@example.pl ', null],
    [' Zofia.Zuraw@EXAMPLE.PL ', 'Zofia.Zuraw@example.pl'],
    ["o'brien+kartki@sklep.example.co.uk", "o'brien+kartki@sklep.example.co.uk"],
    ['ｚｏｆｉａ＠ｅｘａｍｐｌｅ．ｐｌ', 'zofia@example.pl'],
    ['zofia@żółw.pl', 'zofia@xn--w-uga1v8h.pl'],
    ['zofia@ŻÓŁW.PL', 'zofia@xn--w-uga1v8h.pl'],
    ['zofia@xn--w-uga1v8h.pl', 'zofia@xn--w-uga1v8h.pl'],
    ['zofia@example。pl', 'zofia@example.pl'],
    // A Cyrillic letter in the domain shows as punycode; before the @ none is allowed.
    ['zofia@exаmple.pl', 'zofia@xn--exmple-4nf.pl'],
    ['zоfia@example.pl', null],
    ['', null],
    ['zofia', null],
    ['zofia@', null],
    ['@example.pl', null],
    ['zofia@example', null],
    ['zofia@example.p', null],
    ['zofia@@example.pl', null],
    ['zofia@example.pl@example.com', null],
    ['<zofia@example.pl>', null],
    ['Zofia <zofia@example.pl>', null],
    ['"zofia"@example.pl', null],
    ['"a b"@example.pl', null],
    ['zofia,adam@example.pl', null],
    ['zofia@example.pl\r\nBcc: adam@example.pl', null],
    ['zofia\u0000@example.pl', null],
    // Invisible signs that come along with a paste.
    ['\u202azofia@example.pl\u202c', 'zofia@example.pl'],
    ['zof\u200bia@example.pl', 'zofia@example.pl'],
    ['zofia@exam\u00adple.pl', 'zofia@example.pl'],
    ['zofia\u2011anna@sklep\u2013example.pl', 'zofia-anna@sklep-example.pl'],
    ['zofia@127.0.0.1', null],
    ['zofia@0x7f.1', null],
    ['zofia@[::1]', null],
    ['zofia@example.pl:25', null],
    ['zofia@example.pl/../evil', null],
    ['zofia@exa%6dple.pl', null],
    ['zofia@-example.pl', null],
    ['zofia@example.pl.', null],
    ['.zofia@example.pl', null],
    ['zo..fia@example.pl', null],
    [`${'z'.repeat(64)}@example.pl`, `${'z'.repeat(64)}@example.pl`],
    [`${'z'.repeat(65)}@example.pl`, null],
    [`z@${'a.'.repeat(130)}pl`, null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normaliseEmail(typed)).toBe(kept)
  })

  it('however strange, becomes plain letters that can stand in a letter’s header, or nothing', () => {
    const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.domain())
    const typed = fc.oneof(
      fc.emailAddress(),
      fc.tuple(part, part).map(([before, after]) => `${before}@${after}`),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const kept = normaliseEmail(text)
        if (kept === null) return
        expect(kept).toMatch(/^[^\s@<>"(),:;\\[\]]+@[a-z\d.-]+$/)
        expect(kept).toMatch(/^[\x21-\x7e]+$/)
        expect(normaliseEmail(kept)).toBe(kept)
        expect(foldEmail(tidyEmail(text))).toBe(foldEmail(kept))
      }),
      { numRuns: 500 },
    )
  })

  it('that was let in before the rule can still be typed to sign in', () => {
    for (const before of ['"zofia"@example.pl', 'żaneta@example.pl', 'zofia@żółw.pl']) {
      expect(couldBeEmail(before)).toBe(true)
    }
    expect(couldBeEmail('zofia')).toBe(false)
  })
})
