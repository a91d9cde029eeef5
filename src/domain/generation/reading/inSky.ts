import type { Brief, MotifName, WantedMotif } from './brief.ts'
import { SEVERAL } from './counts.ts'
import type { Found } from './found.ts'

/** „pada śnieg” is no rain. */
export function withoutDoubleRain({ weather, rainWords }: Found): Brief['weather'] {
  const isOnlyFalling = rainWords.every((word) => word === 'pada')
  return weather.includes('snow') && isOnlyFalling ? weather.filter((name) => name !== 'rain') : weather
}

/** A rainbow that is drawn as a thing is not drawn once more in the sky. */
export function isShown(weather: Brief['weather'][number], names: readonly MotifName[]): boolean {
  return (
    (weather === 'rainbow' && names.includes('rainbow')) ||
    (weather === 'clouds' && names.includes('cloud')) ||
    (weather === 'stars' && names.includes('star'))
  )
}

/** „gwiazdy nad miastem” are the sky's, not three of them that stand there. */
export function isStars({ name, count, colours, size }: WantedMotif): boolean {
  return name === 'star' && count === SEVERAL && colours.length === 0 && size === null
}

/** The sky of that time has it already, unless something is said of it. */
export function isInSky({ name, colours, size }: WantedMotif, time: Brief['time']): boolean {
  if (time === null || colours.length > 0 || size !== null) return false
  return time === 'night' ? name === 'moon' || name === 'star' : name === 'sun'
}
