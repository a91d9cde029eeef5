/** Products personalised by fields, by handle. Small: each product's page reads it. */
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

/** Whether a product is personalised by fields. */
export function isPersonal(handle: string): handle is PersonalHandle {
  return KNOWN.has(handle)
}
