import type { Brief, MotifName, WantedMotif, WeatherName } from './brief.ts'
import { SEVERAL } from './counts.ts'
import type { Found } from './found.ts'

/** „pada śnieg” is no rain. */
export function withoutDoubleRain({ weather }: Found): Found['weather'] {
  const isSnow = weather.some(({ name }) => name === 'snow')
  return isSnow ? weather.filter(({ name, word }) => name !== 'rain' || word !== 'pada') : weather
}

const NOT_INDOORS: ReadonlySet<WeatherName> = new Set(['rainbow', 'stars', 'wind', 'storm'])
const NOT_ON_PLAIN: ReadonlySet<WeatherName> = new Set(['rainbow', 'stars', 'fog', 'clouds', 'storm'])

/** Whether a weather can be seen in a place. */
export function isSeenIn(weather: WeatherName, setting: Brief['setting']): boolean {
  if (setting === 'room') return !NOT_INDOORS.has(weather)
  if (setting === 'plain') return !NOT_ON_PLAIN.has(weather)
  return setting !== 'space' || !['rainbow', 'storm', 'fog', 'clouds'].includes(weather)
}

/** Whether the request needs a place with a sky. */
export function needsSky(weather: readonly WeatherName[]): boolean {
  return weather.some((name) => NOT_INDOORS.has(name) || NOT_ON_PLAIN.has(name))
}

/** A rainbow drawn as a thing is not drawn again in the sky. */
export function isShown(weather: Brief['weather'][number], names: readonly MotifName[]): boolean {
  return (
    (weather === 'rainbow' && names.includes('rainbow')) ||
    (weather === 'clouds' && names.includes('cloud')) ||
    (weather === 'stars' && names.includes('star'))
  )
}

/** „gwiazdy nad miastem” are the sky's, not three standing stars. */
export function isStars({ name, count, colours, size }: WantedMotif): boolean {
  return name === 'star' && count === SEVERAL && colours.length === 0 && size === null
}

/** The sky of that time has it already, unless it is described. */
export function isInSky({ name, colours, size }: WantedMotif, time: Brief['time']): boolean {
  if (time === null || colours.length > 0 || size !== null) return false
  return time === 'night' ? name === 'moon' || name === 'star' : name === 'sun'
}

/** A crescent, or the full moon. */
export function isMoon(name: MotifName): boolean {
  return name === 'moon' || name === 'fullmoon'
}
