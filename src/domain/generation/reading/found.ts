import type { Brief, MoodName, WantedMotif } from './brief.ts'
import type { Word } from './words.ts'

/** What has been read so far. */
export interface Found {
  readonly motifs: WantedMotif[]
  readonly settings: NonNullable<Brief['setting']>[]
  readonly occasions: NonNullable<Brief['occasion']>[]
  readonly seasons: NonNullable<Brief['season']>[]
  readonly times: NonNullable<Brief['time']>[]
  readonly weather: Brief['weather'][number][]
  readonly rainWords: string[]
  readonly moods: MoodName[]
  readonly colours: string[]
  readonly unread: Word[]
  dedication: string | null
}

/** Nothing yet. */
export function nothingFound(): Found {
  return {
    motifs: [],
    settings: [],
    occasions: [],
    seasons: [],
    times: [],
    weather: [],
    rainWords: [],
    moods: [],
    colours: [],
    unread: [],
    dedication: null,
  }
}

/** Adds what isn't there yet. */
export function add<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item)
}
