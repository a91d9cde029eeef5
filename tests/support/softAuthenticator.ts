import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 }

interface Changes {
  /** The origin that the browser reports. */
  readonly origin?: string
  /** Whether the person has been verified: by finger, face or code. */
  readonly isVerified?: boolean
}

/** A passkey in software, made and used as a telephone would: for tests. */
export interface SoftPasskey {
  readonly id: string
  /** The browser's answer to `navigator.credentials.create`, in WebAuthn JSON. */
  register(challenge: string, changes?: Changes): Record<string, unknown>
  /** Its answer to `navigator.credentials.get`. `counter` is the device's counter. */
  signIn(
    challenge: string,
    changes?: Changes & { userHandle?: string; counter?: number },
  ): Record<string, unknown>
}

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')

/** A new one, of the page at `origin`. */
export function makeSoftPasskey(origin: string): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const clientData = (type: string, challenge: string, where = origin) =>
    JSON.stringify({ type, challenge, origin: where, crossOrigin: false })
  const authenticatorData = (flags: number, counter: number, attested: Uint8Array = new Uint8Array()) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counted, attested])
  }
  const flagsOf = ({ isVerified = true }: Changes) =>
    FLAGS.userPresent | FLAGS.backupEligible | FLAGS.backedUp | (isVerified ? FLAGS.userVerified : 0)

  return {
    id: base64url(id),
    register: (challenge, changes = {}) => {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(cose),
      ])
      const attestation = new Map<string | number, string | Uint8Array | Map<string | number, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(flagsOf(changes) | FLAGS.attested, 0, attested))],
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, changes.origin)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      }
    },
    signIn: (challenge, { userHandle, counter = 0, ...changes } = {}) => {
      const data = authenticatorData(flagsOf(changes), counter)
      const client = clientData('webauthn.get', challenge, changes.origin)
      const signed = Buffer.concat([data, sha256(client)])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(createSign('sha256').update(signed).sign(privateKey)),
          ...(userHandle === undefined ? {} : { userHandle: base64url(userHandle) }),
        },
      }
    },
  }
}
