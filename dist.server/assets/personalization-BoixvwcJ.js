import { t as checkEmail } from './checkEmail-Dzo-muVU.js'
import { r as isGiftDay } from './giftDays-C1Je7gyC.js'
// src/domain/gifts/personalization.ts
var NO_DETAILS = {
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
var PHONE = /^[\d+\-\s()]+$/u
var DAY = /^\d{4}-\d{2}-\d{2}$/u
/**
 * What keeps the details of a gift from being sent, in the order of the form. `today` is a calendar day, `YYYY-MM-DD`,
 * where the giver is.
 */
function checkDetails(details, today) {
  const faults = {
    recipientName: details.recipientName.trim() === '' ? 'required' : tooLong(details.recipientName),
    recipientEmail: checkRecipientEmail(details.recipientEmail),
    recipientPhone: checkRecipientPhone(details.recipientPhone),
    message: lengthOf(details.message) > 500 ? 'too_long' : null,
    deliveryDate: checkDay(details.deliveryDate, today),
    occasion: details.occasion === '' || isGiftDay(details.occasion) ? null : 'wrong',
    specialInstructions: lengthOf(details.specialInstructions) > 500 ? 'too_long' : null,
  }
  return FIELDS.flatMap((field) => {
    const code = faults[field]
    return code == null
      ? []
      : [
          {
            field,
            code,
          },
        ]
  })
}
/** The same of a gift: one that is for nobody in particular has words alone. */
function checkGift(details, today) {
  return isBlank(details) ? [] : checkDetails(details, today)
}
var FIELDS = [
  'recipientName',
  'recipientEmail',
  'recipientPhone',
  'message',
  'deliveryDate',
  'occasion',
  'specialInstructions',
]
var CHARACTERS = new Intl.Segmenter('pl', { granularity: 'grapheme' })
/** How many characters a text has as people count them. */
function lengthOf(text) {
  return [...CHARACTERS.segment(text)].length
}
var tooLong = (text) => (lengthOf(text) > 200 ? 'too_long' : null)
function checkRecipientEmail(email) {
  return email.trim() !== '' && checkEmail(email) !== null ? 'email' : null
}
function checkRecipientPhone(phone) {
  if (phone.trim() === '') return null
  return PHONE.test(phone) ? tooLong(phone) : 'phone'
}
function checkDay(day, today) {
  if (day === '') return null
  if (!isDay(day)) return 'wrong'
  return day < today ? 'past' : null
}
/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
function isDay(day) {
  if (!DAY.test(day)) return false
  const time = /* @__PURE__ */ new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
}
var NAMES = [...FIELDS, 'giftWrap', 'anonymousSender']
/** Whether nothing of the details was filled in. */
function isBlank(details) {
  return NAMES.every((name) => details[name] === NO_DETAILS[name])
}
export { lengthOf as a, isDay as i, checkGift as n, isBlank as r, NO_DETAILS as t }
