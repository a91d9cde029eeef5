import { t as foldPolish } from './foldPolish-DnDdVsnx.js'
import { n as RECIPIENTS, t as GIFT_OCCASIONS } from './giftNames-DJ7Y0cDQ.js'
// src/domain/catalogue/gifts.ts
/** Whom a present is for, as addresses name them, with the tags that say so. */
var RECIPIENT_TAGS = {
  mama: [
    ['mama', 'mum'],
    ['Dzień Matki', 'Mother’s Day'],
    ['rodzice', 'parents'],
  ],
  tata: [
    ['tata', 'dad'],
    ['Dzień Ojca', 'Father’s Day'],
    ['rodzice', 'parents'],
  ],
  'druga-polowka': [
    ['dla pary', 'for couples'],
    ['list miłosny', 'love letter'],
    ['walentynki', 'Valentine’s Day'],
  ],
  dziecko: [
    ['dla dzieci', 'for children'],
    ['narodziny', 'new baby'],
  ],
  dziadkowie: [['dziadkowie', 'grandparents']],
  przyjaciele: [
    ['przyjaciółka', 'best friend'],
    ['sąsiedzi', 'neighbours'],
  ],
  nauczyciel: [['nauczyciel', 'teacher']],
  praca: [
    ['praca', 'work'],
    ['zespół', 'team'],
  ],
}
/** Which day a present is for, as addresses name it, with the tags that say so. */
var OCCASION_TAGS = {
  urodziny: [
    ['urodziny', 'birthday'],
    ['imieniny', 'name day'],
  ],
  rocznica: [['rocznica', 'anniversary']],
  slub: [
    ['ślub', 'wedding'],
    ['wesele', 'wedding party'],
    ['zaręczyny', 'proposal'],
  ],
  narodziny: [['narodziny', 'new baby']],
  swieta: [
    ['święta', 'holidays'],
    ['Boże Narodzenie', 'Christmas'],
    ['nowy rok', 'new year'],
  ],
  walentynki: [['walentynki', 'Valentine’s Day']],
  'dzien-matki': [['Dzień Matki', 'Mother’s Day']],
  'dzien-ojca': [['Dzień Ojca', 'Father’s Day']],
  podziekowania: [['podziękowania', 'thank you']],
  gratulacje: [
    ['gratulacje', 'congratulations'],
    ['sukces', 'success'],
  ],
}
/** Budgets somebody sets out with; each begins where the one before ends. Null is without an end. */
var BUDGETS = [
  {
    min: null,
    max: 3e3,
  },
  {
    min: 3e3,
    max: 6e3,
  },
  {
    min: 6e3,
    max: 1e4,
  },
  {
    min: 1e4,
    max: null,
  },
]
/** Whether a range of prices is one of the budgets. */
function isBudget(range) {
  return BUDGETS.some(({ min, max }) => min === range.min && max === range.max)
}
var foldedTags = (pairs) => pairs.flat().map(foldPolish)
function foldedTable(keys, table) {
  return new Map(keys.map((key) => [key, foldedTags(table[key])]))
}
var RECIPIENT_WORDS = foldedTable(RECIPIENTS, RECIPIENT_TAGS)
var OCCASION_WORDS = foldedTable(GIFT_OCCASIONS, OCCASION_TAGS)
var PRESENT_WORDS = foldedTags([['prezent', 'gift']])
var isAnyOf = (tags, words) => words.some((word) => tags.has(word))
function readMeant({ tags, details }) {
  const folded = new Set(tags.map(foldPolish))
  const isGift = details.difficulty === null && details.aiType !== 'business_email'
  const named = (words) =>
    new Set(isGift ? [...words.keys()].filter((key) => isAnyOf(folded, words.get(key) ?? [])) : [])
  return {
    recipients: named(RECIPIENT_WORDS),
    occasions: named(OCCASION_WORDS),
    isPresent: isGift && isAnyOf(folded, PRESENT_WORDS),
  }
}
var known = /* @__PURE__ */ new WeakMap()
/** Whom and which day a product is for. It is folded once while it lives: lists are narrowed on every press. */
function meantBy(product) {
  const read = known.get(product)
  if (read) return read
  const made = readMeant(product)
  known.set(product, made)
  return made
}
function suits(wished, named, isPresent) {
  return wished === null || named.has(wished) || (isPresent && named.size === 0)
}
/** True when it is for the wished person and day: it names them, or it is a present that names nobody and no day. */
function suitsWish(product, { recipient, occasion }) {
  if (recipient === null && occasion === null) return true
  const { recipients, occasions, isPresent } = meantBy(product)
  return suits(recipient, recipients, isPresent) && suits(occasion, occasions, isPresent)
}
/** How much of a wish a product names, 0 to 2: what was made for it stands before what suits anybody. */
function namedOfWish(product, { recipient, occasion }) {
  if (recipient === null && occasion === null) return 0
  const { recipients, occasions } = meantBy(product)
  return (
    Number(recipient !== null && recipients.has(recipient)) +
    Number(occasion !== null && occasions.has(occasion))
  )
}
export { suitsWish as a, namedOfWish as i, isBudget as n, meantBy as r, BUDGETS as t }
