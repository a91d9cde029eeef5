import type { GiftWords } from '#domain/gifts/giftWords.ts'
import { givenFor, lacksPersonal } from '#domain/personal/checkPersonal.ts'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import type { DocumentLanguage, PersonalPlan } from '#server/platform/media/documents/plan.ts'

/** The print plan of a line with its buyer's words or day; null for any other, and while data is missing. */
export function personalPlan(
  { handle, title, variantTitle }: Pick<PersonalPlan, 'title' | 'variantTitle'> & { readonly handle: string },
  words: GiftWords | null,
  language: DocumentLanguage,
): PersonalPlan | null {
  if (!isPersonal(handle) || words === null || lacksPersonal(handle, words.given)) return null
  return { kind: 'personal', language, handle, given: givenFor(handle, words.given), title, variantTitle }
}
