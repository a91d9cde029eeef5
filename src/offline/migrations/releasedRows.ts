import type { Scene } from '#domain/scene/sceneSchema.ts'

type Rows = Readonly<Record<string, readonly object[]>>

/** Rows as one released version wrote them, and their expected form in the present one. */
export interface ReleasedRows {
  readonly tables: Rows
  readonly now: Rows
}

const version1: Rows = {
  cartItems: [
    {
      id: 'item-1',
      productId: 'gid://shopify/Product/1',
      variantId: 'gid://shopify/ProductVariant/1',
      title: 'Kubek',
      variantTitle: 'Biały',
      handle: 'kubek',
      quantity: 2,
      price: { amount: '49.90', currencyCode: 'PLN' },
      image: { url: '/media/products/kubek/1-abc.jpg', altText: 'Biały kubek' },
      key: '["gid://shopify/ProductVariant/1","",""]',
      position: 1,
    },
  ],
  cartState: [
    {
      id: 'cart',
      cartId: 'gid://shopify/Cart/1?key=abc',
      checkoutUrl: 'https://sklep.example/kasa/abc',
      lastSync: 1_795_000_000_000,
      remote: null,
      sendingSince: null,
      outcomeUnknown: true,
      discountCodes: [{ code: 'ISKRA10', applicable: null }],
      buyer: { email: 'ola@example.com', phone: null },
      checkout: null,
      error: null,
      notices: [],
      openRemovals: [],
    },
  ],
  outbox: [
    {
      id: 7,
      kind: 'cart.line',
      entity: 'cart',
      coalesceKey: 'cart.line:item-1',
      arguments: {
        itemId: 'item-1',
        key: '["gid://shopify/ProductVariant/1","",""]',
        title: 'Kubek',
        quantity: 2,
      },
      idempotencyKey: '0123456789abcdef',
      owner: 'guest:0123',
      state: 'waiting',
      createdAt: 1_795_000_000_000,
      attempts: 1,
      nextAttemptAt: 1_795_000_001_000,
      lastError: {
        code: 'SHOPIFY_NETWORK_ERROR',
        message: 'no network',
        kind: 'unreachable',
        at: 1_795_000_000_500,
      },
      version: 3,
    },
  ],
  settings: [{ key: 'owner', value: 'guest:0123' }],
}

const version2: Rows = {
  ...version1,
  session: [
    {
      id: 'session',
      version: 4,
      held: {
        userId: '7',
        signInId: '89ab',
        tokens: {
          access_token: 'access',
          refresh_token: '7.4.secret',
          token_type: 'bearer',
          expires_in: 600,
          expiresAt: 1_795_000_600_000,
        },
      },
      ended: null,
    },
  ],
  accountCopies: [{ what: 'user', value: { id: '7', email: 'ola@example.com' }, keptAt: 1_795_000_000_000 }],
  drafts: [{ name: 'profile', value: { bio: 'Piszę kartki.' }, savedAt: 1_795_000_000_000 }],
  setAside: [
    { owner: 'user:8', intents: version1['outbox'], cart: null },
    {
      owner: 'user:9',
      intents: [],
      cart: { items: version1['cartItems'], state: version1['cartState']?.[0] },
      generations: [],
    },
  ],
}

const version3: Rows = {
  ...version2,
  uploads: [
    {
      id: 'upload-1',
      owner: 'user:7',
      filename: 'wakacje.jpg',
      mimeType: 'image/jpeg',
      bytes: 2_400_000,
      state: 'waiting',
      code: null,
      albumId: null,
      createdAt: 1_795_000_000_000,
      position: 1,
    },
  ],
}

const version4: Rows = {
  ...version3,
  generations: [
    {
      refCode: '0123456789abcdef',
      id: null,
      type: 'image',
      prompt: 'Kartka na urodziny',
      engine: 'iskra-obraz',
      options: { style: 'paper-cut' },
      status: 'pending',
      asks: false,
      createdAt: '2026-11-20T12:00:00.000Z',
      startedAt: null,
      completedAt: null,
      endedAt: null,
      usage: { credits: 3, processingTime: null },
      progress: 0,
      estimatedTime: null,
      queuePosition: 0,
      result: null,
      error: null,
      tags: ['urodziny'],
      isFavourite: false,
      isPublic: false,
      shareToken: null,
      isCancelling: false,
      isSeen: false,
      confirmedAt: 1_795_000_000_000,
      wasSent: true,
      attempts: 0,
      checkedAt: null,
    },
  ],
}

/** Set-aside rows, by the name of their store. */
const setAside = [
  {
    owner: 'user:8',
    rows: { outbox: version1['outbox'], cartItems: [], cartState: [], generations: [] },
  },
  {
    owner: 'user:9',
    rows: {
      outbox: [],
      cartItems: version1['cartItems'],
      cartState: version1['cartState'],
      generations: [],
    },
  },
]

const version5: Rows = { ...version4, setAside }

const version6: Rows = {
  ...version5,
  cartItems: [
    ...(version1['cartItems'] ?? []),
    {
      id: '0123456789abcdef0123456789abcdef',
      productId: 'gid://shopify/Product/2',
      variantId: 'gid://shopify/ProductVariant/2',
      title: 'Kubek z Twoim obrazem',
      variantTitle: 'biały',
      handle: 'kubek-z-twoim-obrazem',
      quantity: 1,
      price: { amount: '49.00', currencyCode: 'PLN' },
      image: null,
      print: {
        picture: {
          fileId: 'fedcba9876543210fedcba9876543210',
          width: 4_000,
          height: 3_000,
          placement: { x: 0.1, y: 0, zoom: 1.2, rotation: 90 },
        },
        isTurned: false,
        preview: 'data:image/jpeg;base64,AAAA',
      },
      key: '["gid://shopify/ProductVariant/2","0123456789abcdef0123456789abcdef",""]',
      position: 2,
    },
  ],
}

const version7: Rows = {
  ...version6,
  visitor: [
    {
      id: 'visitor',
      record: {
        firstVisitAt: 1_795_000_000_000,
        lastVisitAt: 1_795_000_060_000,
        visits: 1,
        sessions: 1,
        ms: 60_000,
        pages: [
          {
            page: '/sklep/produkt/$handle',
            subject: 'kubek-z-twoim-obrazem',
            title: 'Kubek z Twoim obrazem',
            views: 1,
            ms: 60_000,
            lastAt: 1_795_000_060_000,
          },
        ],
        lastPages: [
          {
            page: '/sklep/produkt/$handle',
            subject: 'kubek-z-twoim-obrazem',
            title: 'Kubek z Twoim obrazem',
            at: 1_795_000_000_000,
          },
        ],
        weekTold: 2968,
        session: {
          source: 'search',
          device: 'phone',
          affiliate: '',
          startedAt: 1_795_000_000_000,
          activeAt: 1_795_000_060_000,
          ms: 60_000,
          interactions: 3,
          depth: 50,
          reached: 1,
          piecesBefore: 0,
          told: null,
        },
        counted: [{ from: 1_795_000_000_000, to: 1_795_000_060_000 }],
      },
      rest: null,
    },
  ],
  visitEvents: [
    {
      id: '0123456789abcdef0123456789abcdef',
      kind: 'view',
      at: 1_795_000_000_000,
      page: '/sklep/produkt/$handle',
      subject: 'kubek-z-twoim-obrazem',
      source: 'search',
      device: 'phone',
      affiliate: '',
      offline: true,
      value: 0,
    },
  ],
}

const version8: Rows = {
  ...version7,
  occasions: [
    {
      id: '0123456789abcdef',
      date: {
        name: 'Halina',
        relation: 'mama',
        kind: 'name-day',
        title: '',
        month: 7,
        day: 1,
        year: null,
        remindsDaysBefore: [7, 1],
        byNotification: false,
        byLetter: true,
      },
      changedAt: 1_795_000_000_000,
    },
  ],
}

const version9: Rows = {
  ...version8,
  templateDrafts: [
    {
      id: '01234567-89ab-4def-8123-456789abcdef',
      title: 'Miś',
      template: { version: 2, nodes: [] },
      edition: 2,
      savedEdition: 1,
      baseRevision: 1,
      publishedRevision: null,
      status: 'draft',
      changedAt: 1_795_000_000_000,
      sent: null,
      conflict: null,
    },
  ],
}

const version10: Rows = {
  ...version9,
  templateRuns: [
    {
      refCode: '0123456789abcdef',
      id: 'run-1',
      slug: 'kartka-urodzinowa',
      title: 'Kartka urodzinowa',
      values: { imie: 'Ola', wiek: 30, zgoda: true, style: ['akwarela'] },
      language: 'pl',
      device: 'phone',
      price: { least: 2, most: 6 },
      status: 'processing',
      asks: false,
      createdAt: '2026-11-25T18:00:00.000Z',
      endedAt: null,
      confirmedAt: 1_795_000_000_000,
      wasSent: true,
      isCancelling: false,
      refusal: null,
      faults: [],
      run: null,
      attempts: 1,
      checkedAt: 1_795_000_001_000,
    },
  ],
}

const version11: Rows = {
  ...version10,
  texts: [
    {
      id: '0123456789abcdef',
      owner: 'guest:0123456789abcdef',
      givenTitle: null,
      text: 'Kochana Babciu,\ndziękuję za szalik.',
      edition: 3,
      createdAt: 1_795_000_000_000,
      changedAt: 1_795_000_060_000,
    },
  ],
  textVersions: [
    {
      id: '0123456789abcdef',
      owner: 'guest:0123456789abcdef',
      textId: '0123456789abcdef',
      text: 'Kochana Babciu',
      reason: 'pause',
      keptAt: 1_795_000_030_000,
    },
  ],
  ownWords: [{ id: '0123456789abcdef', owner: 'guest:0123456789abcdef', word: 'Kunegundka' }],
}

const version12: Rows = {
  ...version11,
  transcripts: [
    {
      id: '0123456789abcdef',
      owner: 'guest:0123456789abcdef',
      givenTitle: null,
      packed: '{"version":1,"speakers":[],"passages":[]}',
      glimpse: '',
      sound: { name: 'babcia.wav', mimeType: 'audio/wav', bytes: 44, durationMs: 4_000, isKept: true },
      positionMs: 1_500,
      edition: 2,
      createdAt: 1_795_000_000_000,
      changedAt: 1_795_000_060_000,
    },
  ],
  transcriptVersions: [
    {
      id: '0123456789abcdef',
      owner: 'guest:0123456789abcdef',
      transcriptId: '0123456789abcdef',
      text: '{"version":1,"speakers":[],"passages":[]}',
      reason: 'pause',
      keptAt: 1_795_000_030_000,
    },
  ],
}

const DRAWN: Scene = {
  version: 1,
  kind: 'diagram',
  isSketched: false,
  layers: [{ id: 'main', name: '', isHidden: false, isLocked: false }],
  shapes: [
    {
      id: 'box',
      group: null,
      layer: 'main',
      locked: false,
      kind: 'box',
      form: 'rectangle',
      role: null,
      x: 0,
      y: 0,
      width: 160,
      height: 80,
      text: 'Ślub',
      details: [],
      fill: 'yellow',
      colour: 'ink',
      style: 'solid',
      weight: 2,
      textSize: 'medium',
      align: 'middle',
      link: '',
    },
  ],
  source: null,
}

const version13: Rows = {
  ...version12,
  drawings: [
    {
      id: '0123456789abcdef',
      owner: 'guest:0123456789abcdef',
      kind: 'diagram',
      givenTitle: 'Stoły',
      scene: DRAWN,
      edition: 2,
      createdAt: 1_795_000_000_000,
      changedAt: 1_795_000_060_000,
    },
  ],
  drawingVersions: [
    {
      id: '0123456789abcdef',
      owner: 'guest:0123456789abcdef',
      drawingId: '0123456789abcdef',
      scene: DRAWN,
      reason: 'saved',
      keptAt: 1_795_000_030_000,
    },
  ],
}

const version14: Rows = {
  ...version13,
  textReworks: [
    {
      id: '0123456789abcdef',
      owner: 'user:0123456789abcdef',
      textId: '0123456789abcdef',
      task: 'shorten',
      part: { from: 0, to: 14 },
      words: 'Kochana Babciu',
      base: 'Kochana Babciu,\ndziękuję za szalik.',
      answer: 'Babciu',
      pieces: [{ id: 0, from: 0, to: 8, text: '' }],
      askedAt: 1_795_000_000_000,
    },
  ],
}

/** One entry per released version, the first first. A migration that changes rows changes each `now`. */
export const releasedRows: readonly ReleasedRows[] = [
  { tables: version1, now: version1 },
  { tables: version2, now: { ...version2, setAside } },
  { tables: version3, now: { ...version3, setAside } },
  { tables: version4, now: { ...version4, setAside } },
  { tables: version5, now: version5 },
  { tables: version6, now: version6 },
  { tables: version7, now: version7 },
  { tables: version8, now: version8 },
  { tables: version9, now: version9 },
  { tables: version10, now: version10 },
  { tables: version11, now: version11 },
  { tables: version12, now: version12 },
  { tables: version13, now: version13 },
  { tables: version14, now: version14 },
]
