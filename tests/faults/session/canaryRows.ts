import { emptyScene } from '#domain/scene/newScene.ts'
import { EMPTY_CART_STATE } from '#offline/cart/cartRows.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { CART_ENTITY } from '#offline/cart/cartIntentArguments.ts'
import { type RowOf, STORE_NAMES, type StoreName } from '#offline/deviceStores.ts'
import { tokensOf } from '#offline/session/testing/tokensOf.ts'
import { EXAMPLE_DATE } from '#domain/occasions/testing/exampleDate.ts'
import { EXAMPLE_VISIT_EVENT, EXAMPLE_VISITOR } from '#support/engagement/exampleVisits.ts'
import { EXAMPLE_TEMPLATE_DRAFT } from '#support/templates/exampleTemplateDraft.ts'
import { EXAMPLE_GENERATION_ROW } from '#support/generating/exampleGenerationRow.ts'
import { EXAMPLE_RUN_ROW } from '#support/generating/exampleRun.ts'

/** An upload's row and its file have one key. */
const UPLOAD = 'upload-1'

/** A scene whose only layer is called so. */
const sceneNaming = (word: string) => ({
  ...emptyScene('diagram'),
  layers: [{ id: 'base', name: word, isHidden: false, isLocked: false }],
})

/** A row of each store in which `word` stands, as `owner` could have left it. */
const CANARY_ROWS: { readonly [Name in StoreName]: (word: string, owner: string) => RowOf<Name> } = {
  cartItems: (word) => ({
    id: word,
    productId: 'gid://shopify/Product/1',
    variantId: 'gid://shopify/ProductVariant/1',
    title: word,
    variantTitle: 'Biały',
    handle: 'kubek',
    quantity: 2,
    price: { amount: '49.90', currencyCode: 'PLN' },
    image: null,
    key: word,
    position: 1,
  }),
  cartState: (word) => ({ ...EMPTY_CART_STATE, cartId: word }),
  outbox: (word, owner) => ({
    id: 1,
    kind: 'cart.line',
    entity: CART_ENTITY,
    coalesceKey: word,
    arguments: { itemId: word, key: word, title: word, quantity: 2 },
    idempotencyKey: word,
    owner,
    state: 'waiting',
    createdAt: 1,
    attempts: 0,
    nextAttemptAt: 0,
    lastError: null,
    version: 1,
  }),
  generations: (word) => ({ ...EXAMPLE_GENERATION_ROW, refCode: word, prompt: word, asks: true }),
  templateRuns: (word) => ({ ...EXAMPLE_RUN_ROW, refCode: word, title: word, asks: true }),
  drafts: (word) => ({ name: 'profile', value: { bio: word }, savedAt: 1 }),
  accountCopies: (word) => ({ what: 'billing', value: word, keptAt: 1 }),
  uploads: (word, owner) => ({
    id: UPLOAD,
    owner,
    filename: word,
    mimeType: 'image/jpeg',
    bytes: 5,
    state: 'waiting',
    code: null,
    albumId: null,
    createdAt: 1,
    position: 1,
  }),
  uploadFiles: (word) => ({ id: UPLOAD, blob: new Blob([word]) }),
  printFiles: (word) => ({ id: word, blob: new Blob([word]), mimeType: 'image/jpeg', savedAt: 1 }),
  visitor: (word) => ({
    id: 'visitor',
    record: { ...EXAMPLE_VISITOR, lastPages: [{ page: '/sklep', subject: '', title: word, at: 1 }] },
    rest: null,
  }),
  templateDrafts: (word) => ({ ...EXAMPLE_TEMPLATE_DRAFT, id: word, title: word }),
  texts: (word, owner) => ({
    id: word,
    owner,
    givenTitle: word,
    text: word,
    edition: 1,
    createdAt: 1,
    changedAt: 1,
  }),
  textVersions: (word, owner) => ({
    id: word,
    owner,
    textId: word,
    text: word,
    reason: 'saved',
    keptAt: 1,
  }),
  textReworks: (word, owner) => ({
    id: word,
    owner,
    textId: word,
    task: 'shorten',
    part: { from: 0, to: word.length },
    words: word,
    base: word,
    answer: null,
    pieces: [],
    askedAt: 1,
  }),
  ownWords: (word, owner) => ({ id: word, owner, word }),
  transcripts: (word, owner) => ({
    id: word,
    owner,
    givenTitle: word,
    packed: word,
    glimpse: word,
    sound: null,
    positionMs: 0,
    edition: 1,
    createdAt: 1,
    changedAt: 1,
  }),
  transcriptVersions: (word, owner) => ({
    id: word,
    owner,
    transcriptId: word,
    text: word,
    reason: 'saved',
    keptAt: 1,
  }),
  transcriptSounds: (word, owner) => ({
    id: word,
    owner,
    transcriptId: word,
    position: 0,
    blob: new Blob([word]),
  }),
  transcriptWaves: (word, owner) => ({
    id: word,
    owner,
    peaks: Int8Array.of(-1, 1),
    levels: Int8Array.of(-60),
  }),
  drawings: (word, owner) => ({
    id: word,
    owner,
    kind: 'diagram',
    givenTitle: word,
    scene: sceneNaming(word),
    edition: 1,
    createdAt: 1,
    changedAt: 1,
  }),
  drawingVersions: (word, owner) => ({
    id: word,
    owner,
    drawingId: word,
    scene: sceneNaming(word),
    reason: 'saved',
    keptAt: 1,
  }),
  drawingPictures: (word, owner) => ({ id: word, owner, drawingId: word, blob: new Blob([word]) }),
  visitEvents: (word) => ({ ...EXAMPLE_VISIT_EVENT, id: word, subject: word }),
  occasions: (word) => ({ id: word, date: { ...EXAMPLE_DATE, name: word }, changedAt: 1 }),
  settings: (word, owner) => ({
    key: 'preferences',
    value: { owner, known: { preferredGenerators: { [word]: { value: true, changed_at: 1 } } }, readAt: 1 },
  }),
  setAside: (word) => ({
    owner: 'user:somebody else',
    rows: { drafts: [{ name: 'profile', value: word, savedAt: 1 }] },
  }),
  session: (word) => ({
    id: 'session',
    version: 1,
    held: { userId: 'ola', signInId: word, tokens: { ...tokensOf(word), expiresAt: 1 } },
    ended: null,
  }),
}

/** Writes one row into every store; `word` of a store is `canary-{store}`. */
export async function writeCanaries(db: IskraDatabase, owner: string): Promise<void> {
  for (const name of STORE_NAMES) {
    await db.table<object>(name).put(CANARY_ROWS[name](`canary-${name}`, owner))
  }
}

/** The stores in which the canary of `store` is found. */
export async function storesWith(db: IskraDatabase, store: StoreName): Promise<StoreName[]> {
  const found: StoreName[] = []
  for (const name of STORE_NAMES) {
    const text = name === 'uploadFiles' ? await fileTexts(db) : JSON.stringify(await db.table(name).toArray())
    if (new RegExp(String.raw`canary-${store}\b`).test(text)) found.push(name)
  }
  return found
}

async function fileTexts(db: IskraDatabase): Promise<string> {
  const files = await db.uploadFiles.toArray()
  return (await Promise.all(files.map(({ blob }) => blob.text()))).join()
}
