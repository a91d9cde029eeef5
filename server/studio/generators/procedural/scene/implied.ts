import type { Brief, MotifName, OccasionName } from '#domain/generation/reading/brief.ts'
import { isMoon } from '#domain/generation/reading/inSky.ts'

const WINTRY: ReadonlySet<MotifName> = new Set([
  'snowman',
  'santa',
  'christmastree',
  'sleigh',
  'skis',
  'penguin',
  'skates',
  'gingerbreadhouse',
  'snowball',
])
const WINTRY_DAYS: ReadonlySet<OccasionName | null> = new Set<OccasionName>(['christmas', 'stnicholas'])

const IN_SPACE: ReadonlySet<MotifName> = new Set(['planet', 'astronaut', 'rocket', 'ufo', 'alien'])

/** „wigilijny stół”: it is laid in the evening. */
function isEve({ ends, time }: Brief): boolean {
  return time === null && ends.some(({ word }) => /^(?:wigili|eve$)/i.test(word))
}

/** Adds to a brief what its things imply where it doesn't say: no snowman stands in flowers, no moon beside a sun, no stars around a cloud by day, no witch flies by day. */
export function withImplied(brief: Brief): Brief {
  const names = brief.motifs.map(({ name }) => name)
  const isWinter =
    WINTRY_DAYS.has(brief.occasion) ||
    brief.weather.includes('snow') ||
    names.some((name) => WINTRY.has(name))
  const isNight =
    (names.some(isMoon) ||
      names.includes('manger') ||
      // A figure on a cloud among stars.
      (names.includes('star') && brief.motifs.some(({ relation }) => relation?.to === 'cloud')) ||
      brief.occasion === 'halloween' ||
      isEve(brief) ||
      (brief.setting === null && names.some((name) => IN_SPACE.has(name)))) &&
    !names.includes('sun') &&
    brief.background === null
  return {
    ...brief,
    season: brief.season ?? (isWinter && !brief.absent.includes('snow') ? 'winter' : null),
    time: brief.time ?? (isNight ? 'night' : null),
  }
}
