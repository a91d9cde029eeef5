/** What a prompt asks for, as far as rules can read it. */
export interface Brief {
  /** Things to be seen, in the prompt's order; names of `scene/motifs`. */
  readonly motifs: readonly WantedMotif[]
  readonly setting: SettingName | null
  readonly occasion: OccasionName | null
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter' | null
  readonly time: 'day' | 'dawn' | 'sunset' | 'night' | null
  readonly weather: readonly ('snow' | 'rain' | 'fog' | 'rainbow' | 'stars')[]
  readonly moods: readonly MoodName[]
  /** `#rrggbb`, in the prompt's order. */
  readonly colours: readonly string[]
  /** Lines of lettering the prompt puts in quotation marks. */
  readonly words: readonly string[]
  /** Whom it is for, as it was written: „dla Ani”. */
  readonly dedication: string | null
  /** An age or a year that is celebrated. */
  readonly number: string | null
  readonly language: 'pl' | 'en'
}

export interface WantedMotif {
  readonly name: MotifName
  readonly count: number
  /** The colour word beside it. */
  readonly colour: string | null
}

export const SETTINGS = [
  'meadow',
  'mountains',
  'sea',
  'lake',
  'forest',
  'city',
  'village',
  'desert',
  'space',
  'room',
  'garden',
  'plain',
] as const
export type SettingName = (typeof SETTINGS)[number]

export const OCCASIONS = [
  'birthday',
  'wedding',
  'valentine',
  'christmas',
  'easter',
  'mother',
  'father',
  'baptism',
  'newyear',
  'thanks',
  'congratulations',
  'home',
  'condolence',
  'halloween',
  'travel',
  'nameday',
] as const
export type OccasionName = (typeof OCCASIONS)[number]

export const MOOD_NAMES = [
  'romantic',
  'joyful',
  'calm',
  'elegant',
  'mysterious',
  'cosmic',
  'childlike',
  'retro',
  'minimal',
] as const
export type MoodName = (typeof MOOD_NAMES)[number]

export const MOTIFS = [
  'cat', 'dog', 'bird', 'dove', 'owl', 'fox', 'bear', 'hare', 'hedgehog', 'butterfly', 'bee', 'fish', 'whale',
  'swan', 'deer', 'sheep', 'chick', 'penguin', 'elephant',
  'rose', 'tulip', 'sunflower', 'poppy', 'daisy', 'lavender', 'bouquet', 'wreath', 'catkins', 'leaf', 'mushroom',
  'tree', 'spruce', 'birch', 'palm', 'cactus',
  'heart', 'star', 'moon', 'sun', 'cloud', 'snowflake', 'rainbow', 'planet', 'rocket',
  'airballoon', 'cake', 'balloons', 'gift', 'candle', 'glasses', 'fireworks', 'bunting', 'rings', 'egg', 'basket', 'bauble',
  'christmastree', 'snowman', 'pumpkin', 'ghost', 'crown', 'cap',
  'house', 'castle', 'church', 'lighthouse', 'windmill', 'tent', 'bench', 'lantern',
  'boat', 'plane', 'car', 'bicycle', 'train',
  'book', 'cup', 'guitar', 'note', 'letter', 'camera', 'umbrella', 'football', 'key', 'teddy', 'pram', 'anchor',
  'apple', 'cherry', 'lemon', 'strawberry', 'grapes',
] as const // prettier-ignore
export type MotifName = (typeof MOTIFS)[number]
