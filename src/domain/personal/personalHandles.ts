/** What is made for one buyer with what they tell in fields, by handle. Small: each product's page asks. */
const PERSONAL_HANDLES = [
  'plakat-mapa-nieba',
  'plakat-rob-po-swojemu',
  'plakat-twoje-miasto',
  'kubek-emaliowany-iskry',
  'kubek-dla-mamy-bukiet',
  'kubek-dla-taty-szczyty',
  'swieca-sojowa-ognisko',
  'swieca-na-rocznice',
  'bombka-z-imieniem',
  'puzzle-dla-dzieci',
] as const
export type PersonalHandle = (typeof PERSONAL_HANDLES)[number]

const KNOWN: ReadonlySet<string> = new Set(PERSONAL_HANDLES)

/** Whether a product bears what its buyer tells of themselves, in fields. */
export function isPersonal(handle: string): handle is PersonalHandle {
  return KNOWN.has(handle)
}
