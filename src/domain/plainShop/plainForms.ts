/** The addresses of the shop's plain forms: each answers with a redirect to the screen with the result. */
export const CART_FORMS = {
  add: '/api/forms/cart/add',
  line: '/api/forms/cart/line',
  discount: '/api/forms/cart/discount',
} as const

/** Where the checkout's plain forms are sent, `:token` for the checkout's. */
export const CHECKOUT_FORMS = {
  details: '/api/forms/checkout/:token/details',
  discount: '/api/forms/checkout/:token/discount',
} as const

/** The address of a card's thanks, `:token` for the card's. */
export const CARD_THANKS_FORM = '/api/forms/card/:token/thanks'

/** The address of that form. */
export function cardThanksForm(token: string): string {
  return CARD_THANKS_FORM.replace(':token', encodeURIComponent(token))
}

/** Where a language is chosen from any page; the answer leads back to it. */
export const LANGUAGE_FORM = '/api/forms/language'

/** Its one field: `pl` or `en`. */
export const LANGUAGE_FORM_FIELD = 'lang'

/** The address of one of them. */
export function checkoutForm(form: keyof typeof CHECKOUT_FORMS, token: string): string {
  return CHECKOUT_FORMS[form].replace(':token', encodeURIComponent(token))
}

/** The field of a blank: the blank's name follows. */
const WORDS_FIELD = 'slowa-'

export const wordsField = (blank: string) => `${WORDS_FIELD}${blank}`

/** The blank that a field is of; null for any other field. */
export function blankOfField(field: string): string | null {
  return field.startsWith(WORDS_FIELD) ? field.slice(WORDS_FIELD.length) : null
}

/** Names of the fields, apart from those of the buyer's details, which are called as in `CheckoutDetails`. */
export const PLAIN_FIELDS = {
  variant: 'variant',
  line: 'line',
  quantity: 'quantity',
  /** Of a button: takes the line or the code out. */
  remove: 'remove',
  code: 'code',
  /** Of thanks for a card. */
  words: 'words',
  /** Of a button: `pay`, or `save` for a new sum. */
  intent: 'intent',
  payment: 'payment',
  /** The checkout the buyer saw, as JSON. */
  expected: 'expected',
  /** Names one rendering of the checkout's form: the same form sent twice is one try to pay. */
  attempt: 'attempt',
} as const
