import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { calledFrom } from '#support/calledFrom.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { deliverDueLetters } from './mailWorker.ts'
import { enqueueLetter } from './outbox.ts'
import { readMailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailboxRoutes.ts'
import { mailboxLetters } from './tables.ts'
import { letterTransport } from './transport.ts'

const validUntil = new Date('2026-11-20T13:40:00Z')

async function receive(context: ServerContext, to: string, token = 'tajny'): Promise<void> {
  await context.database.transaction((tx) =>
    enqueueLetter(tx, context, { kind: 'reset-password', to, language: 'pl', token, validUntil }),
  )
  await deliverDueLetters(context, letterTransport(context).send)
}

const linkOf = (token: string) => `http://localhost:3000/reset-password?token=${token}`
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Call = (
  path: string,
  call?: { host?: string; from?: string | null; headers?: Record<string, string> },
) => Response | Promise<Response>

const PATHS = ['/dev/poczta', '/dev/poczta/letters.json']

describeOnDatabase('the development mailbox', (freshContext) => {
  let now = new Date('2026-11-20T12:40:00Z')
  const open = async () => {
    now = new Date('2026-11-20T12:40:00Z')
    const context = await freshContext({ now: () => now })
    const app = new Hono().route('/dev/poczta', mailboxRoutes(context))
    const call: Call = (path, { host = 'localhost', from = '127.0.0.1', headers = {} } = {}) =>
      app.request(`http://${host}${path}`, { headers }, from === null ? {} : calledFrom(from))
    return { context, get: call }
  }

  it('shows what came, the newest first, each letter as it would be seen and as text', async () => {
    const { context, get } = await open()
    expect(await (await get('/dev/poczta')).text()).toContain('Nie ma jeszcze żadnego listu')
    await receive(context, 'zofia@example.pl')
    now = new Date('2026-11-20T12:41:00Z')
    await receive(context, '<b>adam</b>@example.pl')

    const list = await (await get('/dev/poczta')).text()
    expect(list.indexOf('&lt;b&gt;adam&lt;/b&gt;@example.pl')).toBeGreaterThan(0)
    expect(list.indexOf('zofia@example.pl')).toBeGreaterThan(list.indexOf('adam'))

    const [newest] = await readMailbox(context, 'zofia@example.pl')
    const letter = await get(`/dev/poczta/${newest?.id}`)
    const link = linkOf('tajny')
    expect(await letter.text()).toContain(`<a href="${link}">${link}</a>`)
    const seen = await get(`/dev/poczta/${newest?.id}/html`)
    expect(await seen.text()).toContain(`href="${link}"`)
    expect((await get('/dev/poczta/nothing')).status).toBe(404)
    expect((await get('/dev/poczta/nothing/html')).status).toBe(404)
  })

  it('runs nothing and lets only its own style in', async () => {
    const { context, get } = await open()
    await receive(context, 'zofia@example.pl')
    const [letter] = await readMailbox(context)

    const page = await get('/dev/poczta')
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(await page.text()) ?? []
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src ${sha256(style)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(page.headers.get('cache-control')).toBe('no-store')

    const seen = await get(`/dev/poczta/${letter?.id}/html`)
    const policy = seen.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/)
    const styles = [...(await seen.text()).matchAll(/ style="([^"]*)"/g)].map(([, one = '']) => sha256(one))
    expect(styles.length).toBeGreaterThan(3)
    expect(styles.filter((hash) => !policy.includes(hash))).toEqual([])
    expect(policy).not.toContain('unsafe-inline')
  })

  it('gives tests the links of the letters to one address', async () => {
    const { context, get } = await open()
    await receive(context, 'zofia@example.pl', 'first')
    now = new Date('2026-11-20T12:41:00Z')
    await receive(context, 'zofia@example.pl', 'second')
    await receive(context, 'adam@example.pl')
    const answer = await get('/dev/poczta/letters.json?to=zofia%40example.pl')
    expect(await answer.json()).toMatchObject({
      letters: [
        {
          to: 'zofia@example.pl',
          subject: 'Ustaw nowe hasło',
          links: [linkOf('second'), 'http://localhost:3000'],
        },
        { links: [linkOf('first'), 'http://localhost:3000'] },
      ],
    })
  })

  it('keeps the newest two hundred, each once', async () => {
    const { context } = await open()
    const { send } = letterTransport(context)
    const letter = { to: 'zofia@example.pl', subject: 's', text: 't', html: 'h', headers: {} }
    const { to: recipient, headers: _none, ...rest } = letter
    const earlier = Array.from({ length: 204 }, (_, second) => ({
      id: `letter-${second}`,
      sender: 'listy@localhost',
      recipient,
      ...rest,
      receivedAt: new Date(now.getTime() + second * 1_000),
    }))
    await context.database.insert(mailboxLetters).values(earlier)
    now = new Date(now.getTime() + 204_000)
    for (let times = 0; times < 2; times += 1) await send('letter-204', letter)
    const kept = await readMailbox(context)
    expect(kept).toHaveLength(200)
    expect(kept[0]?.id).toBe('letter-204')
    expect(kept.at(-1)?.id).toBe('letter-5')
  })

  it('is closed to a page that pretends to be us by the name of its host', async () => {
    const { context, get } = await open()
    await receive(context, 'zofia@example.pl')
    for (const path of PATHS) {
      expect((await get(path, { host: 'evil.example' })).status).toBe(404)
      expect((await get(path, { host: '127.0.0.1:4102' })).status).toBe(200)
    }
  })

  it('is closed to every other machine, whatever it calls us', async () => {
    const { context, get } = await open()
    await receive(context, 'zofia@example.pl')
    const [letter] = await readMailbox(context)
    const paths = [...PATHS, `/dev/poczta/${letter?.id}`, `/dev/poczta/${letter?.id}/html`]
    for (const path of paths) {
      for (const from of ['192.168.1.7', '10.0.0.2', '::ffff:192.168.1.7', 'fe80::1', '', null]) {
        expect((await get(path, { from })).status, `${path} from ${from}`).toBe(404)
      }
      for (const from of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1']) {
        expect((await get(path, { from })).status, `${path} from ${from}`).toBe(200)
      }
    }
  })

  it('is closed to whoever comes through a proxy, which may stand on this machine', async () => {
    const { get } = await open()
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'X-Real-IP', 'Via']) {
      expect((await get('/dev/poczta', { headers: { [name]: '127.0.0.1' } })).status).toBe(404)
    }
  })
})
