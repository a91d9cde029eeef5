import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cardSchema } from '#domain/gifts/card.ts'
import { personalizationBody } from '#domain/gifts/personalizationBody.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { orderLines } from '#server/shop/checkout/tables.ts'
import { personalizations } from '#server/shop/gifts/tables.ts'
import { waitingLetters } from '#support/accountFixture.ts'
import { BUYER } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  CARD_LINE as LINE,
  GIVEN_CARD as GIFT,
  orderCard,
  WRITTEN_CARD as GIVEN,
} from '#support/orderedCard.ts'
import { CARD_DELIVERY } from './cards.ts'

const cardLetters = async (context: ServerContext) =>
  (await waitingLetters(context)).flatMap((letter) => (letter.kind === 'card' ? [letter] : []))

describeOnDatabase('a card', (freshContext) => {
  it('is sent on its day in the morning, once, however often it is looked for', async () => {
    let now = new Date('2026-11-23T12:00:00Z')
    const context = await freshContext({ now: () => now })
    const { call, token: order, files } = await orderCard(context, GIVEN)
    const [line] = await context.database.select().from(orderLines)
    if (line === undefined) throw new Error('nothing was ordered')
    const { id: _id, ...same } = line
    await context.database.insert(orderLines).values({ ...same, position: 1 })
    await CARD_DELIVERY.run(context)
    now = new Date('2026-12-24T06:59:59Z')
    await CARD_DELIVERY.run(context)
    expect(await cardLetters(context)).toEqual([])
    expect(await files()).toMatchObject({
      delivery: { state: 'planned', at: '2026-12-24T07:00:00.000Z', recipientEmail: 'halina@poczta.example' },
    })
    now = new Date('2026-12-24T07:00:00Z')
    await Promise.all([CARD_DELIVERY.run(context), CARD_DELIVERY.run(context), CARD_DELIVERY.run(context)])
    const letters = await cardLetters(context)
    expect(letters).toMatchObject([{ to: 'halina@poczta.example', language: 'pl' }])
    expect(await files()).toMatchObject({ delivery: { state: 'sent' } })

    const token = letters[0]?.cardToken ?? ''
    const answer = await call('GET /api/v1/cards/{token}', { path: { token } })
    expect(cardSchema.parse(answer.body)).toMatchObject({
      kind: 'card',
      paragraphs: [
        'Halino, dziś płonie sto iskier, a każda jest za Ciebie.',
        expect.stringContaining('jak śnieg padał w maju'),
      ],
      sender: `${BUYER.firstName} ${BUYER.lastName}`.trim(),
      signature: 'Ola',
      front: {
        url: expect.stringMatching(/^\/media\/faces\/kartka-urodzinowa-sto-iskier\/1-[\da-f]{10}\.jpg$/),
      },
      print: expect.stringContaining('/0-print.pdf?'),
      isReceived: false,
    })
    const rewritten = await call('PUT /api/v1/orders/{token}/files/{file}/words', {
      path: { token: order, file: '0' },
      query: { lang: 'pl' },
      body: { words: { imie: 'Janie' } },
    })
    expect(rewritten.status).toBe(404)
    expect((await call('POST /api/v1/cards/{token}/received', { path: { token } })).status).toBe(204)
    expect(await files()).toMatchObject({ delivery: { state: 'received' } })
  })

  it('is changed until it is sent, and not after that', async () => {
    let now = new Date('2026-11-23T12:00:00Z')
    const context = await freshContext({ now: () => now })
    const { call, token, files, body } = await orderCard(context, GIVEN)
    const change = (changes: object) =>
      call('PUT /api/v1/orders/{token}/files/{file}/delivery', {
        path: { token, file: '0' },
        query: { lang: 'pl' },
        body: {
          recipient_email: 'h@poczta.example',
          delivery_date: '',
          time_zone: 'Europe/Warsaw',
          ...changes,
        },
      })
    expect(await change({ delivery_date: '2026-11-22' })).toMatchObject({
      status: 422,
      body: { error: { details: { problems: [{ field: 'delivery_date', code: 'past' }] } } },
    })
    expect(await change({ delivery_date: '2031-11-24' })).toMatchObject({
      status: 422,
      body: { error: { details: { problems: [{ field: 'delivery_date', code: 'too_late' }] } } },
    })
    expect((await change({ delivery_date: '2031-11-23' })).status).toBe(200)
    expect((await change({ recipient_email: '' })).status).toBe(200)
    now = new Date('2027-01-01T12:00:00Z')
    await CARD_DELIVERY.run(context)
    expect(await files()).toMatchObject({ delivery: { state: 'planned', at: null } })
    // A card without a day isn't sent automatically.
    expect((await change({})).status).toBe(200)
    now = new Date('2027-01-02T12:00:00Z')
    await CARD_DELIVERY.run(context)
    expect(await files()).toMatchObject({ delivery: { state: 'planned', at: null } })
    expect((await change({ delivery_date: '2027-01-03' })).status).toBe(200)
    now = new Date('2027-01-03T07:00:00Z')
    await CARD_DELIVERY.run(context)
    expect(await cardLetters(context)).toMatchObject([{ to: 'h@poczta.example' }])
    expect((await change({ recipient_email: 'x@poczta.example' })).status).toBe(404)
    const late = await call('POST /api/v1/personalizations', {
      body: { ...body, delivery_date: '2027-12-24' },
    })
    expect(late.status).toBe(404)
    expect(await cardLetters(context)).toHaveLength(1)
  })

  it('leaves half an hour after its order or its giver’s last word at the earliest, and can be called back', async () => {
    let now = new Date('2026-12-24T09:00:00Z')
    const context = await freshContext({ now: () => now })
    const { call, token, files } = await orderCard(context, GIVEN)
    const pass = async (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
      await CARD_DELIVERY.run(context)
    }
    const decide = (when: 'soon' | 'now') =>
      call('POST /api/v1/orders/{token}/files/{file}/send', {
        path: { token, file: '0' },
        query: { lang: 'pl' },
        body: { when },
      })
    // Its day is today, and it is past eight o'clock.
    expect(await files()).toMatchObject({ delivery: { state: 'planned', at: '2026-12-24T09:30:00.000Z' } })
    await pass(29)
    await call('PUT /api/v1/orders/{token}/files/{file}/delivery', {
      path: { token, file: '0' },
      query: { lang: 'pl' },
      body: { recipient_email: 'h@poczta.example', delivery_date: '', time_zone: 'Europe/Warsaw' },
    })
    await pass(600)
    expect(await cardLetters(context)).toEqual([])
    expect((await decide('soon')).status).toBe(200)
    expect(await files()).toMatchObject({
      delivery: { state: 'planned', at: new Date(now.getTime() + 30 * 60_000).toISOString(), day: '' },
    })
    await pass(29)
    expect(await cardLetters(context)).toEqual([])
    await pass(1)
    expect(await cardLetters(context)).toMatchObject([{ to: 'h@poczta.example' }])
    expect((await decide('soon')).status).toBe(200)
    await pass(60)
    expect(await cardLetters(context)).toHaveLength(1)
  })

  it('goes to nobody while words are missing, and its giver is told of that once', async () => {
    let now = new Date('2026-11-23T12:00:00Z')
    const context = await freshContext({ now: () => now })
    const { call, token, files } = await orderCard(context, GIFT)
    const send = () =>
      call('POST /api/v1/orders/{token}/files/{file}/send', {
        path: { token, file: '0' },
        query: { lang: 'pl' },
        body: { when: 'now' },
      })
    expect(await files()).toMatchObject({ delivery: { isUnfinished: true } })
    expect(await send()).toMatchObject({
      status: 422,
      body: { error: { details: { problems: [{ field: 'words', code: 'required' }] } } },
    })
    now = new Date('2026-12-24T07:00:00Z')
    await CARD_DELIVERY.run(context)
    await CARD_DELIVERY.run(context)
    expect(await cardLetters(context)).toEqual([])
    const told = (await waitingLetters(context)).filter(({ kind }) => kind === 'card-unfinished')
    expect(told).toMatchObject([{ to: BUYER.email, checkoutToken: token }])
    expect(await files()).toMatchObject({ delivery: { state: 'planned', at: null } })
    await call('PUT /api/v1/orders/{token}/files/{file}/words', {
      path: { token, file: '0' },
      query: { lang: 'pl' },
      body: { words: GIVEN.words?.given ?? {} },
    })
    expect(await files()).toMatchObject({ delivery: { isUnfinished: false } })
    expect((await send()).status).toBe(200)
    expect(await cardLetters(context)).toHaveLength(1)
  })

  it('is sent at once when that is wished for, once, and its day comes and goes', async () => {
    let now = new Date('2026-11-23T12:00:00Z')
    const context = await freshContext({ now: () => now })
    const { call, token, files } = await orderCard(context, { ...GIVEN, recipientEmail: '' })
    const send = (file = '0') =>
      call('POST /api/v1/orders/{token}/files/{file}/send', {
        path: { token, file },
        query: { lang: 'pl' },
        body: { when: 'now' },
      })
    expect(await send()).toMatchObject({
      status: 422,
      body: { error: { details: { problems: [{ field: 'recipient_email', code: 'required' }] } } },
    })
    expect((await send('1')).status).toBe(404)
    await call('PUT /api/v1/orders/{token}/files/{file}/delivery', {
      path: { token, file: '0' },
      query: { lang: 'pl' },
      body: { recipient_email: 'h@poczta.example', delivery_date: '2026-12-24', time_zone: 'Europe/Warsaw' },
    })
    const [answers] = await Promise.all([Promise.all([send(), send(), send()]), CARD_DELIVERY.run(context)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await files()).toMatchObject({ delivery: { state: 'sent', at: now.toISOString() } })
    now = new Date('2026-12-25T12:00:00Z')
    await CARD_DELIVERY.run(context)
    expect((await send()).status).toBe(200)
    expect(await cardLetters(context)).toMatchObject([{ to: 'h@poczta.example' }])
  })

  it('says nothing of its giver where they don’t want it, and is there for nobody before it is ordered', async () => {
    const context = await freshContext({ now: () => new Date('2026-11-23T12:00:00Z') })
    const { call, files } = await orderCard(context, { ...GIFT, anonymousSender: true })
    const token = (await files())?.delivery?.token ?? ''
    const answer = await call('GET /api/v1/cards/{token}', { path: { token } })
    expect(answer.body).toMatchObject({ sender: '' })
    await call('POST /api/v1/personalizations', {
      body: personalizationBody({ ...LINE, id: 'another-of-some-chance' }, GIFT),
    })
    const [other] = await context.database
      .select()
      .from(personalizations)
      .where(eq(personalizations.cartItemId, 'another-of-some-chance'))
    const unordered = { path: { token: other?.cardToken ?? '' } }
    expect((await call('GET /api/v1/cards/{token}', unordered)).status).toBe(404)
  })
})
