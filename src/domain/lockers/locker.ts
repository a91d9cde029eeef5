import * as z from 'zod/mini'

/** A parcel locker: the code on its machine, its place, and directions to it. */
export const lockerSchema = z.object({
  code: z.string(),
  street: z.string(),
  postcode: z.string(),
  town: z.string(),
  /** Empty where nothing is said. */
  hint: z.string(),
})
export type Locker = z.infer<typeof lockerSchema>

/** The code on every machine: the letters of its place, a number, and often its kind. */
export const LOCKER_CODE = /^[A-Z]{3}\d{2,4}[A-Z]{0,4}$/

/** The longest search for a locker, in characters. */
export const LONGEST_LOCKER_SEARCH = 80
/** So many are found at most. */
export const MOST_LOCKERS_FOUND = 20

/** `GET /api/v1/lockers?q=`: the best first. */
export const foundLockersSchema = z.object({
  lockers: z.array(lockerSchema),
  /** When the list was read from its carrier, ISO 8601; null for one that was never reached. */
  asOf: z.nullable(z.string()),
})
export type FoundLockers = z.infer<typeof foundLockersSchema>

/** A locker's address, in one line. */
export function lockerAddress({ street, postcode, town }: Locker): string {
  const place = [postcode, town].filter((part) => part !== '').join(' ')
  return [street, place].filter((part) => part !== '').join(', ')
}
