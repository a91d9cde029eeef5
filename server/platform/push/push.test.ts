import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { jwtVerify, importJWK } from 'jose'
import { expect, it } from 'vitest'
import { pushMessageSchema } from '#domain/push/pushSubscription.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { vapidPublicKey } from './pushKeys.ts'
import { enqueuePush } from './pushOutbox.ts'
import { deliverDuePushes } from './pushWorker.ts'
import { pushSender } from './sendPush.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

/** A browser's own half of a subscription: it can read messages encrypted for it. */
function makeBrowser(name = randomBytes(6).toString('hex')) {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** RFC 8291. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const serverKey = body.subarray(21, 21 + (body[20] ?? 0))
      const sealed = body.subarray(21 + serverKey.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
      const secret = createHmac(
        'sha256',
        createHmac('sha256', auth).update(pair.computeSecret(serverKey)).digest(),
      )
        .update(Buffer.concat([info, Buffer.from([1])]))
        .digest()
      const derive = (what: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

async function subscribed(context: ServerContext) {
  const user = await makeUser(context)
  const { access_token: token } = await signIn(context, user)
  const browser = makeBrowser()
  const call = apiClient(context)
  const answer = await call('POST /api/v1/push/subscriptions', { token, body: browser.subscription })
  expect(answer.status).toBe(204)
  const tell = () =>
    context.database.transaction((tx) =>
      enqueuePush(tx, context, user.id, { kind: 'generation', id: 'generation-1', status: 'completed' }),
    )
  return { user, token, browser, call, tell }
}

const waiting = ({ database }: ServerContext) => database.select().from(pushMessages)

describeOnDatabase('push messages', (freshContext) => {
  it('reach the browser encrypted for it alone and signed with our key', async () => {
    const context = await freshContext()
    const { browser, tell } = await subscribed(context)
    await tell()
    const posted: { address: string; headers: Headers; body: Buffer }[] = []
    const send = pushSender(context.config.push, async (address, init) => {
      const request = new Request(address, init)
      posted.push({
        address: request.url,
        headers: request.headers,
        body: Buffer.from(await request.arrayBuffer()),
      })
      return new Response(null, { status: 201 })
    })

    expect(await deliverDuePushes(context, send)).toBe(1)

    const [{ address, headers, body } = { address: '', headers: new Headers(), body: Buffer.alloc(0) }] =
      posted
    expect(address).toBe(browser.subscription.endpoint)
    expect(body.includes('generation-1')).toBe(false)
    expect(pushMessageSchema.parse(browser.read(body))).toEqual({
      kind: 'generation',
      id: 'generation-1',
      status: 'completed',
    })
    const publicKey = Buffer.from(vapidPublicKey(context.config.push.privateKey) ?? '', 'base64url')
    const [, token = ''] = /t=([^,]+)/.exec(headers.get('authorization') ?? '') ?? []
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
    }
    const key = await importJWK(jwk, 'ES256')
    const { payload } = await jwtVerify(token, key, { audience: 'https://fcm.googleapis.com' })
    expect(payload.sub).toMatch(/^mailto:/)
    expect(await waiting(context)).toEqual([])
  })

  it('are tried again when the push service is away, and given up when they are news no more', async () => {
    let now = new Date('2026-11-20T12:00:00Z')
    const context = await freshContext({ now: () => now })
    const { tell } = await subscribed(context)
    await tell()
    const statuses: (number | null)[] = [null, 503, 429]
    const send = () => {
      const status = statuses.shift()
      return typeof status === 'number' ? Promise.resolve(status) : Promise.reject(new Error('no network'))
    }
    for (const expected of [1, 2, 3]) {
      await deliverDuePushes(context, send)
      expect(await waiting(context)).toMatchObject([{ attempts: expected }])
      now = new Date(now.getTime() + 60_000)
    }
    now = new Date(now.getTime() + 7 * 60 * 60_000)
    await deliverDuePushes(context, () => Promise.reject(new Error('not to be called')))
    expect(await waiting(context)).toEqual([])
  })

  it('end with the browser, with the sign-in and with the account', async () => {
    const context = await freshContext()
    const gone = await subscribed(context)
    await gone.tell()
    await deliverDuePushes(context, () => Promise.resolve(410))
    const signedOut = await subscribed(context)
    await context.database.delete(sessions).where(eq(sessions.userId, signedOut.user.id))
    const deleted = await subscribed(context)
    await context.database.delete(users).where(eq(users.id, deleted.user.id))
    expect(await context.database.select().from(pushSubscriptions)).toEqual([])
    expect(await waiting(context)).toEqual([])
  })

  it('go to whoever uses the browser now, and to push services only', async () => {
    const context = await freshContext()
    const { user, token, call, browser } = await subscribed(context)
    const next = await subscribed(context)
    await call('POST /api/v1/push/subscriptions', { token: next.token, body: browser.subscription })
    const rows = await context.database.select().from(pushSubscriptions)
    expect(rows.map(({ userId }) => userId)).toEqual([next.user.id, next.user.id])

    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://127.0.0.1/x',
      'https://me@fcm.googleapis.com/x',
    ]) {
      const body = { ...browser.subscription, endpoint }
      expect((await call('POST /api/v1/push/subscriptions', { token, body })).status).toBe(400)
    }
    const { endpoint } = browser.subscription
    await call('DELETE /api/v1/push/subscriptions', { token, body: { endpoint } })
    expect(await context.database.select().from(pushSubscriptions)).toHaveLength(2)
    await call('DELETE /api/v1/push/subscriptions', { token: next.token, body: { endpoint } })
    expect(await context.database.select().from(pushSubscriptions)).toHaveLength(1)
    expect(user.id).not.toBe(next.user.id)
  })
})
