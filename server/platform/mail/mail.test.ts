import { afterEach, expect, it, vi } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { pauseAfter } from '#server/platform/tasks/outboxTries.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { type MailServer, startMailServer } from '#support/mailServer.ts'
import { testConfig } from '#support/testContext.ts'
import type { Letter } from './letter.ts'
import { deliverDueLetters, startMailDelivery } from './mailWorker.ts'
import { enqueueLetter } from './outbox.ts'
import { outgoingLetters } from './tables.ts'
import { letterTransport } from './transport.ts'

const FROM = 'Iskra <listy@iskra.example>'
const RESET: Letter = {
  kind: 'reset-password',
  to: 'zofia@example.pl',
  language: 'pl',
  token: 'canary-of-a-token',
  validUntil: new Date('2026-11-20T13:40:00Z'),
}

const outbox = ({ database }: ServerContext) => database.select().from(outgoingLetters)
const write = (context: ServerContext, letter: Letter) =>
  context.database.transaction((tx) => enqueueLetter(tx, context, letter))

let servers: MailServer[] = []

async function mailServer(options?: { password?: string }): Promise<MailServer> {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  servers = []
})

function byMailServer(url: string) {
  const mail = { smtpUrl: url, from: FROM, mailbox: false }
  return testConfig({ publicOrigin: 'https://iskra.example', mail })
}

async function deliver(context: ServerContext): Promise<number> {
  const transport = letterTransport(context)
  try {
    return await deliverDueLetters(context, transport.send)
  } finally {
    transport.close()
  }
}

describeOnDatabase('letters', (freshContext) => {
  let now = new Date('2026-11-20T12:40:00Z')
  const context = async (url: string) => {
    now = new Date('2026-11-20T12:40:00Z')
    return freshContext({ config: byMailServer(url), now: () => now })
  }
  it('reach a real mail server as text and HTML, and nothing of them is kept', async () => {
    const server = await mailServer({ password: 'tajne hasło/+' })
    const those = await context(server.url)
    await write(those, RESET)

    expect(await deliver(those)).toBe(1)

    const [letter] = await server.letters()
    expect(letter).toMatchObject({
      from: { name: 'Iskra', address: 'listy@iskra.example' },
      to: [{ address: 'zofia@example.pl' }],
      subject: 'Ustaw nowe hasło',
    })
    const link = 'https://iskra.example/reset-password?token=canary-of-a-token'
    expect(letter?.text).toContain(`Ustaw nowe hasło:\n${link}`)
    expect(letter?.html).toContain(`href="${link}"`)
    expect(letter?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(await outbox(those)).toEqual([])
    expect(await deliver(those)).toBe(0)
  })

  it('speak the language of the person', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    await write(those, { ...RESET, language: 'en' })
    await deliver(those)
    expect(await server.letters()).toMatchObject([{ subject: 'Set a new password' }])
  })

  it('stand in the outbox sealed: neither token nor address can be read there', async () => {
    const those = await context('smtp://127.0.0.1:9')
    await write(those, RESET)
    const kept = JSON.stringify(await outbox(those))
    expect(kept).not.toMatch(/canary|zofia|example\.pl/)
    expect(kept).toContain('reset-password')
  })

  it('are not sent when what they tell of is taken back', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    const taken = those.database.transaction(async (tx) => {
      await enqueueLetter(tx, those, RESET)
      throw new Error('changed my mind')
    })
    await expect(taken).rejects.toThrow('changed my mind')
    expect(await deliver(those)).toBe(0)
  })

  it('wait while the mail server is away, longer each time, and then arrive once', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    await write(those, RESET)
    server.refuseWith(451)
    await deliver(those)
    expect(await deliver(those)).toBe(0)
    expect(await outbox(those)).toMatchObject([
      { status: 'waiting', attempts: 1, lastError: 'EENVELOPE 451' },
    ])
    now = new Date(now.getTime() + pauseAfter(1))
    await deliver(those)
    expect(await outbox(those)).toMatchObject([{ status: 'waiting', attempts: 2 }])

    server.refuseWith(null)
    now = new Date(now.getTime() + pauseAfter(2))
    await deliver(those)
    expect(await server.letters()).toHaveLength(1)
    expect(await outbox(those)).toEqual([])
  })

  it('have one id however often they are sent, so that a mail server can tell', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    await write(those, RESET)
    const transport = letterTransport(those)
    const losingTheAnswer = async (...sent: Parameters<typeof transport.send>) => {
      await transport.send(...sent)
      throw new Error('the connection broke')
    }
    await deliverDueLetters(those, losingTheAnswer)
    now = new Date(now.getTime() + pauseAfter(1))
    await deliverDueLetters(those, transport.send)
    transport.close()

    const ids = (await server.letters()).map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('to nobody are given up at once, and nothing of the person stays', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    await write(those, RESET)
    server.refuseWith(550)
    await deliver(those)
    expect(await outbox(those)).toMatchObject([
      { status: 'given_up', sealed: null, lastError: 'EENVELOPE 550' },
    ])
  })

  it('wait when it is us whom the mail server refuses', async () => {
    const server = await mailServer({ password: 'right' })
    const those = await context(server.url.replace(':right@', ':wrong@'))
    await write(those, RESET)
    await deliver(those)
    expect(await outbox(those)).toMatchObject([{ status: 'waiting', lastError: 'EAUTH 535' }])
  })

  it('are not sent when their link has run out', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    await write(those, RESET)
    now = new Date('2026-11-20T13:40:00Z')
    await deliver(those)
    expect(await server.letters()).toEqual([])
    expect(await outbox(those)).toMatchObject([{ status: 'given_up', sealed: null, lastError: 'TOO_LATE' }])
  })

  it('to nobody in particular only look like one', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    await write(those, { kind: 'nothing', to: 'nikt@example.pl', language: 'pl' })
    expect(await deliver(those)).toBe(1)
    expect(await server.letters()).toEqual([])
    expect(await outbox(those)).toEqual([])
  })

  it('sealed by another installation are given up', async () => {
    const those = await context('smtp://127.0.0.1:9')
    await write(those, RESET)
    const auth = { ...those.config.auth, secret: 'the secret of another installation altogether' }
    await deliver({ ...those, config: { ...those.config, auth } })
    expect(await outbox(those)).toMatchObject([{ status: 'given_up', lastError: 'UNREADABLE' }])
  })

  it('are sent by one of two workers', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    for (let one = 0; one < 12; one += 1) await write(those, { ...RESET, to: `osoba${one}@example.pl` })
    await Promise.all([deliver(those), deliver(those)])
    await deliver(those)
    const recipients = (await server.letters()).map(({ to }) => to?.[0]?.address)
    expect(recipients).toHaveLength(12)
    expect(new Set(recipients).size).toBe(12)
  })

  it('go out by themselves, also those of a killed server', async () => {
    const server = await mailServer()
    const those = await context(server.url)
    await write(those, RESET)
    const worker = startMailDelivery(those)
    await vi.waitFor(async () => expect(await server.letters()).toHaveLength(1))
    await worker.stop()
  })

  it('wait where there is no mail server and no mailbox', async () => {
    const lines: string[] = []
    const config = testConfig({ mail: { smtpUrl: null, from: FROM, mailbox: false } })
    const log = {
      debug: () => {},
      info: () => {},
      error: () => {},
      warn: (line: string) => void lines.push(line),
    }
    const those = await freshContext({ config, log, now: () => now })
    await write(those, RESET)
    const transport = letterTransport(those)
    await deliverDueLetters(those, transport.send)
    expect(lines[0]).toMatch(/^SMTP_URL is not set/)
    expect(await outbox(those)).toMatchObject([{ status: 'waiting', lastError: 'NoMailServer' }])
  })
})
