/** A place on the ground, in degrees: north and east count up. Its name may be empty. */
export interface Place {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

const LONGEST_NAME = 40
const NUMBER = String.raw`-?\d{1,3}(?:[.,]\d{1,8})?`
const DECIMAL = new RegExp(
  String.raw`^(${NUMBER})\s*°?\s*([NS])?\s*[,;]?\s+(${NUMBER})\s*°?\s*([EW])?$`,
  'iu',
)
const ANGLE = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2})\s*[′'’]\s*)?(?:(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:[″"”]|'')\s*)?`
const SEXAGESIMAL = new RegExp(String.raw`^${ANGLE}([NS])\s*[,;]?\s*${ANGLE}([EW])$`, 'iu')

/**
 * Coordinates as maps write them (`50.0614, 19.9366`, `50,0614 19,9366`, `50°03′41″N 19°56′12″E`), latitude first; null for
 * anything else, and for what lies on no globe.
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
  // A comma between two numbers with points stands for the blank.
  const spaced = /^-?\d+\.\d+,\S/u.test(typed) ? typed.replace(',', ', ') : typed
  const [, latitude, north, longitude, east] = DECIMAL.exec(spaced) ?? []
  if (latitude === undefined || longitude === undefined) return null
  return onGlobe(numberOf(latitude) * signOf(north), numberOf(longitude) * signOf(east))
}

function onGlobe(latitude: number, longitude: number): Omit<Place, 'name'> | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

const numberOf = (text: string | undefined) => Number((text ?? '0').replace(',', '.'))
const signOf = (side: string | undefined) => (/[SW]/iu.test(side ?? '') ? -1 : 1)
const degreesOf = ([degrees, minutes, seconds]: readonly (string | undefined)[]) =>
  numberOf(degrees) + numberOf(minutes) / 60 + numberOf(seconds) / 3600

/** A place as a form keeps it: its coordinates, then its name where it has one. */
export function writePlace({ name, latitude, longitude }: Place): string {
  const ground = `${degrees(latitude)} ${degrees(longitude)}`
  return name === '' ? ground : `${ground} ${name}`
}

const degrees = (value: number) => value.toFixed(4)

/** The same, read; null for what was written by nobody here. */
export function readPlace(text: string): Place | null {
  const [, latitude, longitude, name = ''] =
    /^(-?\d{1,3}\.\d{4}) (-?\d{1,3}\.\d{4})(?: (.+))?$/u.exec(text) ?? []
  if (latitude === undefined || longitude === undefined || name.length > LONGEST_NAME) return null
  const ground = onGlobe(Number(latitude), Number(longitude))
  return ground === null ? null : { name, ...ground }
}

/** Coordinates as they are printed: `50°04′ N, 19°56′ E`. */
export function printedCoordinates({ latitude, longitude }: Omit<Place, 'name'>): string {
  return `${angle(latitude, 'N', 'S')}, ${angle(longitude, 'E', 'W')}`
}

function angle(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}' ${value < 0 ? negative : positive}`
}

/** A place as people read it: its name, or its coordinates. */
export function placeText(value: string): string {
  const place = readPlace(value)
  if (place === null) return value
  return place.name === '' ? printedCoordinates(place) : place.name
}
