/**
 * The content of a picture, as data. A recipe is written beside its product, and a drawing (`server/platform/media/drawings/`)
 * turns it into pixels: the same recipe always gives the same picture.
 */

/** The light and the grounds of a picture: each is one family of colours in `palette.ts`. */
export const MOODS = [
  'dawn',
  'ember',
  'honey',
  'rose',
  'berry',
  'sage',
  'ice',
  'violet',
  'night',
  'snow',
  'sand',
] as const
export type Mood = (typeof MOODS)[number]

/** A motif that can be printed on anything: cards, mugs, posters, shirts. */
export const ART_NAMES = [
  'balloons',
  'bouquet',
  'cake',
  'cat',
  'city',
  'confetti',
  'constellation',
  'dog',
  'dunes',
  'flow',
  'forest',
  'heart',
  'kintsugi',
  'laurel',
  'lighthouse',
  'meadow',
  'moon',
  'mountains',
  'portrait',
  'shapes',
  'sparks',
  'star',
  'sun',
  'twoLines',
  'waves',
  'wreath',
] as const
export type ArtName = (typeof ART_NAMES)[number]

/** A printed face: a motif in a family of colours, and words set over it. */
export interface Design {
  readonly art: ArtName
  readonly mood: Mood
  /** Lines of lettering; none for a motif alone. */
  readonly words?: readonly string[]
  readonly voice?: 'serif' | 'grotesk' | 'hand'
  readonly place?: 'top' | 'middle' | 'bottom'
}

export type Fabric = 'białe' | 'czarne' | 'granatowe' | 'piaskowe' | 'pomarańczowe' | 'zielone'

export interface CardRecipe {
  readonly kind: 'card'
  readonly view: 'standing' | 'envelope' | 'inside'
  readonly scene: Mood
  readonly design: Design
  /** The text inside, one paragraph an item. */
  readonly text?: readonly string[]
}

export interface LetterRecipe {
  readonly kind: 'letter'
  readonly view: 'sheet' | 'envelope' | 'note'
  readonly scene: Mood
  readonly seal: Mood
  readonly title: string
  readonly text: readonly string[]
}

export interface PhoneRecipe {
  readonly kind: 'phone'
  readonly view: 'chat' | 'screen'
  readonly scene: Mood
  readonly design: Design
  readonly sender: string
  readonly text: readonly string[]
}

export interface EmailRecipe {
  readonly kind: 'email'
  readonly view: 'window' | 'sheet'
  readonly scene: Mood
  readonly sender: string
  readonly subject: string
  readonly text: readonly string[]
}

export interface MugRecipe {
  readonly kind: 'mug'
  readonly view: 'front' | 'pair' | 'table'
  readonly scene: Mood
  readonly colour: Fabric
  readonly enamel?: boolean
  readonly design: Design
}

export interface PosterRecipe {
  readonly kind: 'poster'
  readonly view: 'wall' | 'leaning' | 'sizes' | 'detail'
  readonly scene: Mood
  readonly frame: 'oak' | 'none' | 'canvas'
  readonly design: Design
}

export interface ShirtRecipe {
  readonly kind: 'shirt'
  readonly view: 'flat' | 'folded' | 'detail'
  readonly scene: Mood
  readonly colour: Fabric
  readonly design: Design
  /** A small print on the chest instead of one across the front. */
  readonly pocket?: boolean
}

export interface CalendarRecipe {
  readonly kind: 'calendar'
  readonly view: 'wall' | 'desk' | 'pages'
  readonly scene: Mood
  readonly designs: readonly Design[]
}

export interface BookRecipe {
  readonly kind: 'book'
  readonly view: 'cover' | 'spread' | 'stack'
  readonly scene: Mood
  readonly title: readonly string[]
  readonly designs: readonly Design[]
}

export interface PuzzleRecipe {
  readonly kind: 'puzzle'
  readonly view: 'table' | 'box' | 'detail'
  readonly scene: Mood
  readonly columns: number
  readonly pieces: string
  readonly design: Design
}

export interface CandleRecipe {
  readonly kind: 'candle'
  readonly view: 'lit' | 'pair' | 'gift'
  readonly scene: Mood
  readonly wax: Mood
  readonly label: readonly string[]
}

export interface CreditsRecipe {
  readonly kind: 'credits'
  readonly view: 'pack' | 'coin' | 'use'
  readonly amount: number
  readonly name: string
}

export interface CourseRecipe {
  readonly kind: 'course'
  readonly view: 'cover' | 'programme' | 'screen'
  readonly number: number
  readonly title: readonly string[]
  readonly design: Design
  readonly duration: string
  readonly lessons: readonly string[]
}

export interface ToteRecipe {
  readonly kind: 'tote'
  readonly view: 'hanging' | 'flat'
  readonly scene: Mood
  readonly colour: Fabric
  readonly design: Design
}

export interface CushionRecipe {
  readonly kind: 'cushion'
  readonly view: 'sofa' | 'detail'
  readonly scene: Mood
  readonly design: Design
}

export interface NotebookRecipe {
  readonly kind: 'notebook'
  readonly view: 'cover' | 'open'
  readonly scene: Mood
  readonly design: Design
}

export interface BaubleRecipe {
  readonly kind: 'bauble'
  readonly view: 'branch' | 'box'
  readonly scene: Mood
  readonly glass: Mood
  readonly name: string
}

export interface PrintsRecipe {
  readonly kind: 'prints'
  readonly view: 'fan' | 'line'
  readonly scene: Mood
  readonly designs: readonly Design[]
}

/** A few things together: the home page's still life, the covers of collections. */
export interface GroupRecipe {
  readonly kind: 'group'
  readonly view: 'hero' | 'gifts' | 'cards' | 'sale' | 'new' | 'best' | 'courses' | 'ai'
  readonly scene: Mood
}

/** A closed card or letter before its recipient; upright. */
export type FaceRecipe =
  | { readonly kind: 'face'; readonly view: 'card'; readonly design: Design }
  | { readonly kind: 'face'; readonly view: 'envelope'; readonly seal: Mood }

/** The picture of an article's link elsewhere: its title, beside a print. */
export interface ShareRecipe {
  readonly kind: 'share'
  readonly view: 'article'
  readonly scene: Mood
  readonly title: string
  readonly design: Design
}

export type Recipe =
  | CardRecipe
  | LetterRecipe
  | PhoneRecipe
  | EmailRecipe
  | MugRecipe
  | PosterRecipe
  | ShirtRecipe
  | CalendarRecipe
  | BookRecipe
  | PuzzleRecipe
  | CandleRecipe
  | CreditsRecipe
  | CourseRecipe
  | ToteRecipe
  | CushionRecipe
  | NotebookRecipe
  | BaubleRecipe
  | PrintsRecipe
  | GroupRecipe
  | FaceRecipe
  | ShareRecipe
export type RecipeKind = Recipe['kind']

/** A picture of the catalogue before it is drawn. */
export interface PlannedPicture {
  readonly recipe: Recipe
  readonly altText: string
}
