import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A key with its certificate for localhost, and the hash by which Chromium is told to trust it. */
export interface Certificate {
  readonly key: string
  readonly certificate: string
  readonly keyHash: string
}

const DAY_MS = 86_400_000

/** Makes a certificate for one run, signed by its own key, good for a month. */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const content = certificateContent(keyInfo, Date.now())
  const signature = sign('sha256', content, privateKey)
  const whole = node(TAG.sequence, content, ECDSA_WITH_SHA256, node(TAG.bits, Buffer.of(0), signature))
  const lines = whole.toString('base64').replaceAll(/.{1,64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
    keyHash: createHash('sha256').update(keyInfo).digest('base64'),
  }
}

/** Kinds of nodes in DER, the encoding of certificates. */
const TAG = {
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  name: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** As the standard numbers them inside a certificate, and inside a list of other names. */
  version: 0xa0,
  extensions: 0xa3,
  host: 0x82,
} as const

const ECDSA_WITH_SHA256 = node(TAG.sequence, node(TAG.name, Buffer.from('2a8648ce3d040302', 'hex')))
const COMMON_NAME = node(TAG.name, Buffer.from('550403', 'hex'))
const OTHER_NAMES = node(TAG.name, Buffer.from('551d11', 'hex'))
const VERSION_3 = node(TAG.version, node(TAG.integer, Buffer.of(2)))

/** What is signed: who it is for, until when, and with which key (RFC 5280, 4.1). */
function certificateContent(keyInfo: Buffer, now: number): Buffer {
  // A number is negative when its first bit is set.
  const serial = Buffer.concat([Buffer.of(1), randomBytes(8)])
  const subject = node(
    TAG.sequence,
    node(TAG.set, node(TAG.sequence, COMMON_NAME, node(TAG.text, Buffer.from('localhost')))),
  )
  const otherNames = node(TAG.sequence, node(TAG.host, Buffer.from('localhost')))
  return node(
    TAG.sequence,
    VERSION_3,
    node(TAG.integer, serial),
    ECDSA_WITH_SHA256,
    subject,
    node(TAG.sequence, time(now - DAY_MS), time(now + 30 * DAY_MS)),
    subject,
    keyInfo,
    node(TAG.extensions, node(TAG.sequence, node(TAG.sequence, OTHER_NAMES, node(TAG.bytes, otherNames)))),
  )
}

function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return node(TAG.time, Buffer.from(`${digits}Z`))
}

function node(tag: (typeof TAG)[keyof typeof TAG], ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
