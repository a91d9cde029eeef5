import type { PrintArea } from '#domain/prints/printArea.ts'
import { type Given, shownValues } from './checkPersonal.ts'
import type { Drawing } from './drawing.ts'
import { bouquetMug, peaksMug, sparksMug } from './drawings/mugs.ts'
import { cityPoster, letterPoster } from './drawings/posters.ts'
import { skyPoster } from './drawings/skyPoster.ts'
import { anniversaryLabel, baubleName, candleLabel, childPuzzle } from './drawings/smallThings.ts'
import type { PersonalValues } from './personalFields.ts'
import type { PersonalHandle } from './personalHandles.ts'

/** The drawing of each thing. A thing without one doesn't compile. */
const DRAWINGS: {
  readonly [Handle in PersonalHandle]: (values: PersonalValues<Handle>, area: PrintArea) => Drawing
} = {
  'plakat-mapa-nieba': skyPoster,
  'plakat-rob-po-swojemu': letterPoster,
  'plakat-twoje-miasto': cityPoster,
  'kubek-emaliowany-iskry': sparksMug,
  'kubek-dla-mamy-bukiet': bouquetMug,
  'kubek-dla-taty-szczyty': peaksMug,
  'swieca-sojowa-ognisko': candleLabel,
  'swieca-na-rocznice': anniversaryLabel,
  'bombka-z-imieniem': baubleName,
  'puzzle-dla-dzieci': childPuzzle,
}

/** Draws a thing's print with the given values, on that area; examples replace missing ones. */
export function personalDrawing(handle: PersonalHandle, given: Given, area: PrintArea): Drawing {
  return drawn(handle, shownValues(handle, given), area)
}

function drawn<Handle extends PersonalHandle>(
  handle: Handle,
  values: PersonalValues<Handle>,
  area: PrintArea,
): Drawing {
  return DRAWINGS[handle](values, area)
}
