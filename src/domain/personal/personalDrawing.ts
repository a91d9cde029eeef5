import type { PrintArea } from '#domain/prints/printArea.ts'
import { type Given, shownValues } from './checkPersonal.ts'
import type { Drawing } from './drawing.ts'
import { bouquetMug, peaksMug, sparksMug } from './drawings/mugs.ts'
import { cityPoster, letterPoster } from './drawings/posters.ts'
import { skyPoster } from './drawings/skyPoster.ts'
import { anniversaryLabel, baubleName, candleLabel, childPuzzle } from './drawings/smallThings.ts'
import type { PersonalHandle, PersonalValues } from './personalFields.ts'

/** What is printed on each thing. A thing without its drawing doesn't compile. */
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

/** What is printed on a thing with what was given, on that area; examples stand for what is missing. */
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
