/** A place on the ground, in degrees: north and east count up. Its name may be empty. */
export interface Place {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

const LONGEST_NAME = 40

/** Coordinates as they are; null for values out of range. */
export function onGlobe(latitude: number, longitude: number): Omit<Place, 'name'> | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** A place as a form keeps it: its coordinates, then its name where it has one. */
export function writePlace({ name, latitude, longitude }: Place): string {
  const ground = `${degrees(latitude)} ${degrees(longitude)}`
  return name === '' ? ground : `${ground} ${name}`
}

const degrees = (value: number) => value.toFixed(4)

/** Reads the same text back; null for any other text. */
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
