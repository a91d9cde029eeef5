import type {
  BackdropName,
  Brief,
  Part,
  OccasionName,
  SettingName,
  WantedMotif,
  WeatherName,
} from './brief.ts'
import { SEVERAL } from './counts.ts'
import { FIELD_FLOWERS } from './gathered.ts'
import { heroesOf } from './occasions.ts'
import { isEmbracing } from './relations.ts'
import { COLOUR_WORDS, COUNT_WORDS, POSE_WORDS, SIZE_WORDS } from './lexicon.ts'
import { type Names, vocabulary } from './vocabulary.ts'
import { wornWords } from './wornNames.ts'

// A brief in words. Polish needs the forms of every thing, so this is beside the understood words and not among the
// page's messages.

export type TellingLanguage = 'pl' | 'en'
type Both = readonly [pl: string, en: string]

const SETTINGS: Readonly<Record<SettingName, Both>> = {
  meadow: ['na łące', 'in a meadow'],
  mountains: ['w górach', 'in the mountains'],
  sea: ['nad morzem', 'by the sea'],
  lake: ['nad jeziorem', 'by a lake'],
  forest: ['w lesie', 'in a forest'],
  city: ['w mieście', 'in a city'],
  village: ['na wsi', 'in a village'],
  desert: ['na pustyni', 'in a desert'],
  space: ['w kosmosie', 'in space'],
  room: ['w pokoju przy oknie', 'in a room by the window'],
  garden: ['w ogrodzie', 'in a garden'],
  plain: ['na gładkim tle', 'on a plain ground'],
}

const BACKDROPS: Readonly<Record<BackdropName, Both>> = {
  mountains: ['w górach', 'in the mountains'],
  forest: ['pod lasem', 'beside a forest'],
  sea: ['nad morzem', 'by the sea'],
  lake: ['nad jeziorem', 'by a lake'],
  village: ['za wsią', 'beside a village'],
  meadow: ['wśród łąk', 'among meadows'],
}

const WEATHERS: Readonly<Record<WeatherName, Both>> = {
  snow: ['w śniegu', 'in the snow'],
  rain: ['w deszczu', 'in the rain'],
  storm: ['w burzy', 'in a storm'],
  fog: ['we mgle', 'in the fog'],
  clouds: ['pod chmurami', 'under clouds'],
  wind: ['na wietrze', 'in the wind'],
  rainbow: ['z tęczą', 'with a rainbow'],
  stars: ['pod gwiazdami', 'under the stars'],
  confetti: ['wśród konfetti', 'with confetti'],
}

const TIMES: Readonly<Record<NonNullable<Brief['time']>, Both>> = {
  day: ['w dzień', 'by day'],
  dawn: ['o świcie', 'at dawn'],
  sunset: ['o zachodzie słońca', 'at sunset'],
  night: ['nocą', 'at night'],
}

const SEASONS: Readonly<Record<NonNullable<Brief['season']>, Both>> = {
  spring: ['wiosną', 'in spring'],
  summer: ['latem', 'in summer'],
  autumn: ['jesienią', 'in autumn'],
  winter: ['zimą', 'in winter'],
}

const OCCASIONS: Readonly<Record<OccasionName, Both>> = {
  birthday: ['na urodziny', 'for a birthday'],
  nameday: ['na imieniny', 'for a name day'],
  wedding: ['na ślub', 'for a wedding'],
  valentine: ['na walentynki', 'for Valentine’s Day'],
  christmas: ['na Boże Narodzenie', 'for Christmas'],
  easter: ['na Wielkanoc', 'for Easter'],
  mother: ['na Dzień Matki', 'for Mother’s Day'],
  father: ['na Dzień Ojca', 'for Father’s Day'],
  baptism: ['na chrzest', 'for a baptism'],
  newyear: ['na Nowy Rok', 'for the New Year'],
  thanks: ['z podziękowaniem', 'to say thank you'],
  congratulations: ['z gratulacjami', 'with congratulations'],
  home: ['na nowy dom', 'for a new home'],
  condolence: ['z wyrazami współczucia', 'with sympathy'],
  halloween: ['na Halloween', 'for Halloween'],
  travel: ['na podróż', 'for a journey'],
  anniversary: ['na rocznicę', 'for an anniversary'],
  communion: ['na komunię', 'for a First Communion'],
  confirmation: ['na bierzmowanie', 'for a confirmation'],
  newborn: ['na narodziny dziecka', 'for a new baby'],
  childrensday: ['na Dzień Dziecka', 'for Children’s Day'],
  womensday: ['na Dzień Kobiet', 'for Women’s Day'],
  grandmother: ['na Dzień Babci', 'for Grandma’s Day'],
  grandfather: ['na Dzień Dziadka', 'for Grandpa’s Day'],
  grandparents: ['na Dzień Babci i Dziadka', 'for Grandparents’ Day'],
  teachersday: ['na Dzień Nauczyciela', 'for Teachers’ Day'],
  schoolend: ['na koniec roku szkolnego', 'for the end of the school year'],
  retirement: ['na emeryturę', 'for a retirement'],
  standrew: ['na Andrzejki', 'for St Andrew’s Eve'],
  miners: ['na Barbórkę', 'for Miners’ Day'],
  stnicholas: ['na Mikołajki', 'for St Nicholas Day'],
}

const VIEW: Both = ['widok', 'a view']

/** The future drawing, as one list: things first, then place, time and weather. Empty when there is nothing. */
export function tellBrief(brief: Brief, language: TellingLanguage): string {
  const at = language === 'pl' ? 0 : 1
  const things = heroesOf(brief).map((thing) =>
    brief.setting === 'meadow' && FIELD_FLOWERS.has(thing.name) && thing.count === SEVERAL
      ? uncounted(thing, language)
      : tellThing(thing, language),
  )
  const around = [
    brief.setting === null ? undefined : placeOf(brief.setting, brief.backdrop)[at],
    ...brief.weather.map((name) => WEATHERS[name][at]),
    brief.time === null || brief.setting === 'space' ? undefined : TIMES[brief.time][at],
    brief.season === null || (brief.season === 'winter' && brief.weather.includes('snow'))
      ? undefined
      : SEASONS[brief.season][at],
    brief.occasion === null ? undefined : OCCASIONS[brief.occasion][at],
  ].filter((part) => part !== undefined)
  if (things.length === 0 && around.length === 0) return ''
  const listed = things.length === 0 ? VIEW[at] : LISTS[language].format(things)
  return [listed, around.join(', ')].filter((part) => part !== '').join(' ')
}

/** „nad jeziorem w górach” */
function placeOf(setting: SettingName, backdrop: BackdropName | null): Both {
  const [pl, en] = SETTINGS[setting]
  if (backdrop === null) return [pl, en]
  const behind = BACKDROPS[backdrop]
  return [`${pl} ${behind[0]}`, `${en} ${behind[1]}`]
}

const LISTS = {
  pl: new Intl.ListFormat('pl', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
} as const

/** One thing as the object of a sentence: „dwa małe czarne koty”. */
export function tellThing(thing: WantedMotif, language: TellingLanguage): string {
  const { of } = thing
  // „trzyma sześć balonów”
  if (thing.name === 'balloons' && of?.name === 'balloon')
    return tellThing({ ...thing, name: 'balloon', count: of.count, of: null }, language)
  if (thing.name === 'shop' && of !== null) return tellShop(thing, of.name, language)
  if (thing.name === 'tree' && of !== null && of.colours.length > 0)
    return `${tellThing({ ...thing, of: null }, language)} ${language === 'pl' ? 'w kwiatach' : 'in blossom'}`
  const names = vocabulary().names.get(thing.name)
  if (names === undefined) return thing.name
  return language === 'pl' ? polish(thing, names) : english(thing, names)
}

/** „sklep z książkami”: its goods are in the window. */
function tellShop(shop: WantedMotif, goods: WantedMotif['name'], language: TellingLanguage): string {
  const told = tellThing({ ...shop, of: null }, language)
  const [pl, en] = GOODS.get(goods) ?? ['', '']
  return language === 'pl' ? `${told} ${pl}` : `${told} ${en}`
}

const GOODS: ReadonlyMap<WantedMotif['name'], Both> = new Map([
  ['book', ['z książkami', 'with books']],
  ['bouquet', ['z kwiatami', 'with flowers']],
  ['cup', ['z kawą', 'with coffee']],
  ['bread', ['z chlebem', 'with bread']],
  ['cake', ['z tortami', 'with cakes']],
  ['teddy', ['z zabawkami', 'with toys']],
  ['icecream', ['z lodami', 'with ice cream']],
])

/** „stokrotki na łące”: a field isn't counted. */
function uncounted(thing: WantedMotif, language: TellingLanguage): string {
  return tellThing(thing, language).replace(/^\S+ /, '')
}

/** A thing's name alone, as a choice shows it. */
export function nameOf(name: WantedMotif['name'], language: TellingLanguage): string {
  const names = vocabulary().names.get(name)
  if (names === undefined) return name
  return language === 'pl' ? names.one : names.english[0]
}

/** „balon w kształcie serca” */
function isHeartShaped(name: WantedMotif['name'], of: Part): boolean {
  return of.name === 'heart' && (name === 'balloon' || name === 'balloons')
}

function english(
  { count, colours, size, pose: does, name, of, wears, holds, alsoHolds, relation }: WantedMotif,
  { english: [one, many] }: Names,
): string {
  const pose = toldPose(does, { holds, relation })
  const adjectives = [
    size === null ? undefined : SIZE_WORDS[size][1],
    pose === null || isEmbracing(pose) ? undefined : POSE_WORDS[pose][1],
    colours.length === 0 ? undefined : colours.map((colour) => colourWord(colour, 1)).join(' and '),
  ].filter((word) => word !== undefined)
  const noun = count === 1 ? one : many
  const all = [
    ...adjectives,
    noun,
    ...(of === null
      ? []
      : isHeartShaped(name, of)
        ? ['in the shape of a heart']
        : [
            name === 'bouquet' || name === 'basket' || name === 'heart' ? 'of' : 'with',
            ...partsOf(of, 'en'),
          ]),
    ...wornIn(wears, count, 'en'),
    ...(holds === null ? [] : ['holding', heldBoth(holds, alsoHolds, 'en')]),
  ]
  const first = all[0] ?? ''
  const isSeveral = one === many || name === 'fireworks' || name === 'friends' || name === 'grapes'
  if (count > 1) return [ENGLISH_COUNTS[count] ?? String(count), ...all].join(' ')
  return isSeveral
    ? all.join(' ')
    : [/^[aeiou]/i.test(first) && !/^u(?:ni|se)/i.test(first) ? 'an' : 'a', ...all].join(' ')
}

function polish(
  { name, count, colours, size, pose: does, of, wears, holds, alsoHolds, relation }: WantedMotif,
  names: Names,
): string {
  const pose = toldPose(does, { holds, relation })
  const form = formOf(names.gender, count)
  const noun = count === 1 ? names.object : form === 'ofMany' ? names.ofMany : names.many
  const adjectives = [
    size === null ? undefined : inflected(SIZE_WORDS[size][0], form),
    pose === null || isEmbracing(pose) ? undefined : inflected(POSE_WORDS[pose][0], form),
    colours.length === 0
      ? undefined
      : colours.map((colour) => inflected(colourWord(colour, 0), form)).join(' i '),
  ].filter((word) => word !== undefined)
  const inside =
    of === null
      ? []
      : isHeartShaped(name, of)
        ? ['w kształcie serca']
        : [...(name === 'vase' && of.name !== 'bouquet' ? ['z bukietem'] : []), ...partsOf(of, 'pl')]
  const number = count === 1 ? [] : [numeral(count, names.gender)]
  const held = holds === null ? [] : [inflected('trzymający', form), heldBoth(holds, alsoHolds, 'pl')]
  return [...number, ...adjectives, noun, ...inside, ...wornIn(wears, count, 'pl'), ...held].join(' ')
}

/** What both hands hold. */
function heldBoth(holds: WantedMotif, alsoHolds: WantedMotif | undefined, language: TellingLanguage): string {
  const both = alsoHolds === undefined ? [holds] : [holds, alsoHolds]
  return LISTS[language].format(both.map((thing) => tellThing(thing, language)))
}

/** „kot gra na gitarze”: it plays, and doesn't sing. */
function toldPose(
  pose: WantedMotif['pose'],
  { holds, relation }: Pick<WantedMotif, 'holds' | 'relation'>,
): WantedMotif['pose'] {
  const isPlayer = (holds !== null && holds.name !== 'microphone') || relation?.to === 'piano'
  return pose === 'singing' && isPlayer ? null : pose
}

/** A figure's clothes: „w czerwonym kapeluszu i okularach”, „in a red hat”. */
function wornIn(wears: WantedMotif['wears'], count: number, language: TellingLanguage): string[] {
  if (wears.length === 0) return []
  const worn = wears.map((garment) => {
    const { colours } = garment
    const { isPlural, one, many, gender, english: names } = wornWords(garment)
    const isMany = isPlural === true || count > 1
    const form = isMany ? 'ofMany' : gender === 'f' ? 'inHer' : 'inIt'
    if (language === 'pl')
      return [...colours.map((colour) => inflected(colourWord(colour, 0), form)), isMany ? many : one].join(
        ' ',
      )
    const said = [...colours.map((colour) => colourWord(colour, 1)), names[isMany ? 1 : 0]].join(' ')
    return isMany ? said : `${/^[aeiou]/i.test(said) ? 'an' : 'a'} ${said}`
  })
  return language === 'pl' ? ['w', LISTS.pl.format(worn)] : ['in', LISTS.en.format(worn)]
}

/** „czerwonych róż”, „z 3 świeczkami” */
function partsOf({ others = [], ...part }: Part, language: TellingLanguage): string[] {
  const kinds = others.map((name) => partOf({ ...part, name, colours: [] }, language).join(' '))
  const first = partOf(part, language)
  return kinds.length === 0 ? first : [LISTS[language].format([first.join(' '), ...kinds])]
}

/** Fruit on a cake or a tree. */
const FRUIT: ReadonlyMap<Part['name'], Both> = new Map([
  ['strawberry', ['z truskawkami', 'strawberries']],
  ['cherry', ['z wiśniami', 'cherries']],
  ['raspberry', ['z malinami', 'raspberries']],
  ['apple', ['z jabłkami', 'apples']],
  ['pear', ['z gruszkami', 'pears']],
  ['plum', ['ze śliwkami', 'plums']],
])

function partOf({ name, colours, count }: Part, language: TellingLanguage): string[] {
  if (name === 'bouquet') return language === 'pl' ? ['z kwiatami'] : ['flowers']
  if (name === 'basket') return language === 'pl' ? ['z koszem kwiatów'] : ['a basket of flowers']
  if (name === 'bow') {
    const tied = colours.map((colour) =>
      language === 'pl' ? inflected(colourWord(colour, 0), 'her') : colourWord(colour, 1),
    )
    return language === 'pl' ? ['z', ...tied, 'kokardą'] : ['a', ...tied, 'bow']
  }
  if (name === 'candle') {
    if (count === 1) return language === 'pl' ? ['z jedną świeczką'] : ['one candle']
    return language === 'pl' ? [`z ${count} świeczkami`] : [`${count} candles`]
  }
  const fruit = FRUIT.get(name)
  if (fruit !== undefined) return [fruit[language === 'pl' ? 0 : 1]]
  const names = vocabulary().names.get(name)
  return language === 'pl'
    ? [
        colours.map((colour) => inflected(colourWord(colour, 0), 'ofMany')).join(' i '),
        names?.ofMany ?? '',
      ].filter(Boolean)
    : [colours.map((colour) => colourWord(colour, 1)).join(' and '), names?.english[1] ?? ''].filter(Boolean)
}

type AdjectiveForm = 'him' | 'it' | 'her' | 'neuter' | 'many' | 'ofMany' | 'inIt' | 'inHer'

/** The form of an object's adjective: czarnego kota, czarny balon, czarną sowę; czarne koty, pięć czarnych kotów. */
function formOf(gender: Names['gender'], count: number): AdjectiveForm {
  if (gender === 'l') return 'many'
  if (count > 4 || (count > 1 && (gender === 'p' || gender === 'd'))) return 'ofMany'
  if (count > 1) return 'many'
  return gender === 'f' ? 'her' : gender === 'n' || gender === 'd' ? 'neuter' : gender === 'm' ? 'it' : 'him'
}

function inflected(adjective: string, form: AdjectiveForm): string {
  if (form === 'it') return adjective
  const stem = adjective.slice(0, -1)
  const soft = /[kg]$/.test(stem) ? 'i' : ''
  const endings = {
    him: 'ego',
    her: 'ą',
    neuter: 'e',
    many: 'e',
    ofMany: 'ych',
    inIt: 'ym',
    inHer: 'ej',
  } as const
  if (soft === 'i' && (form === 'ofMany' || form === 'inIt')) return stem + endings[form].replace('y', 'i')
  const ending = `${form === 'her' ? '' : soft}${endings[form]}`
  return stem + ending
}

const ENGLISH_COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** „dwoje dzieci”: how the young are counted. */
const TOGETHER =
  ' jedno dwoje troje czworo pięcioro sześcioro siedmioro ośmioro dziewięcioro dziesięcioro jedenaścioro dwanaścioro'.split(
    ' ',
  )

/** dwa koty, dwie sowy, dwóch chłopców, dwoje niemowląt */
function numeral(count: number, gender: Names['gender']): string {
  if (gender === 'p') {
    return (
      [
        '',
        '',
        'dwóch',
        'trzech',
        'czterech',
        'pięciu',
        'sześciu',
        'siedmiu',
        'ośmiu',
        'dziewięciu',
        'dziesięciu',
      ][count] ?? (count === 11 ? 'jedenastu' : 'dwunastu')
    )
  }
  if (count === 2 && gender === 'f') return 'dwie'
  if (gender === 'd') return TOGETHER[count] ?? String(count)
  const [, words = ''] = COUNT_WORDS.find(([value]) => value === count) ?? []
  return words.split(' ')[0] ?? String(count)
}

function colourWord(colour: string, at: 0 | 1): string {
  const [, pl = colour, en = colour] = COLOUR_WORDS.find(([value]) => value === colour) ?? []
  return at === 0 ? pl : en
}
