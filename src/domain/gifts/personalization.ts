import type { FieldProblemCode } from '#domain/account/apiError.ts'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { charactersOf } from '#domain/wording/characters.ts'
import { isGiftDay } from './giftDays.ts'
import type { GiftWords } from './giftWords.ts'

/** The recipient and the occasion of a gift, as the form asks for them. Specification part 1, sections 3 and 5. */
export interface GiftDetails {
  readonly recipientName: string
  readonly recipientEmail: string
  readonly recipientPhone: string
  readonly message: string
  /** A calendar day, `YYYY-MM-DD`, or empty. */
  readonly deliveryDate: string
  /** One of `GIFT_DAYS`, or empty. */
  readonly occasion: string
  readonly specialInstructions: string
  readonly giftWrap: boolean
  readonly anonymousSender: boolean
}

/** A person's additions to a gift. */
export interface Personalization extends GiftDetails {
  /** Absent in lines of earlier releases, and where the thing has no text. */
  readonly words?: GiftWords
}

export const NO_DETAILS: GiftDetails = {
  recipientName: '',
  recipientEmail: '',
  recipientPhone: '',
  message: '',
  deliveryDate: '',
  occasion: '',
  specialInstructions: '',
  giftWrap: false,
  anonymousSender: false,
}

/** The longest message, in characters as people count them. */
export const LONGEST_MESSAGE = 500
/** The longest of the other texts, in characters. */
export const LONGEST_DETAIL = 200

const PHONE = /^[\d+\-\s()]+$/u
const DAY = /^\d{4}-\d{2}-\d{2}$/u

export type DetailProblem = Extract<
  FieldProblemCode,
  'required' | 'email' | 'phone' | 'too_long' | 'past' | 'too_late' | 'wrong'
>

/** A detail that is invalid, and why. */
export interface DetailFault {
  readonly field: keyof GiftDetails
  readonly code: DetailProblem
}

/**
 * The problems of a gift's details, in the order of the form. `today` is a calendar day, `YYYY-MM-DD`, where the giver
 * is.
 */
export function checkDetails(details: GiftDetails, today: string): readonly DetailFault[] {
  const faults: { [Field in keyof GiftDetails]?: DetailProblem | null } = {
    recipientName: details.recipientName.trim() === '' ? 'required' : tooLong(details.recipientName),
    recipientEmail: checkRecipientEmail(details.recipientEmail),
    recipientPhone: checkRecipientPhone(details.recipientPhone),
    message: lengthOf(details.message) > LONGEST_MESSAGE ? 'too_long' : null,
    deliveryDate: checkDay(details.deliveryDate, today),
    occasion: details.occasion === '' || isGiftDay(details.occasion) ? null : 'wrong',
    specialInstructions: lengthOf(details.specialInstructions) > LONGEST_MESSAGE ? 'too_long' : null,
  }
  return FIELDS.flatMap((field) => {
    const code = faults[field]
    return code == null ? [] : [{ field, code }]
  })
}

/** The problems of a gift: one without a recipient has words alone, signed or not. */
export function checkGift(details: GiftDetails, today: string): readonly DetailFault[] {
  return isBlank({ ...details, anonymousSender: false }) ? [] : checkDetails(details, today)
}

const FIELDS = [
  'recipientName',
  'recipientEmail',
  'recipientPhone',
  'message',
  'deliveryDate',
  'occasion',
  'specialInstructions',
] as const satisfies readonly (keyof GiftDetails)[]

/** How many characters a text has as people count them. */
export function lengthOf(text: string): number {
  return charactersOf(text).length
}

const tooLong = (text: string) => (lengthOf(text) > LONGEST_DETAIL ? ('too_long' as const) : null)

function checkRecipientEmail(email: string): 'email' | null {
  return email.trim() !== '' && checkEmail(email) !== null ? 'email' : null
}

function checkRecipientPhone(phone: string): 'phone' | 'too_long' | null {
  if (phone.trim() === '') return null
  return PHONE.test(phone) ? tooLong(phone) : 'phone'
}

function checkDay(day: string, today: string): 'wrong' | 'past' | 'too_late' | null {
  if (day === '') return null
  if (!isDay(day)) return 'wrong'
  if (day < today) return 'past'
  return day > lastDay(today) ? 'too_late' : null
}

/** The most years a card waits for its day. */
export const MOST_YEARS = 5

/** The last day that a gift can be sent on, `YYYY-MM-DD`. */
export function lastDay(today: string): string {
  const year = Number(today.slice(0, 4)) + MOST_YEARS
  const day = `${year}${today.slice(4)}`
  return isDay(day) ? day : `${year}-02-28`
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(day: string): boolean {
  if (!DAY.test(day)) return false
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}

const NAMES = [...FIELDS, 'giftWrap', 'anonymousSender'] as const satisfies readonly (keyof GiftDetails)[]

/** Whether nothing of the details was filled in. */
export function isBlank(details: GiftDetails): boolean {
  return NAMES.every((name) => details[name] === NO_DETAILS[name])
}
