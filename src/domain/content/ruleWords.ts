import { PASSKEYS_MOST } from '#domain/account/passkey.ts'
import { GIFT_WRAP_COST } from '#domain/cart/totals.ts'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import {
  EXPRESS_PRICE,
  FREE_SHIPPING_FROM,
  LOCKER_DAYS,
  SHIPPING_COST,
  STANDARD_DAYS,
} from '#domain/checkout/shippingMethods.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { UPLOAD_MEGABYTES, UPLOAD_MEGAPIXELS } from '#domain/gallery/galleryImage.ts'
import { LONGEST_TEXT } from '#domain/gifts/giftWords.ts'
import { LONGEST_MESSAGE } from '#domain/gifts/personalization.ts'
import { formatMoney } from '#domain/formatMoney.ts'
import { LOCALES } from '#domain/locales.ts'
import { DEFAULT_CURRENCY, type Grosze, parseAmount } from '#domain/money.ts'
import { MOST_OWN_DATES } from '#domain/occasions/ownDate.ts'
import { PICTURES_MOST } from '#domain/reviews/reviews.ts'
import type { ContentLanguage } from './kinds.ts'

// An article states the shop's rules by their names: `{rule:free-shipping-from}`. So a rule is changed in its one line,
// and every text follows. Data that isn't a rule of the code (prices of products and of engines, which administrators
// and other storefronts set) has no name here. The price of a product is written as the shop holds it, before tax, and
// printed with tax: `{price:14.99}`.

type Words = (language: ContentLanguage) => string

const RULES = {
  'free-shipping-from': money(withTax(FREE_SHIPPING_FROM)),
  'shipping-cost': money(SHIPPING_COST),
  'express-price': money(EXPRESS_PRICE),
  'gift-wrap-cost': money(withTax(GIFT_WRAP_COST)),
  'standard-days': () => `${STANDARD_DAYS.earliest}–${STANDARD_DAYS.latest}`,
  'locker-days': number(LOCKER_DAYS),
  'starting-credits': counted(STARTING_CREDITS, {
    pl: { one: 'kredyt', few: 'kredyty', other: 'kredytów' },
    en: { one: 'credit', other: 'credits' },
  }),
  'picture-megabytes': number(UPLOAD_MEGABYTES),
  'picture-megapixels': number(UPLOAD_MEGAPIXELS),
  'card-text-length': number(LONGEST_TEXT),
  'gift-message-length': number(LONGEST_MESSAGE),
  'review-pictures': number(PICTURES_MOST),
  'passkeys-most': number(PASSKEYS_MOST),
  'own-dates-most': number(MOST_OWN_DATES),
} as const satisfies Readonly<Record<string, Words>>

type RuleName = keyof typeof RULES

/** Rules that only a carrier keeps. A text published with them stays readable where there is no carrier any more. */
const OF_CARRIER: ReadonlySet<RuleName> = new Set(['express-price', 'standard-days', 'locker-days'])

/** Every rule name of this shop, in the order in which authors see them. */
export function ruleNames(hasCarrier: boolean): readonly RuleName[] {
  return Object.keys(RULES)
    .filter(isRuleName)
    .filter((name) => hasCarrier || !OF_CARRIER.has(name))
}

/** The words for a rule's name in a text. */
export function ruleWords(name: RuleName, language: ContentLanguage): string {
  return RULES[name](language)
}

/** How a text names a rule. */
export const ruleMark = (name: RuleName) => `{rule:${name}}`

/** How a text names the price of a product: in złoty, before tax. */
export const priceMark = (zloty: string) => `{price:${zloty}}`

/** The words for a price in a text: the price with tax. */
export function priceWords(zloty: string, language: ContentLanguage): string {
  return money(withTax(parseAmount(zloty)))(language)
}

const ZLOTY = /^\d{1,5}(?:\.\d{2})?$/u

/** A backslash before it, as in Markdown, keeps the braces as text. */
const MARK = /(?<!\\)\{((?:rule|price):[^{}\n]*)\}?/gu

/** A text with the present words of its rules and its paid prices; other braces stay as they are. */
export function withRules(
  text: string,
  language: ContentLanguage,
): { readonly text: string; readonly unknown: readonly string[] } {
  const unknown: string[] = []
  const filled = text.replaceAll(MARK, (mark, named: string) => {
    const name = named.slice(named.indexOf(':') + 1)
    if (isRuleName(name) && mark === ruleMark(name)) return ruleWords(name, language)
    if (ZLOTY.test(name) && mark === priceMark(name)) return priceWords(name, language)
    unknown.push(named)
    return mark
  })
  return { text: filled, unknown }
}

function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(RULES, name)
}

function number(value: number): Words {
  return (language) => new Intl.NumberFormat(LOCALES[language]).format(value)
}

/** An amount within a sentence. */
function money(amount: Grosze): Words {
  return (language) => formatMoney({ amount, currencyCode: DEFAULT_CURRENCY }, language, 'short')
}

interface Forms {
  readonly pl: { readonly one: string; readonly few: string; readonly other: string }
  readonly en: { readonly one: string; readonly other: string }
}

function counted(value: number, forms: Forms): Words {
  return (language) => {
    const named: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string } = forms[language]
    const form = named[new Intl.PluralRules(LOCALES[language]).select(value)] ?? named.other
    return `${number(value)(language)} ${form}`
  }
}
