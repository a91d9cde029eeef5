/** A prompt's wishes, as far as rules can read them. */
export interface Brief {
  /** The visible things, in the prompt's order; names of `scene/motifs`. */
  readonly motifs: readonly WantedMotif[]
  readonly setting: SettingName | null
  /** A second place, behind the setting. */
  readonly backdrop: BackdropName | null
  readonly occasion: OccasionName | null
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter' | null
  readonly time: 'day' | 'dawn' | 'sunset' | 'night' | null
  readonly weather: readonly WeatherName[]
  readonly moods: readonly MoodName[]
  /** `#rrggbb`, in the prompt's order. */
  readonly colours: readonly string[]
  /** `#rrggbb`, the colour of the ground behind everything. */
  readonly background: string | null
  /** The painting style that it names. */
  readonly style: PaintedStyle | null
  readonly direction: Direction
  /** Lines of lettering the prompt puts in quotation marks. */
  readonly words: readonly string[]
  /** The recipient, as written: „dla Ani”. */
  readonly dedication: string | null
  /** A celebrated age or year. */
  readonly number: string | null
  readonly language: 'pl' | 'en'
  /** Unwanted things and weather. */
  readonly absent: readonly (MotifName | WeatherName)[]
  /** Every word of it with its end, in their order. */
  readonly ends: readonly WordEnd[]
  /** Words without any meaning here, as written and in their order, each once. */
  readonly unread: readonly UnreadWord[]
}

/** The framing of a picture and the camera of a film. */
export interface Direction {
  readonly framing: FramingName | null
  /** The view; null for the usual one. */
  readonly view: ViewName | null
  /** Empty room for handwriting. */
  readonly hasSpace: boolean
  /** The material of a frame around the picture; null without a frame. */
  readonly frame: Frame | null
  readonly camera: CameraMove | null
  readonly pace: PaceName | null
}

/** A frame of things, or of lines when none is named. */
export interface Frame {
  readonly of: MotifName | null
  readonly colours: readonly string[]
}

export type FramingName = 'close' | 'wide'
export type ViewName = 'above' | 'below'
export type CameraMove = 'in' | 'out' | 'up' | 'down' | 'left' | 'right' | 'still'
export type PaceName = 'slow' | 'fast'
/** Painting styles that a word can ask for. */
export type PaintedStyle = 'watercolour' | 'paper-cut' | 'linocut' | 'poster' | 'pattern' | 'vivid'

/** The end of a word: it is drawn, places a drawn thing, is written, followed in one of these ways, too small to mean anything, or not understood. */
export type End =
  | 'drawn'
  | 'placed'
  | 'written'
  | 'style'
  | 'colour'
  | 'mood'
  | 'absence'
  | 'framing'
  | 'space'
  | 'frame'
  | 'camera'
  | 'pace'
  | 'small'
  | 'unread'

/** A word of a prompt and its end. */
export interface WordEnd {
  readonly word: string
  /** Its place in the prompt. */
  readonly start: number
  readonly end: number
  readonly became: End
  /** For a word that places a thing beside another one: the end of that one's name. */
  readonly through?: number
}

export interface UnreadWord {
  readonly word: string
  /** Its place in the prompt. */
  readonly start: number
  readonly end: number
  /** Things with a similar name, the nearest first: „kott” → cat. */
  readonly near: readonly MotifName[]
}

export interface WantedMotif {
  readonly name: MotifName
  readonly count: number
  /** `#rrggbb`, its colours; several are spread over several of its kind. */
  readonly colours: readonly string[]
  readonly size: SizeName | null
  readonly pose: PoseName | null
  /** The flowers of a bouquet, a vase or a wreath; a cake's candles and fruit. */
  readonly of: Part | null
  /** Its clothes: a cat in a red hat. */
  readonly wears: readonly Worn[]
  /** The thing in its hands: „miś trzyma serce”. */
  readonly holds: WantedMotif | null
  /** The thing in its other hand: „trzyma dyplom i różę”. */
  readonly alsoHolds?: WantedMotif
  /** Its relation to another thing; null for none. */
  readonly relation: Relation | null
  /** Its place in the picture; null for none. */
  readonly spot: Spot | null
}

export const RELATIONS = [
  'on',
  'in',
  'under',
  'front',
  'behind',
  'beside',
  'above',
  'around',
  'pulling',
] as const
export type RelationName = (typeof RELATIONS)[number]

/** „kot na krześle”: the relation of a thing to another kind of thing in the picture. */
export interface Relation {
  readonly name: RelationName
  readonly to: MotifName
}

/** „po lewej”, „w prawym górnym rogu”: a part of the picture; null for a direction that isn't given. */
export interface Spot {
  readonly across: 'left' | 'right' | null
  readonly up: 'top' | 'bottom' | null
}

/** Things that a figure with a face can wear. */
export const WORN = [
  'hat',
  'beanie',
  'santahat',
  'partyhat',
  'crown',
  'cap',
  'helmet',
  'scarf',
  'eyeglasses',
  'dress',
  'bow',
  'tie',
  'wellies',
  'boots',
  'flowercrown',
  'bowtie',
] as const satisfies readonly MotifName[]
export type WornName = (typeof WORN)[number]

/** Costumes: „kot astronauta”. */
export const COSTUMES = [
  'astronaut', 'policeman', 'chef', 'postman', 'doctor', 'firefighter', 'pirate', 'witch', 'miner', 'superhero',
  'footballer', 'ballerina', 'angel', 'elf', 'knight', 'chimneysweep', 'builder', 'sailor', 'soldier', 'santa',
  'fairy', 'teacher', 'captain', 'clown',
] as const // prettier-ignore
/** Clothes that change the whole body, as costumes do: „miś w swetrze”. */
export const CLOTHES = ['sweater', 'coat', 'pyjamas', 'apron', 'suit'] as const
export type ClothesName = (typeof CLOTHES)[number]
export type CostumeName = (typeof COSTUMES)[number] | ClothesName

export interface Worn {
  readonly name: WornName | CostumeName
  readonly colours: readonly string[]
  /** Only the hat of a costume: „pies w czapce kapitana”. */
  readonly isHat?: true
}

/** A part of a thing. */
export interface Part {
  readonly name: MotifName
  readonly colours: readonly string[]
  readonly count: number
  /** Other kinds among them: „bukiet maków i chabrów”. */
  readonly others?: readonly MotifName[]
}

/** One with nothing but its name. */
export function just(name: MotifName): WantedMotif {
  return {
    name,
    count: 1,
    colours: [],
    size: null,
    pose: null,
    of: null,
    wears: [],
    holds: null,
    relation: null,
    spot: null,
  }
}

export const SIZES = ['small', 'large', 'huge'] as const
export type SizeName = (typeof SIZES)[number]

export const POSES = [
  'asleep',
  'jumping',
  'running',
  'dancing',
  'flying',
  'waving',
  'singing',
  'hugging',
  'kissing',
  'sad',
  'angry',
  'surprised',
  'walking',
  'swimming',
  'diving',
  'falling',
  'climbing',
  'kneeling',
] as const
export type PoseName = (typeof POSES)[number]

export const WEATHERS = [
  'snow',
  'rain',
  'storm',
  'fog',
  'clouds',
  'wind',
  'rainbow',
  'stars',
  'confetti',
] as const
export type WeatherName = (typeof WEATHERS)[number]

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
/** Places that can be seen behind another. */
export type BackdropName = Extract<
  SettingName,
  'mountains' | 'forest' | 'sea' | 'lake' | 'village' | 'meadow'
>

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
  'anniversary',
  'communion',
  'confirmation',
  'newborn',
  'childrensday',
  'womensday',
  'grandmother',
  'grandfather',
  'grandparents',
  'teachersday',
  'schoolend',
  'retirement',
  'standrew',
  'miners',
  'stnicholas',
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
  'warm',
] as const
export type MoodName = (typeof MOOD_NAMES)[number]

export const MOTIFS = [
  'cat', 'dog', 'bird', 'dove', 'owl', 'fox', 'bear', 'hare', 'hedgehog', 'butterfly', 'bee', 'fish', 'whale',
  'swan', 'deer', 'sheep', 'chick', 'penguin', 'elephant',
  'horse', 'unicorn', 'lion', 'giraffe', 'cow', 'pig', 'frog', 'turtle', 'duck', 'squirrel', 'mouse', 'dinosaur',
  'dragon', 'ladybird', 'snail',
  'grandma', 'grandpa', 'mum', 'dad', 'woman', 'man', 'girl', 'boy', 'baby', 'bride', 'groom', 'newlyweds', 'couple',
  'teacher', 'doctor', 'friends', 'family', 'santa', 'angel',
  'rose', 'tulip', 'sunflower', 'poppy', 'daisy', 'lavender', 'peony', 'lily', 'dandelion', 'forgetmenot', 'bouquet',
  'vase', 'wreath', 'catkins', 'leaf', 'mushroom',
  'tree', 'spruce', 'birch', 'palm', 'cactus',
  'heart', 'star', 'moon', 'fullmoon', 'sun', 'cloud', 'snowflake', 'rainbow', 'planet', 'rocket',
  'airballoon', 'cake', 'balloon', 'balloons', 'gift', 'candle', 'glasses', 'fireworks', 'bunting', 'rings', 'egg',
  'basket', 'bauble', 'bell', 'sleigh', 'gingerbread', 'bow',
  'christmastree', 'snowman', 'pumpkin', 'ghost', 'crown', 'cap',
  'house', 'castle', 'church', 'lighthouse', 'windmill', 'tent', 'bench', 'lantern', 'armchair',
  'boat', 'plane', 'car', 'bicycle', 'train', 'tractor', 'motorcycle', 'bus', 'firetruck',
  'book', 'cup', 'guitar', 'piano', 'violin', 'trumpet', 'drum', 'note', 'letter', 'camera', 'umbrella', 'football',
  'basketball', 'tennis', 'skis', 'trophy', 'medal', 'key', 'teddy', 'pram', 'anchor', 'clock', 'suitcase', 'globe',
  'palette', 'flag',
  'apple', 'cherry', 'lemon', 'strawberry', 'grapes', 'icecream', 'pizza', 'donut', 'lollipop',
  'child', 'miner', 'pirate', 'witch', 'elf', 'fairy', 'mermaid', 'ballerina', 'chef', 'policeman', 'firefighter',
  'astronaut', 'king', 'superhero', 'robot', 'footballer',
  'stork', 'bat', 'octopus', 'crocodile', 'monkey', 'zebra', 'parrot', 'camel',
  'hat', 'beanie', 'santahat', 'partyhat', 'scarf', 'eyeglasses',
  'chalice', 'manger', 'shell', 'starfish', 'babka', 'stocking', 'candycane', 'wafer', 'diploma', 'blackboard',
  'treasure', 'crystalball', 'wheat',
  'scooter', 'campfire', 'kite', 'deckchair', 'wool', 'newspaper', 'fishingrod', 'hammer', 'laptop', 'microphone',
  'gramophone', 'flowerpot', 'pencil', 'backpack', 'digger', 'carriage',
  'carrot', 'banana', 'croissant', 'chocolates', 'drink', 'tie', 'bracelet', 'rosary', 'dress', 'pacifier', 'booties',
  'carnation', 'chrysanthemum',
  'tiger', 'panda', 'rooster', 'horseshoe', 'clover', 'swing', 'bridge', 'truck', 'ambulance', 'postman',
  'chair', 'sofa', 'branch', 'grandparents', 'table', 'streetlamp', 'fireplace',
  'llama', 'koala', 'raccoon', 'sloth', 'hamster', 'otter', 'wolf', 'flamingo', 'hippo', 'seal', 'cheese',
  'stall', 'ferriswheel', 'carousel', 'pirateship', 'goat', 'donkey', 'bison', 'boar', 'beaver', 'badger',
  'leopard', 'lynx', 'rhino', 'kangaroo', 'rat', 'shark', 'crab', 'sandcastle', 'lilac', 'daffodil', 'iris',
  'crocus', 'snowdrop', 'orchid', 'magnolia', 'beer', 'honey', 'pancakes', 'pierogi', 'bread', 'burger',
  'popcorn', 'teapot', 'orange', 'pear', 'plum', 'tomato', 'watermelon', 'pineapple', 'skates', 'skateboard',
  'dumbbell', 'chess', 'cards', 'gamepad', 'headphones', 'telescope', 'phone', 'television', 'wateringcan',
  'shears', 'sewingmachine', 'bed', 'hammock', 'padlock', 'bookshelf', 'rockinghorse', 'blocks', 'doll',
  'snowglobe', 'eiffel', 'culturepalace',
  'helicopter', 'camper', 'ufo', 'alien', 'nest', 'picnic', 'fountain', 'carton', 'bubbles', 'grill', 'bottle', 'birdfeeder', 'compass',
  'lilyofthevalley', 'pie', 'cupcake', 'puddle', 'pier', 'cello', 'saxophone', 'raspberry', 'biplane', 'barn', 'shop',
  'fence', 'stairs', 'bathtub', 'cradle', 'flowerarch', 'ladder', 'waterfall',
  'helmet', 'cliff', 'balcony', 'gingerbreadhouse', 'hen', 'bigtop', 'unicycle', 'tightrope', 'blanket',
  'wellies', 'boots', 'flowercrown', 'icefloe', 'surfboard', 'bowtie', 'mistletoe', 'snowball', 'snake',
] as const // prettier-ignore
export type MotifName = (typeof MOTIFS)[number]
