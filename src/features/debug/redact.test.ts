import { assert, emailAddress, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { redact, redactText } from './redact.ts'

test('hides private fields by name, at any depth', () => {
  expect(
    redact({
      storefront: { publicToken: 'abc', apiVersion: '2026-04' },
      rows: [{ recipientName: 'Ola', email: 'ola@example.com', attempts: 2, owner: 'guest:1' }],
    }),
  ).toEqual({
    storefront: { publicToken: '[ukryte]', apiVersion: '2026-04' },
    rows: [{ recipientName: '[ukryte]', email: '[ukryte]', attempts: 2, owner: '[ukryte]' }],
  })
})

test.each([
  ['gid://shopify/Cart/abc?key=s3cret', 'gid://shopify/Cart/[ukryte]?key=[ukryte]'],
  ['GET https://iskra.example/kasa/s3cret?x=1', 'GET https://iskra.example/kasa/[ukryte]?x=1'],
  ['/sklep?ref=AIMASTER2024&sort=cena', '/sklep?ref=[ukryte]&sort=cena'],
  ['sent to ola@example.com', 'sent to [ukryte]'],
  ['nothing private', 'nothing private'],
])('%s', (text, redacted) => {
  expect(redactText(text)).toBe(redacted)
})

test('no secret of a cart and no e-mail address gets through', () => {
  assert(
    property(string({ unit: 'grapheme-ascii', minLength: 8 }), emailAddress(), (noise, email) => {
      const secret = 'k3y'.repeat(4)
      const text = JSON.stringify(redact({ note: `${noise} ?key=${secret} ${email}` }))
      expect(text).not.toContain(secret)
      expect(text).not.toContain(email)
    }),
  )
})
