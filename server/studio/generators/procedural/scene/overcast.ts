import type { Brief } from '#domain/generation/reading/brief.ts'

const COVERED: ReadonlySet<Brief['weather'][number]> = new Set(['rain', 'storm', 'fog', 'clouds', 'snow'])

/** Weather that hides the sun. */
export function isOvercast({ weather }: Brief): boolean {
  return weather.some((name) => COVERED.has(name))
}

/** „mroczny las”: dusk, when no other time was given. */
export function isGloomy({ moods, time }: Pick<Brief, 'moods' | 'time'>): boolean {
  return moods.includes('mysterious') && time === null
}
