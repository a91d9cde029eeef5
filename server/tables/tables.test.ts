import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { EMPTY_ISSUE } from '#domain/newsletter/issue.ts'
import { FILLED } from '#domain/prints/placement.ts'
import { emailLinks } from '#server/accounts/auth/tables.ts'
import { galleryAlbumImages, galleryAlbums } from '#server/accounts/gallery/tables.ts'
import { newsletterIssues, newsletterReaders } from '#server/accounts/newsletter/tables.ts'
import { passkeys } from '#server/accounts/passkeys/tables.ts'
import { administratorActs } from '#server/admin/administration/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { fileStore } from '#server/platform/files/storeOf.ts'
import { mailboxLetters } from '#server/platform/mail/tables.ts'
import { pushMessages, pushSubscriptions } from '#server/platform/push/tables.ts'
import { repeatableCalls } from '#server/platform/repeatableCalls/tables.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import { changeDetails } from '#server/shop/checkout/changeCheckout.ts'
import { payCheckout } from '#server/shop/checkout/payCheckout.ts'
import { orderLines, orders } from '#server/shop/checkout/tables.ts'
import { deliverDueWebhooks } from '#server/shop/checkout/webhookWorker.ts'
import { prints } from '#server/shop/gifts/prints/tables.ts'
import { issueInvoice } from '#server/shop/orders/issueInvoice.ts'
import { seedDiscountCodes } from '#server/shop/storefront/seedDiscountCodes.ts'
import { carts, productReviews } from '#server/shop/storefront/tables.ts'
import { receivedWebhooks } from '#server/shop/webhooks/tables.ts'
import { creditMovements, creditPurchases } from '#server/studio/credits/tables.ts'
import { sentFiles, templates, templateSnapshots } from '#server/studio/templates/tables.ts'
import { apiClient, makeUser, PASSWORD, signInWithProof } from '#support/accountFixture.ts'
import { BUYER, makeCart, payRequest } from '#support/checkoutFixture.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { makeImage } from '#support/gallery/makeImage.ts'
import { makeGeneration } from '#support/generation/makeGeneration.ts'
import { plantCanary } from '#support/plantCanary.ts'
import { A_TEMPLATE, makeRun, makeTemplate } from '#support/templates/makeTemplate.ts'
import { testConfig } from '#support/testContext.ts'
import { TABLES } from './tables.ts'

const EMAIL = 'zofia.kanarek@example.pl'
const CANARY = /kanarek|600 999 000/i
const GIFT = [{ key: 'message', value: 'Życzenia kanarek' }]

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'iskra-personal-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** The rules of each table with personal data. */
const PERSONAL = TABLES.flatMap(({ name, table, personal }) =>
  personal === null ? [] : [{ name, table, ...personal }],
)

/** A paid order and an unfinished one, each with the canary wherever a buyer can write. */
async function buy(context: ServerContext): Promise<void> {
  const details = { ...BUYER, firstName: 'Kanarek', email: EMAIL, phone: '600 999 000', note: 'kanarek' }
  for (const isPaid of [true, false]) {
    const { token, cartId } = await makeCart(context, [{ price: 2500, quantity: 2, attributes: GIFT }])
    await context.database.update(carts).set({ email: EMAIL, note: 'kanarek' }).where(eq(carts.id, cartId))
    const view = await changeDetails(context, token, details)
    if (view?.state !== 'open') throw new Error('the checkout is not open')
    if (!isPaid) continue
    await payCheckout(context, token, payRequest(view), `try-of-${token}`)
    await issueInvoice(context, token, { ...EMPTY_BILLING, company: 'Kanarek' })
  }
}

/** A user who has left the canary everywhere. */
async function everywhere(freshContext: (changes: Partial<ServerContext>) => Promise<ServerContext>) {
  const context = await freshContext({ config: testConfig({ dataDir }) })
  const call = apiClient(context)
  const { database } = context
  const createdAt = context.now()
  await seedDiscountCodes(database)
  await buy(context)
  await deliverDueWebhooks(context)

  const user = await makeUser(context, { email: EMAIL, displayName: 'Kanarek' })
  const { id: userId } = user
  await makeUser(context, { email: EMAIL, verifiedAt: null })
  const { access_token: token } = await signInWithProof(context, user, 'Telefon kanarek')
  const [session] = await database.select().from(sessions).where(eq(sessions.userId, userId))
  const sessionId = session?.id ?? ''
  const billing = { ...EMPTY_BILLING, company: 'Kanarek' }
  await call('PUT /api/v1/account/billing', { token, body: billing })
  const theme = { value: 'light', changed_at: 1 }
  await call('PATCH /api/v1/account/preferences', { token, body: { theme, preferredGenerators: {} } })
  const wishes = [{ handle: 'kubek-kanarek', is_wished: true, changed_at: 1 }]
  await call('POST /api/v1/wishlist/sync', { token, body: { wishes } })

  const generationId = await makeGeneration(context, { userId, prompt: 'kanarek', tags: ['kanarek'] })
  const { id: imageId } = await makeImage(context, userId, { filename: 'kanarek.jpg' })
  const albumId = randomUUID()
  await database.insert(galleryAlbums).values({ id: albumId, userId, name: 'Kanarek', createdAt })
  await database.insert(galleryAlbumImages).values({ albumId, imageId })
  const store = fileStore(context)
  const bytes = new TextEncoder().encode('kanarek')
  await store.putBytes(`generations/${generationId}/made/0-original.webp`, bytes, 'image/webp')
  await store.putBytes(`gallery/${userId}/${imageId}/original.jpg`, bytes, 'image/jpeg')

  const templateId = await makeTemplate(context, userId)
  const runId = await makeRun(context, userId, 'kanarek')
  await database.update(templates).set({ title: 'Kanarek', content: { ...A_TEMPLATE, by: 'kanarek' } })
  await database.insert(templateSnapshots).values({
    id: randomUUID(),
    templateId,
    kind: 'saved',
    revision: 1,
    status: 'draft',
    content: A_TEMPLATE,
    title: 'Kanarek',
    nodeCount: 2,
    byId: userId,
    takenAt: createdAt,
  })
  await store.putBytes(`runs/${runId}/lease/0-original.webp`, bytes, 'image/webp')

  const pictureId = randomUUID()
  await database.update(orderLines).set({ giftId: 'a-print-of-kanarek' })
  await database.insert(prints).values({
    cartItemId: 'a-print-of-kanarek',
    handle: 'kubek-z-twoim-obrazem',
    isTurned: false,
    placement: FILLED,
    fileId: 'a-file-of-kanarek',
    pictureId,
    mimeType: 'image/jpeg',
    updatedAt: createdAt,
  })
  await store.putBytes(`prints/${pictureId}/picture.jpg`, bytes, 'image/jpeg')

  await database.insert(sentFiles).values({
    id: randomUUID(),
    userId,
    type: 'file',
    filename: 'kanarek.txt',
    mediaType: 'text/plain',
    bytes: 7,
    words: 'kanarek',
    hash: 'none',
    sentAt: createdAt,
  })
  await database.insert(passkeys).values({
    id: randomUUID(),
    userId,
    credentialId: 'credential',
    publicKey: 'key',
    counter: 0,
    transports: [],
    isSynced: false,
    name: 'Klucz kanarek',
    createdAt,
  })
  const endpoint = 'https://push.example/kanarek'
  await database
    .insert(pushSubscriptions)
    .values({ endpoint, userId, sessionId, p256dh: 'key', auth: 'auth', createdAt })
  await database.insert(pushMessages).values({
    id: randomUUID(),
    endpoint,
    message: { kind: 'generation', id: generationId, status: 'completed' },
    nextAttemptAt: createdAt,
    createdAt,
  })
  await database
    .insert(newsletterReaders)
    .values({ emailFolded: EMAIL, email: EMAIL, language: 'pl', confirmedAt: createdAt })
  await database
    .insert(newsletterIssues)
    .values({ id: randomUUID(), version: 1, status: 'sent', content: EMPTY_ISSUE, updatedAt: createdAt })
  await database
    .insert(creditMovements)
    .values({ userId, kind: 'correction', amount: 5, balance: 5, note: 'kanarek', createdAt })
  await database.insert(productReviews).values({
    id: randomUUID(),
    userId,
    productId: 1,
    stars: 5,
    text: 'kanarek',
    signature: 'Kanarek',
    state: 'approved',
    revision: 1,
    createdAt,
    writtenAt: createdAt,
  })
  await database.insert(administratorActs).values({
    id: randomUUID(),
    userId,
    number: 1,
    administratorId: null,
    kind: 'correction',
    reason: 'kanarek',
    credits: 5,
    createdAt,
  })
  await database.insert(creditPurchases).values({
    orderId: '1',
    orderNumber: 'K-1',
    credits: 5,
    affiliateCodes: [],
    emailFolded: EMAIL,
    createdAt,
  })
  const link = { purpose: 'reset' as const, userId: null, email: EMAIL.toUpperCase() }
  await database.insert(emailLinks).values({ ...link, tokenHash: 'none', expiresAt: createdAt })
  const asked = { caller: 'anyone', key: 'key', userId: null, requestHash: 'hash', startedAt: createdAt }
  await database.insert(repeatableCalls).values({ ...asked, status: 201, body: `{"email":"${EMAIL}"}` })
  await database.insert(mailboxLetters).values({
    id: randomUUID(),
    sender: 'Iskra',
    recipient: EMAIL,
    subject: 'Potwierdź adres',
    text: 'tekst',
    html: 'tekst',
    receivedAt: createdAt,
  })
  await database.insert(receivedWebhooks).values({
    id: randomUUID(),
    topic: 'orders/paid',
    shopDomain: 'sklep.example',
    payload: { id: 7, email: EMAIL },
    receivedAt: createdAt,
  })
  // Any other table with personal data, a future one included.
  for (const { table, removed } of PERSONAL) {
    const isKept = typeof removed === 'object' && 'kept' in removed
    if (!isKept) await plantCanary(context, table, { word: 'kanarek', email: EMAIL })
  }
  return { context, call, token, places: [userId, generationId, pictureId, runId] }
}

/** The tables of the code with the canary somewhere. */
async function tablesWithCanary({ database }: ServerContext): Promise<string[]> {
  const found: string[] = []
  for (const { name, table } of TABLES) {
    if (CANARY.test(JSON.stringify(await database.select().from(table)))) found.push(name)
  }
  return found.toSorted()
}

/** Tables with a person's rows that never hold a word of theirs. */
const WORDLESS = [
  'accountPreferences',
  'creditAccounts',
  'creditGifts',
  'discardedFiles',
  'galleryAlbumImages',
  'outgoingLetters',
  'paymentAttempts',
  'pushMessages',
  'templateRunFiles',
  'templateWebhooks',
  'webhookDeliveries',
]

describeOnBothDatabases('what is kept of a person', 'all tables, isolated reads', (freshContext) => {
  it('is told by parts that there are', () => {
    const parts = PERSONAL.flatMap(({ exported }) => ('as' in exported ? [exported.as] : []))
    const within = PERSONAL.flatMap(({ exported }) => ('within' in exported ? [exported.within] : []))
    expect(within.filter((name) => !parts.includes(name))).toEqual([])
  })

  it('is all in the file of their data', async () => {
    const { context, call, token } = await everywhere(freshContext)
    const held = await tablesWithCanary(context)
    const wordless = PERSONAL.map(({ name }) => name).filter((name) => !held.includes(name))
    expect(wordless.filter((name) => !WORDLESS.includes(name))).toEqual([])

    const { body } = await call('GET /api/v1/account/export', { token })
    const file = z.parse(z.record(z.string(), z.unknown()), body)
    const parts = PERSONAL.flatMap(({ name, exported }) =>
      'as' in exported ? [{ name, as: exported.as }] : [],
    )
    expect(Object.keys(file)).toEqual(['exported_at', ...parts.map(({ as }) => as)])
    const told = parts.filter(({ as }) => CANARY.test(JSON.stringify(file[as]))).map(({ as }) => as)
    // The exported data of these has no words of a person's in it.
    const others = ['credits', 'credit_purchases', 'preferences', 'newsletter']
    expect([...told, ...others].toSorted()).toEqual(parts.map(({ as }) => as).toSorted())
    expect(file).toMatchObject({
      credit_purchases: [{ order_number: 'K-1' }],
      preferences: { theme: { value: 'light' } },
      newsletter: { language: 'pl' },
      unfinished_orders: [{ email: EMAIL, lines: [{ attributes: GIFT }] }],
    })
    expect(JSON.stringify(file)).not.toMatch(/argon2|salt|public_?key|p256dh/i)
  })

  it('is gone with the account from every table and every file, but for what is declared', async () => {
    const { context, call, token, places } = await everywhere(freshContext)
    const body = { current_password: PASSWORD }
    expect((await call('DELETE /api/v1/account', { token, body })).status).toBe(204)
    await removeDiscardedFiles(context)

    const declared = PERSONAL.flatMap(({ name, leaves }) => (leaves === undefined ? [] : [name]))
    const left = await tablesWithCanary(context)
    expect(left.filter((name) => !declared.includes(name))).toEqual([])
    // The name on the invoice, and no more of the order than that; the shop's own templates, without a name.
    expect(left).toEqual(['invoices', 'orders', 'templateSnapshots', 'templates'])
    const [order] = await context.database.select().from(orders)
    expect(order).toMatchObject({ emailFolded: null, details: { email: '', phone: '', note: '' } })

    const files = await readdir(join(dataDir, 'files'), { recursive: true })
    expect(files.filter((name) => places.some((place) => name.includes(place)))).toEqual([])
    expect(await context.database.$count(users)).toBe(0)
  })
})
