import { r as slugOf } from './foldPolish-DnDdVsnx.js'
import { t as GIFT_DAYS } from './giftDays-C1Je7gyC.js'
// src/domain/wording/requestFor.ts
/** What is asked of the rules for a product until somebody asks for something else. */
function requestFor({ aiType, aiCategory, aiCategoryKey }, given) {
  const type = aiType ?? 'greeting_card'
  const key = slugOf(aiCategoryKey ?? aiCategory ?? '')
  const occasion = GIFT_DAYS.find((day) => slugOf(day) === key) ?? ''
  const isBusiness = type === 'business_email'
  return {
    type,
    occasion,
    relation: type === 'love_letter' ? 'druga-polowka' : (PARENTS[occasion] ?? ''),
    tone: isBusiness ? 'plain' : 'warm',
    length: 'medium',
    address: isBusiness ? 'formal' : 'informal',
    ...given,
    seed: 0,
  }
}
/** Days that tell whom the words are for. */
var PARENTS = {
  'Dzień Matki': 'mama',
  'Dzień Ojca': 'tata',
}
export { requestFor as t }
