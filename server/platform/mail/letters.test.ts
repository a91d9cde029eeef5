import { describe, expect, expectTypeOf, it } from 'vitest'
import { matchScreen } from '#domain/addresses/matchScreen.ts'
import { EMPTY_DETAILS } from '#domain/checkout/checkoutDetails.ts'
import type { OrderView } from '#domain/checkout/checkoutView.ts'
import { formatMoney } from '#domain/formatMoney.ts'
import { addressesIn } from './addressesIn.ts'
import { LETTER_CHOICE, letterSchema, type SentLetter } from './letter.ts'
import type { LetterWords } from './letterWords.ts'
import { renderLetter } from './renderLetter.ts'

const ORIGIN = 'https://iskra.example'
const validUntil = new Date('2026-11-20T12:40:00Z')
const to = 'zofia.żuraw@example.pl'

const ORDER: OrderView = {
  number: 'ISK-2026-000123',
  placedAt: '2026-11-20T12:40:00.000Z',
  lines: [
    {
      id: 'line-1',
      variantId: 'gid://shopify/ProductVariant/1',
      title: 'Kubek',
      variantTitle: '330 ml',
      handle: 'kubek',
      quantity: 2,
      unitPrice: 1999,
      total: 4497,
      giftWrap: true,
      requiresShipping: true,
      picture: null,
    },
  ],
  totals: { subtotal: 4497, discount: 450, tax: 334, shipping: 599, total: 4980, currencyCode: 'PLN' },
  needsDelivery: true,
  details: { ...EMPTY_DETAILS, email: to },
  credits: 0,
}

/** In words of both languages and in invented ones. */
const ISSUE = {
  subject: 'Iskra: grudzień / December',
  preheader: 'Iskra & Co.',
  body: `# Iskra

Iskra [Iskra](/sklep?q=a&sortuj=cena-rosnaco)

![Iskra](/media/home/iskra.jpg)

[[Iskra]](/sklep)`,
}

type Kinds = { readonly [One in SentLetter as One['kind']]: Omit<One, 'kind' | 'to' | 'language'> }

/** One of each kind: a kind without its example doesn't compile. */
const EXAMPLES: Kinds = {
  'verify-email': { token: 'tajny+token/1', validUntil },
  'account-exists': {},
  'reset-password': { token: 'tajny+token/2', validUntil },
  'password-changed': {},
  'confirm-new-email': { token: 'tajny+token/3', validUntil },
  'email-changed': {},
  'passkey-added': {},
  'account-deleted': {},
  'administrator-changed': { isAdministrator: true },
  'newsletter-confirm': { token: 'tajny+token/4', validUntil },
  'newsletter-welcome': { unsubscribeToken: 'tajny+token/5' },
  'newsletter-issue': { words: ISSUE, unsubscribeToken: 'tajny+token/8' },
  'restock-confirm': { token: 'tajny+token/9', validUntil, product: 'Iskra 1' },
  restocked: { product: 'Iskra 1', handle: 'kubek', unsubscribeToken: 'tajny+token/10' },
  card: {
    cardToken: 'kartka',
    thing: 'card',
    recipient: 'Halina',
    sender: 'Iskra Kowalska',
    isAnonymous: false,
  },
  'card-thanks': {
    thing: 'card',
    recipient: 'Halina',
    words: 'Iskra & Co.',
    isAnonymous: true,
    checkoutToken: 'kasa',
  },
  'card-unfinished': { checkoutToken: 'kasa' },
  'order-placed': { order: ORDER, checkoutToken: 'kasa' },
  'parcel-sent': {
    order: { number: 'ISK-2026-000123', shippingMethod: 'locker' },
    carrier: 'inpost',
    trackingNumber: '680000001234',
    isCorrected: false,
    checkoutToken: 'kasa',
  },
  'work-finished': {
    generation: { id: 'g-1', type: 'video' },
    end: 'completed',
    unsubscribeToken: 'tajny+token/6',
  },
  'dates-near': {
    unsubscribeToken: 'tajny+token/9',
    coming: [{ name: 'Halina', kind: 'name-day', title: '', day: '2026-07-01', daysLeft: 5 }],
  },
  'run-finished': {
    run: { id: 'r-1', slug: 'kartka', title: 'Kartka' },
    end: 'completed',
    unsubscribeToken: 'tajny+token/9',
  },
  'contact-message': { from: 'kasia@example.pl', orderNumber: 'ISK-1', message: 'Hej!' },
  'credits-low': { available: 3, unsubscribeToken: 'tajny+token/7' },
}

const LETTERS = (['pl', 'en'] as const).flatMap((language) => [
  ...Object.entries(EXAMPLES).map(([kind, example]) => letterOf({ kind, ...example, to, language })),
  letterOf({ kind: 'administrator-changed', isAdministrator: false, to, language }),
])

function letterOf(example: object): SentLetter {
  const letter = letterSchema.parse(example)
  if (letter.kind === 'nothing') throw new Error('nothing is sent')
  return letter
}

describe.each(LETTERS)('the letter $kind in $language', (letter) => {
  it('leads to screens that there are, at our origin alone', async () => {
    const { text, html } = await renderLetter(letter, ORIGIN)
    const links = addressesIn(text)
    const urls = links.map((link) => new URL(link))
    expect(urls.filter((url) => url.origin !== ORIGIN)).toEqual([])
    expect(urls.map((url) => url.pathname).filter((path) => matchScreen(path) === null)).toEqual([])
    const inHtml = [...html.replaceAll('&amp;', '&').matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    expect(links.filter((link) => link !== ORIGIN)).toEqual(inHtml)
  })

  it('carries its token whole', async () => {
    const { text } = await renderLetter(letter, ORIGIN)
    const token =
      'token' in letter ? letter.token : 'unsubscribeToken' in letter ? letter.unsubscribeToken : null
    const carried = addressesIn(text).map((link) => new URL(link).searchParams.get('token'))
    expect(carried.filter((found) => found !== null)).toEqual(token === null ? [] : [token])
  })

  it('has a subject that tells nobody anything', async () => {
    const { subject } = await renderLetter(letter, ORIGIN)
    expect(subject.length).toBeGreaterThan(5)
    expect(subject.length).toBeLessThan(60)
    expect(subject).not.toMatch(/@|tajny|zofia/i)
  })

  it('speaks one language', async () => {
    const { text, html } = await renderLetter(letter, ORIGIN)
    expect(html).toContain(`<html lang="${letter.language}">`)
    // The currency's own sign is the same in both.
    const words = text.replaceAll(/https?:\/\/\S+|zł/g, '')
    expect(/[ąćęłńóśźż]/i.test(words)).toBe(letter.language === 'pl')
  })
})

it('says until when a link is good by the clocks of Poland', async () => {
  const [polish] = LETTERS
  if (polish === undefined) throw new Error('no letters')
  const { text } = await renderLetter(polish, ORIGIN)
  expect(text).toContain('20 listopada 2026')
  expect(text).toContain('13:40')
})

it('can be left in one click by the mail program itself', async () => {
  const { headers } = await renderLetter(
    { kind: 'newsletter-welcome', to, language: 'pl', unsubscribeToken: 'a+b' },
    ORIGIN,
  )
  expect(headers).toEqual({
    'List-Unsubscribe': `<${ORIGIN}/api/v1/newsletter/unsubscribe?token=a%2Bb>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

it('writes what was typed into an issue as text, and tells what stands in it without HTML too', async () => {
  const body = `# A <i>heading</i>

<script>alert(1)</script> & [a "link"](/sklep?q=%22&n=1)

![A "picture" <x>](/media/home/iskra.jpg)`
  const words = { subject: '<b>Subject</b>', preheader: '"Pre" <header>', body }
  const letter = {
    kind: 'newsletter-issue' as const,
    to,
    language: 'en' as const,
    unsubscribeToken: 't',
    words,
  }
  const { html, text, subject } = await renderLetter(letter, ORIGIN)
  expect(html).not.toMatch(/<script|<i>|<b>|<x>|<header>/)
  expect(html).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt; &amp; <a href="https://iskra.example/sklep?q=%22&amp;n=1"',
  )
  expect(html).toContain('alt="A &quot;picture&quot; &lt;x&gt;"')
  expect(subject).toBe('<b>Subject</b>')
  expect(text).toContain('<script>alert(1)</script> & a "link" <https://iskra.example/sklep?q=%22&n=1>')
  expect(text).toContain('[A "picture" <x>]')
})

it('leads to an address that there is, or does not compile', () => {
  const words = { subject: '', paragraphs: [], notes: [] }
  expectTypeOf({ ...words, other: { label: '', to: '/login' as const } }).toExtend<LetterWords>()
  expectTypeOf({ ...words, other: { label: '', to: '/nowhere' as const } }).not.toExtend<LetterWords>()
})

describe.each(['pl', 'en'] as const)('the confirmation of an order in %s', (language) => {
  const letter = letterOf({ kind: 'order-placed', ...EXAMPLES['order-placed'], to, language })

  it('prints every line and sum as its page does', async () => {
    const { text, html } = await renderLetter(letter, ORIGIN)
    for (const amount of [2164, 540, 4868, -487, 599, 4980, 4646, 334]) {
      const printed = formatMoney({ amount, currencyCode: 'PLN' }, language)
      expect(text).toContain(printed)
      expect(html).toContain(printed)
    }
    expect(text).toContain('ISK-2026-000123')
    expect(text).toContain(`${ORIGIN}/kasa/kasa`)
  })
})

it.each(LETTERS.filter(({ kind }) => LETTER_CHOICE[kind] === 'emailNotifications'))(
  'the notice $kind in $language carries its way out, in the letter and for the mail program',
  async (letter) => {
    const { headers, text } = await renderLetter(letter, ORIGIN)
    expect(headers['List-Unsubscribe']).toContain(`${ORIGIN}/api/v1/notices/unsubscribe?token=tajny`)
    expect(addressesIn(text).map((link) => new URL(link).searchParams.get('of'))).toContain('notices')
  },
)

describe.each(['pl', 'en'] as const)('the letter that a card comes in, in %s', (language) => {
  const card = { kind: 'card' as const, ...EXAMPLES.card, to, language, sender: 'Ola Nowak' }
  const said = async (given: Partial<typeof card>) => renderLetter({ ...card, ...given }, ORIGIN)

  it('names who sends it and whom it is for, the shop, and the site that it opens', async () => {
    const { subject, text, html } = await said({})
    expect(subject).toMatch(/^Ola Nowak /)
    for (const part of [text, html]) {
      expect(part).toContain('Ola Nowak')
      expect(part).toContain('Halina')
      expect(part).toMatch(/ iskra\.example\./)
    }
    expect(text).not.toMatch(/bliski|close to you|!|pilne|dziś|today|urgent/i)
    expect(text).toContain(`${ORIGIN}/kartka/kartka`)
  })

  it('says so where they don’t want to be known, and where nobody gave a name', async () => {
    expect((await said({ sender: '', isAnonymous: true })).text).toMatch(
      /nie chce się zdradzić|rather not say/,
    )
    expect((await said({ sender: '' })).text).toMatch(/w środku|inside/)
  })

  it('calls what it is by its name', async () => {
    const letters = await Promise.all(
      (['card', 'letter', 'email', 'message'] as const).map(async (thing) => (await said({ thing })).subject),
    )
    expect(new Set(letters).size).toBe(4)
  })
})

it('looks as it is meant in light and in dark', async () => {
  for (const letter of LETTERS) {
    const { html } = await renderLetter(letter, ORIGIN)
    expect(html).toContain('<meta name="color-scheme" content="light dark"')
    expect(html).toContain('prefers-color-scheme: dark')
  }
})

it('passes on what somebody wrote as text, paragraph by paragraph, between marks', async () => {
  const letter = letterOf({
    kind: 'card-thanks',
    ...EXAMPLES['card-thanks'],
    words: '<b>Dziękuję</b>\n\nHalina',
    to,
    language: 'pl',
  })
  const { text, html } = await renderLetter(letter, ORIGIN)
  expect(text).toContain('„<b>Dziękuję</b>\n\nHalina”')
  expect(html).not.toContain('<b>')
})
