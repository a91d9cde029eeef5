import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { expect, it } from 'vitest'
import { makeCertificate } from './certificate.ts'

it('is one for localhost that its own key has signed, good from now on', () => {
  const { key, certificate, keyHash } = makeCertificate()
  const read = new X509Certificate(certificate)
  expect(read.checkHost('localhost')).toBe('localhost')
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true)
  expect(read.verify(read.publicKey)).toBe(true)
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now())
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now())
  const keyInfo = read.publicKey.export({ type: 'spki', format: 'der' })
  expect(createHash('sha256').update(keyInfo).digest('base64')).toBe(keyHash)
})
