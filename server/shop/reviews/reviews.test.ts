import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { JudgedReview } from '#domain/reviews/reviewSchemas.ts'
import { ownReviewsSchema, reviewPageSchema, reviewQueueSchema } from '#domain/reviews/reviewSchemas.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { isWithinLimit } from '#server/platform/throttle/throttle.ts'
import { orders } from '#server/shop/checkout/tables.ts'
import { createStorefrontExecutor } from '#server/shop/storefront/createStorefrontExecutor.ts'
import { cartLines, productReviews, products } from '#server/shop/storefront/tables.ts'
import { apiClient, makeUser, PASSWORD, signIn, signInWithProof } from '#support/accountFixture.ts'
import { buyOne, payFor } from '#support/buyOne.ts'
import { makeCart } from '#support/checkoutFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { REVIEW_OF_USER } from './limits.ts'

const DAY_MS = 24 * 3_600_000
const SAID = { stars: 4, text: 'Papier jest gruby, kolory ciepłe.', signature: 'Zofia' }

/** Another person buys the same thing, and reviews it so. */
async function setUp(freshContext: (changes?: Partial<ServerContext>) => Promise<ServerContext>) {
  let now = Date.UTC(2026, 10, 23, 6)
  const context = await freshContext({ now: () => new Date(now) })
  const call = apiClient(context)
  const admin = await makeUser(context, { roles: ['user', 'admin'] })
  const { access_token: adminToken } = await signInWithProof(context, admin, 'Biuro')
  const buyer = await makeUser(context, { displayName: 'Zofia' })
  const { access_token: token } = await signIn(context, buyer)

  const own = async (as = token) =>
    ownReviewsSchema.parse((await call('GET /api/v1/account/reviews', { token: as })).body).products
  const write = (handle: string, body: object = SAID, as = token) =>
    call('PUT /api/v1/account/reviews/{handle}', { token: as, path: { handle }, body })
  const queue = async (state = 'waiting') =>
    reviewQueueSchema.parse(
      (await call('GET /api/v1/admin/reviews', { token: adminToken, query: { state } })).body,
    )
  const decide = ({ id, revision }: Pick<JudgedReview, 'id' | 'revision'>, reason?: string) => {
    now += 1_000
    return call('POST /api/v1/admin/reviews/{id}/decision', {
      token: adminToken,
      path: { id },
      body:
        reason === undefined ? { revision, decision: 'approve' } : { revision, decision: 'reject', reason },
    })
  }
  const shown = async (handle: string, after?: string) =>
    reviewPageSchema.parse(
      (
        await call('GET /api/v1/products/{handle}/reviews', {
          path: { handle },
          query: after === undefined ? {} : { after },
        })
      ).body,
    )
  const rating = async (handle: string) => {
    const [row] = await context.database.select().from(products).where(eq(products.handle, handle))
    return [row?.details.rating, row?.details.reviewCount]
  }
  return {
    context,
    call,
    adminToken,
    buyer,
    token,
    own,
    write,
    queue,
    decide,
    shown,
    rating,
    wait: (ms: number) => (now += ms),
  }
}

describeOnDatabase('the opinion of a buyer', (freshContext) => {
  it('is taken of what was bought with a confirmed address, and of nothing else', async () => {
    const { context, call, buyer, own, write } = await setUp(freshContext)
    const handle = await buyOne(context, buyer.email)
    expect(await own()).toMatchObject([{ handle, opensAt: null, review: null }])
    const others = await buyOne(context, (await makeUser(context)).email)
    expect(await write(others)).toMatchObject({ status: 403, code: 'NOT_BOUGHT' })
    expect(await write('nie-ma')).toMatchObject({ status: 403, code: 'NOT_BOUGHT' })
    for (const wrong of [
      { ...SAID, stars: 0 },
      { ...SAID, stars: 6 },
      { ...SAID, stars: 4.5 },
      { ...SAID, text: 'a'.repeat(1_001) },
      { ...SAID, signature: ' ' },
    ]) {
      expect([400, 422]).toContain((await write(handle, wrong)).status)
    }
    expect((await write(handle)).status).toBe(200)
    expect(await own()).toMatchObject([{ handle, review: { ...SAID, state: 'waiting', answer: '' } }])

    const unproved = await makeUser(context, { email: 'ktos@example.pl', verifiedAt: null })
    const { access_token: other } = await signIn(context, unproved)
    expect((await call('GET /api/v1/account/reviews', { token: other })).code).toBe('EMAIL_NOT_VERIFIED')
  })

  it('of a parcel is taken once that was delivered, or a week after it was sent', async () => {
    const { context, call, adminToken, buyer, own, write, wait } = await setUp(freshContext)
    const tell = async (revision: number, told: object) => {
      const [order] = await context.database.select().from(orders).orderBy(desc(orders.id)).limit(1)
      return call('PUT /api/v1/admin/parcels/{number}', {
        token: adminToken,
        path: { number: order?.number ?? '' },
        body: { revision, carrier: null, tracking_number: '', ...told },
      })
    }
    const sent = { state: 'sent', carrier: 'dpd', tracking_number: '1234567890123' }
    const handle = await buyOne(context, buyer.email, true)
    expect(await write(handle)).toMatchObject({ code: 'NOT_BOUGHT' })
    expect(await own()).toMatchObject([{ opensAt: null, awaitsParcel: true }])
    await tell(0, sent)
    expect(await write(handle)).toMatchObject({ code: 'NOT_BOUGHT' })
    expect(await own()).toMatchObject([{ opensAt: '2026-11-30T06:00:00.000Z', awaitsParcel: false }])
    await tell(1, { state: 'delivered' })
    expect(await own()).toMatchObject([{ opensAt: null, awaitsParcel: false }])
    expect((await write(handle)).status).toBe(200)

    const other = await buyOne(context, buyer.email, true)
    await tell(0, sent)
    wait(7 * DAY_MS)
    const { access_token: later } = await signIn(context, buyer)
    expect((await write(other, SAID, later)).status).toBe(200)
  })

  it('is shown and counted once it was approved; whatever else is said goes back, and a rejection says why', async () => {
    const { context, buyer, own, write, queue, decide, shown, rating, call, adminToken, wait } =
      await setUp(freshContext)
    const handle = await buyOne(context, buyer.email)
    await write(handle)
    expect(await shown(handle)).toEqual({ reviews: [], next: null })
    expect(await rating(handle)).toEqual([null, 0])

    const [waiting] = (await queue()).reviews
    if (waiting === undefined) throw new Error('nothing waits')
    expect(waiting).toMatchObject({ ...SAID, revision: 1, product: { handle } })
    expect(JSON.stringify(waiting)).not.toContain(buyer.email)
    expect((await decide(waiting)).status).toBe(204)
    expect((await decide(waiting)).status).toBe(204)
    expect(await shown(handle)).toMatchObject({ reviews: [{ ...SAID, answer: '' }] })
    expect(await rating(handle)).toEqual([4, 1])
    const execute = createStorefrontExecutor(context)
    const summary = await execute({
      query: `query R($handle: String!) {
        product(handle: $handle) {
          rating: metafield(namespace: "custom", key: "rating") { value }
          reviews: metafield(namespace: "custom", key: "reviews") { type value }
        }
      }`,
      variables: { handle },
    })
    expect(summary).toMatchObject({
      data: { product: { rating: { value: '4' }, reviews: { type: 'json' } } },
    })
    expect(JSON.stringify(summary)).toContain('Papier jest gruby')

    const answer = { revision: 1, answer: 'Dziękujemy, Zofio.' }
    const path = { id: waiting.id }
    wait(1_000)
    await call('PUT /api/v1/admin/reviews/{id}/answer', { token: adminToken, path, body: answer })
    expect(await shown(handle)).toMatchObject({ reviews: [{ answer: 'Dziękujemy, Zofio.' }] })

    // The same words again are no new review.
    await write(handle)
    expect(await own()).toMatchObject([{ review: { state: 'approved', answer: 'Dziękujemy, Zofio.' } }])
    await write(handle, { ...SAID, stars: 1 })
    expect(await shown(handle)).toEqual({ reviews: [], next: null })
    expect(await rating(handle)).toEqual([null, 0])
    expect(await decide(waiting)).toMatchObject({ status: 409, code: 'REVIEW_CHANGED' })
    expect(await decide({ ...waiting, revision: 2 }, 'Nie o tej rzeczy')).toMatchObject({ status: 204 })
    expect(await own()).toMatchObject([
      { review: { stars: 1, state: 'rejected', reason: 'Nie o tej rzeczy' } },
    ])
    expect((await queue('rejected')).reviews).toMatchObject([{ reason: 'Nie o tej rzeczy' }])

    const journal = await call('GET /api/v1/admin/acts', { token: adminToken })
    expect(journal.body).toMatchObject({
      acts: [
        { kind: 'review-reject', subjectId: waiting.id, reason: 'Nie o tej rzeczy', person: null },
        { kind: 'review-answer' },
        { kind: 'review-approve' },
      ],
    })
  })

  it('of many are paged and averaged, and one that is taken back or whose writer leaves counts no more', async () => {
    const { context, call, queue, decide, shown, rating, wait } = await setUp(freshContext)
    const { token: cart, variantIds } = await makeCart(context, [
      { price: 1_999, quantity: 1, requiresShipping: false },
    ])
    const id = variantIds[0] ?? 0
    const stars = [5, 5, 4, 2, 1, 5, 3]
    const tokens: string[] = []
    let handle = ''
    for (const [index, given] of stars.entries()) {
      const person = await makeUser(context)
      const again = index === 0 ? cart : await sameAgain(context, id)
      handle = await payFor(context, { token: again, email: person.email, variantId: id })
      const { access_token: token } = await signInWithProof(context, person)
      tokens.push(token)
      wait(1_000)
      const body = { stars: given, text: '', signature: `Osoba ${index}` }
      await call('PUT /api/v1/account/reviews/{handle}', { token, path: { handle }, body })
    }
    for (const review of (await queue()).reviews) await decide(review)
    const all = []
    let after: string | undefined
    do {
      const page = await shown(handle, after)
      all.push(...page.reviews)
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(all.map((review) => review.stars)).toEqual(stars.toReversed())
    expect(await rating(handle)).toEqual([3.6, 7])

    const path = { handle }
    const gone = await call('DELETE /api/v1/account/reviews/{handle}', { token: tokens[4] ?? '', path })
    expect(gone.status).toBe(200)
    expect(await rating(handle)).toEqual([4, 6])
    await call('DELETE /api/v1/account', {
      token: tokens[3] ?? '',
      body: { current_password: PASSWORD },
    })
    expect(await rating(handle)).toEqual([4.4, 5])
  })
})

const minuteOf = (minute: number) => new Date(Date.UTC(2026, 10, 20) + minute * 60_000)

describeOnDatabase('the desk of opinions', (freshContext) => {
  it('shows those that wait the longest first and decided ones the newest first, page by page', async () => {
    const { context, call, adminToken, buyer } = await setUp(freshContext)
    // Two of each kind are written in each minute.
    const rows = Array.from({ length: 86 }, (_, index) => ({
      id: `opinion-${String(index).padStart(2, '0')}`,
      userId: buyer.id,
      productId: 10_000 + index,
      stars: 5 as const,
      text: '',
      signature: 'Zofia',
      state: index % 2 === 0 ? ('waiting' as const) : ('approved' as const),
      revision: 1,
      createdAt: minuteOf(0),
      writtenAt: minuteOf(Math.floor(index / 4)),
    }))
    await context.database.insert(productReviews).values(rows.toReversed())
    for (const state of ['waiting', 'approved'] as const) {
      const found: string[] = []
      let after: string | null = null
      do {
        const query: Record<string, string> = after === null ? { state } : { state, after }
        const { body } = await call('GET /api/v1/admin/reviews', { token: adminToken, query })
        const page = reviewQueueSchema.parse(body)
        expect(page.waiting).toBe(43)
        found.push(...page.reviews.map(({ id }) => id))
        after = page.next
      } while (after !== null)
      const ids = rows.filter((row) => row.state === state).map(({ id }) => id)
      expect(found).toEqual(state === 'waiting' ? ids : ids.toReversed())
    }
  })

  it('logs an answer and a decision once, and takes an answer away as it was put there', async () => {
    const { context, call, adminToken, buyer, write, queue, shown, decide } = await setUp(freshContext)
    const handle = await buyOne(context, buyer.email)
    await write(handle)
    const [waiting] = (await queue()).reviews
    if (waiting === undefined) throw new Error('nothing waits')
    const put = (answer: string) =>
      call('PUT /api/v1/admin/reviews/{id}/answer', {
        token: adminToken,
        path: { id: waiting.id },
        body: { revision: 1, answer },
      })
    await decide(waiting)
    for (const answer of ['Dziękujemy!', 'Dziękujemy!', '']) expect((await put(answer)).status).toBe(204)
    expect(await shown(handle)).toMatchObject({ reviews: [{ answer: '' }] })
    const { body } = await call('GET /api/v1/admin/acts', { token: adminToken })
    const { acts } = z.object({ acts: z.array(z.object({ kind: z.string() })) }).parse(body)
    expect(acts.map(({ kind }) => kind).toSorted()).toEqual([
      'review-answer',
      'review-answer',
      'review-approve',
    ])
    // What is changed loses the answer to what it said before.
    await put('Dziękujemy, Zofio.')
    await write(handle, { ...SAID, stars: 5 })
    const [again] = (await queue()).reviews
    expect(again).toMatchObject({ answer: '', revision: 2 })
  })

  it('is given so many opinions of one person in an hour', async () => {
    const config = { ...testConfig(), auth: { ...testConfig().auth, throttleFactor: 1 } }
    const { context, buyer, write } = await setUp((changes) => freshContext({ config, ...changes }))
    const handle = await buyOne(context, buyer.email)
    expect((await write(handle)).status).toBe(200)
    expect(await isWithinLimit(context, REVIEW_OF_USER, buyer.id, 100)).toBe(false)
    expect(await write(handle)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })
})

/** A cart of the same variant once more. */
async function sameAgain(context: ServerContext, variantId: number): Promise<string> {
  const { token, cartId } = await makeCart(context, [{ price: 1, quantity: 1, requiresShipping: false }])
  await context.database.update(cartLines).set({ variantId }).where(eq(cartLines.cartId, cartId))
  return token
}
