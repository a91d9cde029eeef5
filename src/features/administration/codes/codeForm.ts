import * as z from 'zod/mini'
import {
  type AddCode,
  CREATOR_LENGTH,
  MOST_BONUS,
  MOST_DISCOUNT,
  MOST_USES,
} from '#domain/affiliate/affiliateCodes.ts'
import { affiliateKeyOf } from '#domain/affiliate/codes.ts'
import { validatedText, requiredWords, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { validatedReason } from '../validatedReason.ts'

/** The typed values of a new code. Days are `YYYY-MM-DD` or empty. */
export const EMPTY_CODE = {
  code: '',
  creator: '',
  discountPercent: '',
  bonusCredits: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  email: '',
  reason: '',
}
export type CodeValues = typeof EMPTY_CODE

/** A whole number in the given bounds; null for anything else. */
function wholeNumber(typed: string, least: number, most: number): number | null {
  const text = typed.replaceAll(/\s/g, '')
  if (!/^\d{1,9}$/.test(text)) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}

const number = (least: number, most: number) =>
  validatedText((value) => (wholeNumber(value === '' ? '0' : value, least, most) === null ? 'wrong' : null))

export const checkCode = schemaCheck(
  z.object({
    code: validatedText((value) =>
      value.trim() === '' ? 'required' : affiliateKeyOf(value) === null ? 'wrong' : null,
    ),
    creator: requiredWords.check(z.maxLength(CREATOR_LENGTH)),
    discountPercent: number(0, MOST_DISCOUNT),
    bonusCredits: number(0, MOST_BONUS),
    startsAt: z.string(),
    endsAt: z.string(),
    usageLimit: validatedText((value) =>
      value.trim() === '' || wholeNumber(value, 1, MOST_USES) !== null ? null : 'wrong',
    ),
    email: z.string(),
    reason: validatedReason,
  }),
)

/** The request of a new code. A day begins and ends in the administrator's time zone. */
export function codeToSend(values: CodeValues, act: string): AddCode {
  return {
    act,
    reason: values.reason.trim(),
    code: values.code.trim(),
    creator: values.creator.trim(),
    discountPercent: wholeNumber(values.discountPercent, 0, MOST_DISCOUNT) ?? 0,
    bonusCredits: wholeNumber(values.bonusCredits, 0, MOST_BONUS) ?? 0,
    startsAt: values.startsAt === '' ? null : new Date(`${values.startsAt}T00:00:00`).toISOString(),
    endsAt: values.endsAt === '' ? null : dayAfter(values.endsAt).toISOString(),
    usageLimit: values.usageLimit.trim() === '' ? null : wholeNumber(values.usageLimit, 1, MOST_USES),
    email: values.email.trim() === '' ? null : values.email.trim(),
  }
}

function dayAfter(day: string): Date {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + 1)
  return date
}
