import { slugOf } from '#domain/catalogue/foldPolish.ts'
import type { ProductDetails } from '#domain/catalogue/product.ts'
import { GIFT_DAYS, type GiftDay } from '#domain/gifts/giftDays.ts'
import type { WritingRequest } from './writeVariants.ts'

/** What a person says of themselves and whoever they write to. */
export type GivenWords = Pick<WritingRequest, 'name' | 'memory' | 'sender'>

/** What is asked of the rules for a product until somebody asks for something else. */
export function requestFor(
  { aiType, aiCategory, aiCategoryKey }: Pick<ProductDetails, 'aiType' | 'aiCategory' | 'aiCategoryKey'>,
  given: GivenWords,
): WritingRequest {
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
const PARENTS: Readonly<Partial<Record<GiftDay | '', WritingRequest['relation']>>> = {
  'Dzień Matki': 'mama',
  'Dzień Ojca': 'tata',
}
