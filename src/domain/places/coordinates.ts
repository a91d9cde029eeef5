import { onGlobe, type Place } from './place.ts'

const NUMBER = String.raw`-?\d{1,3}(?:[.,]\d{1,8})?`
const DECIMAL = new RegExp(
  String.raw`^(${NUMBER})\s*°?\s*([NS])?\s*[,;]?\s+(${NUMBER})\s*°?\s*([EW])?$`,
  'iu',
)
const ANGLE = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2})\s*[′'’]\s*)?(?:(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:[″"”]|'')\s*)?`
const SEXAGESIMAL = new RegExp(String.raw`^${ANGLE}([NS])\s*[,;]?\s*${ANGLE}([EW])$`, 'iu')

/**
 * Coordinates as maps write them (`50.0614, 19.9366`, `50,0614 19,9366`, `50°03′41″N 19°56′12″E`), latitude first; null
 * for anything else, and for values out of range.
 */
export function readCoordinates(text: string): Omit<Place, 'name'> | null {
  const typed = text.trim()
  const angles = SEXAGESIMAL.exec(typed)
  if (angles !== null) {
    const [, ...parts] = angles
    return onGlobe(
      degreesOf(parts.slice(0, 3)) * signOf(parts[3]),
      degreesOf(parts.slice(4, 7)) * signOf(parts[7]),
    )
  }
  // A comma between two numbers with points is the separator.
  const spaced = /^-?\d+\.\d+,\S/u.test(typed) ? typed.replace(',', ', ') : typed
  const [, latitude, north, longitude, east] = DECIMAL.exec(spaced) ?? []
  if (latitude === undefined || longitude === undefined) return null
  return onGlobe(numberOf(latitude) * signOf(north), numberOf(longitude) * signOf(east))
}

const numberOf = (text: string | undefined) => Number((text ?? '0').replace(',', '.'))
const signOf = (side: string | undefined) => (/[SW]/iu.test(side ?? '') ? -1 : 1)
const degreesOf = ([degrees, minutes, seconds]: readonly (string | undefined)[]) =>
  numberOf(degrees) + numberOf(minutes) / 60 + numberOf(seconds) / 3600
