import type {
  CameraMove,
  Frame,
  FramingName,
  MoodName,
  MotifName,
  OccasionName,
  PaceName,
  PaintedStyle,
  SettingName,
  ViewName,
  WantedMotif,
  WeatherName,
  Brief,
} from './brief.ts'

/** A reading and its unit; null when no word says it by itself. */
export interface Read<Name> {
  readonly name: Name
  readonly at: number | null
}

/** A word for the relation to another thing, which is named up to the unit `through`. */
export interface Placing {
  readonly at: number
  readonly through: number
  readonly to: MotifName
}

/** The readings so far. Where only one can hold, the first valid one is taken. */
export interface Found {
  readonly motifs: WantedMotif[]
  readonly settings: Read<SettingName>[]
  readonly occasions: Read<OccasionName>[]
  readonly seasons: Read<NonNullable<Brief['season']>>[]
  readonly times: Read<NonNullable<Brief['time']>>[]
  readonly weather: (Read<WeatherName> & { readonly word: string })[]
  readonly moods: MoodName[]
  readonly colours: Read<string>[]
  readonly styles: Read<PaintedStyle>[]
  readonly framings: Read<FramingName>[]
  readonly views: Read<ViewName>[]
  readonly frames: Read<Frame>[]
  readonly cameras: Read<CameraMove>[]
  readonly paces: Read<PaceName>[]
  /** Units that name the sky. */
  readonly skies: number[]
  /** Units that name a road. */
  readonly roads: number[]
  /** Units that only say that something falls. */
  readonly falling: number[]
  readonly backgrounds: Read<string>[]
  /** Words for the relations of things to each other. */
  readonly placings: Placing[]
  hasSpace: boolean
  readonly absent: (MotifName | WeatherName)[]
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
    moods: [],
    colours: [],
    styles: [],
    framings: [],
    views: [],
    frames: [],
    cameras: [],
    paces: [],
    skies: [],
    roads: [],
    falling: [],
    backgrounds: [],
    placings: [],
    hasSpace: false,
    absent: [],
    dedication: null,
  }
}

/** Adds an item unless it is there. */
export function add<Item>(list: Item[], item: Item): void {
  if (!list.includes(item)) list.push(item)
}
