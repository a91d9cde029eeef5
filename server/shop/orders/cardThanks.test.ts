import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cardSchema } from '#domain/gifts/card.ts'
import type { Personalization } from '#domain/gifts/personalization.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { waitingLetters } from '#support/accountFixture.ts'
import { BUYER } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { orderCard, WRITTEN_CARD } from '#support/orderedCard.ts'

const thanksLetters = async (context: ServerContext) =>
  (await waitingLetters(context)).flatMap((letter) => (letter.kind === 'card-thanks' ? [letter] : []))

/** An ordered card, and its recipient's actions. */
async function gotCard(context: ServerContext, gift: Personalization = WRITTEN_CARD) {
  const { call, token: order, files } = await orderCard(context, gift)
  const token = (await files())?.delivery?.token ?? ''
  const thank = (words: string, key?: string) =>
    call('POST /api/v1/cards/{token}/thanks', {
      path: { token },
      body: { words },
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    })
  const look = async () => {
    const answer = await call('GET /api/v1/cards/{token}', { path: { token } })
    return { card: cardSchema.parse(answer.body), said: JSON.stringify(answer.body) }
  }
  return { call, order, files, token, thank, look }
}

describeOnDatabase('thanks for a card', (freshContext) => {
  it('reach its giver as a letter, once, and say that it has arrived', async () => {
    const context = await freshContext()
    const { thank, look, files, order } = await gotCard(context)
    expect((await look()).card).toMatchObject({ thanks: 'open', isReceived: false, recipient: 'Halina' })
    const answers = await Promise.all([1, 2, 3].map((place) => thank(`Dziękuję!\n\nH. ${place}`)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409, 409])
    expect((await thank('I jeszcze raz')).body).toMatchObject({ error: { code: 'THANKED_ALREADY' } })
    expect(await thanksLetters(context)).toMatchObject([
      { to: BUYER.email, recipient: 'Halina', isAnonymous: false, thing: 'card', checkoutToken: order },
    ])
    expect((await look()).card).toMatchObject({ thanks: 'sent', isReceived: true })
    expect(await files()).toMatchObject({ delivery: { state: 'received' } })
  })

  it('reach one who doesn’t want to be known, and tell nobody who that is', async () => {
    const context = await freshContext()
    const { thank, look } = await gotCard(context, { ...WRITTEN_CARD, anonymousSender: true })
    const { card, said } = await look()
    expect(card).toMatchObject({ sender: '', isAnonymous: true, thanks: 'open' })
    const answer = await thank('Kimkolwiek jesteś: dziękuję')
    expect(answer.status).toBe(204)
    const told = said + JSON.stringify(answer.body ?? '') + (await look()).said
    for (const secret of [BUYER.email, BUYER.lastName, BUYER.phone]) expect(told).not.toContain(secret)
    expect(await thanksLetters(context)).toMatchObject([{ to: BUYER.email, isAnonymous: true }])
  })

  it.each([
    ['nothing', '  \n ', 'required'],
    ['too much', 'a'.repeat(601), 'too_long'],
    ['an address of a site', 'Kliknij https://zlo.example', 'wrong'],
    ['a hidden one', 'wejdź na zlo-bank.pl', 'wrong'],
  ])('are not %s', async (_what, words, code) => {
    const context = await freshContext()
    const { thank, look } = await gotCard(context)
    expect(await thank(words)).toMatchObject({
      status: 422,
      body: { error: { details: { problems: [{ field: 'words', code }] } } },
    })
    expect(await thanksLetters(context)).toEqual([])
    expect((await look()).card.thanks).toBe('open')
  })

  it('are closed where nobody is there to write to, and for a token nobody was given', async () => {
    const context = await freshContext()
    const { call, thank, look } = await gotCard(context)
    const stranger = { path: { token: 'nobody-was-given-this' }, body: { words: 'Dziękuję' } }
    expect((await call('POST /api/v1/cards/{token}/thanks', stranger)).status).toBe(404)
    await context.database
      .update(orders)
      .set({ emailFolded: null })
      .where(eq(orders.emailFolded, BUYER.email))
    expect((await look()).card.thanks).toBe('closed')
    expect((await thank('Dziękuję')).status).toBe(404)
    expect(await thanksLetters(context)).toEqual([])
  })

  it('are counted: whoever tries too often waits', async () => {
    const { config, ...context } = await freshContext()
    const strict = { ...context, config: { ...config, auth: { ...config.auth, throttleFactor: 1 } } }
    const { thank } = await gotCard(strict)
    const answers = []
    for (let at = 0; at < 21; at += 1) answers.push((await thank('Dziękuję')).status)
    expect(answers.at(0)).toBe(204)
    expect(answers.at(-1)).toBe(429)
  })
})
