import { areaOf, type PrintArea } from '#domain/prints/printArea.ts'
import type { PrintedThing } from '#domain/prints/printProducts.ts'
import type { PersonalHandle } from './personalHandles.ts'

/** The drawn thing of each personalised product. */
const THINGS: Readonly<Record<PersonalHandle, PrintedThing>> = {
  'plakat-mapa-nieba': 'poster',
  'plakat-rob-po-swojemu': 'poster',
  'plakat-twoje-miasto': 'poster',
  'kubek-emaliowany-iskry': 'mug',
  'kubek-dla-mamy-bukiet': 'mug',
  'kubek-dla-taty-szczyty': 'mug',
  'swieca-sojowa-ognisko': 'label',
  'swieca-na-rocznice': 'longLabel',
  'bombka-z-imieniem': 'bauble',
  'puzzle-dla-dzieci': 'childPuzzle',
}

export const personalThing = (handle: PersonalHandle): PrintedThing => THINGS[handle]

/** Where a variant of a personal thing is printed, by the values of its options, in either language. */
export function personalArea(handle: PersonalHandle, variantTitle: string): PrintArea {
  const area = areaOf(THINGS[handle], variantTitle)
  if (area === null) throw new Error(`no print area for ${handle}`)
  return area
}
