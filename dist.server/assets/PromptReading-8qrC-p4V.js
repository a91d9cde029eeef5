import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  a as SIZE_WORDS,
  i as POSE_WORDS,
  isDrawable,
  n as COLOUR_WORDS,
  o as just,
  r as COUNT_WORDS,
  readPrompt,
  t as vocabulary,
} from './readPrompt-gM4LyxlZ.js'
import { a as ChipRow, i as Chip, r as addWords } from './usePreferredEngines-C9ikEsyp.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/domain/generation/reading/occasions.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** What an occasion looks like where a prompt names nothing else. */
var FOR_OCCASIONS = {
  birthday: {
    motifs: ['cake', 'balloons', 'gift'],
    setting: 'plain',
  },
  nameday: {
    motifs: ['bouquet', 'gift'],
    setting: 'plain',
  },
  wedding: {
    motifs: ['newlyweds', 'dove'],
    setting: 'garden',
  },
  valentine: {
    motifs: ['heart', 'dove'],
    setting: 'plain',
  },
  christmas: {
    motifs: ['christmastree', 'gift'],
    setting: 'village',
  },
  easter: {
    motifs: ['basket', 'hare'],
    setting: 'meadow',
  },
  mother: {
    motifs: ['bouquet'],
    setting: 'plain',
  },
  father: {
    motifs: ['cup', 'book'],
    setting: 'room',
  },
  baptism: {
    motifs: ['dove', 'candle'],
    setting: 'plain',
  },
  newyear: {
    motifs: ['fireworks', 'glasses'],
    setting: 'city',
  },
  thanks: {
    motifs: ['bouquet', 'letter'],
    setting: 'plain',
  },
  congratulations: {
    motifs: ['trophy', 'bouquet'],
    setting: 'plain',
  },
  home: {
    motifs: ['house', 'key'],
    setting: 'garden',
  },
  condolence: {
    motifs: ['candle'],
    setting: 'lake',
  },
  halloween: {
    motifs: ['pumpkin', 'ghost'],
    setting: 'forest',
  },
  travel: {
    motifs: ['airballoon'],
    setting: 'mountains',
  },
  anniversary: {
    motifs: ['couple', 'bouquet'],
    setting: 'garden',
  },
  communion: {
    motifs: ['chalice', 'lily'],
    setting: 'plain',
  },
  confirmation: {
    motifs: ['dove', 'candle'],
    setting: 'plain',
  },
  newborn: {
    motifs: ['stork', 'booties'],
    setting: 'plain',
  },
  childrensday: {
    motifs: ['child', 'kite', 'balloons'],
    setting: 'meadow',
  },
  womensday: {
    motifs: ['bouquet', 'chocolates'],
    setting: 'plain',
  },
  grandmother: {
    motifs: ['grandma', 'bouquet'],
    setting: 'plain',
  },
  grandfather: {
    motifs: ['grandpa', 'cup'],
    setting: 'plain',
  },
  grandparents: {
    motifs: ['grandma', 'grandpa'],
    setting: 'garden',
  },
  teachersday: {
    motifs: ['blackboard', 'apple'],
    setting: 'plain',
  },
  schoolend: {
    motifs: ['diploma', 'bouquet'],
    setting: 'plain',
  },
  retirement: {
    motifs: ['deckchair', 'drink'],
    setting: 'sea',
  },
  standrew: {
    motifs: ['key', 'candle'],
    setting: 'plain',
  },
  miners: {
    motifs: ['miner', 'lantern'],
    setting: 'plain',
  },
  stnicholas: {
    motifs: ['santa', 'gift'],
    setting: 'village',
  },
}
/** What stands in the picture: what was named, or what suits the occasion; flowers where there are only words. */
function heroesOf(brief) {
  if (brief.motifs.length > 0) return brief.motifs
  if (brief.occasion !== null) return FOR_OCCASIONS[brief.occasion].motifs.map(just)
  const isPlace = brief.setting !== null && brief.setting !== 'plain'
  const isAir = brief.weather.length > 0 || brief.time !== null || brief.season !== null
  return (brief.words.length > 0 || brief.dedication !== null) && !isPlace && !isAir ? [just('bouquet')] : []
}
// src/domain/generation/reading/tellBrief.ts
var SETTINGS = {
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
var WEATHERS = {
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
var TIMES = {
  day: ['w dzień', 'by day'],
  dawn: ['o świcie', 'at dawn'],
  sunset: ['o zachodzie słońca', 'at sunset'],
  night: ['nocą', 'at night'],
}
var SEASONS = {
  spring: ['wiosną', 'in spring'],
  summer: ['latem', 'in summer'],
  autumn: ['jesienią', 'in autumn'],
  winter: ['zimą', 'in winter'],
}
var OCCASIONS = {
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
var VIEW = ['widok', 'a view']
/** What will be drawn, as one list: things first, then where, when and in which weather. Empty for nothing at all. */
function tellBrief(brief, language) {
  const at = language === 'pl' ? 0 : 1
  const things = heroesOf(brief).map((thing) => tellThing(thing, language))
  const around = [
    brief.setting === null ? void 0 : SETTINGS[brief.setting][at],
    ...brief.weather.map((name) => WEATHERS[name][at]),
    brief.time === null || brief.setting === 'space' ? void 0 : TIMES[brief.time][at],
    brief.season === null || (brief.season === 'winter' && brief.weather.includes('snow'))
      ? void 0
      : SEASONS[brief.season][at],
    brief.occasion === null ? void 0 : OCCASIONS[brief.occasion][at],
  ].filter((part) => part !== void 0)
  if (things.length === 0 && around.length === 0) return ''
  return [things.length === 0 ? VIEW[at] : LISTS[language].format(things), around.join(', ')]
    .filter((part) => part !== '')
    .join(' ')
}
var LISTS = {
  pl: new Intl.ListFormat('pl', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
}
/** One thing as the object of a sentence: „dwa małe czarne koty”. */
function tellThing(thing, language) {
  const names = vocabulary().names.get(thing.name)
  if (names === void 0) return thing.name
  return language === 'pl' ? polish(thing, names) : english(thing, names)
}
/** A thing by its name alone, as a choice shows it. */
function nameOf(name, language) {
  const names = vocabulary().names.get(name)
  if (names === void 0) return name
  return language === 'pl' ? names.one : names.english[0]
}
function english({ count, colours, size, pose, name, of, wears }, { english: [one, many] }) {
  const adjectives = [
    size === null ? void 0 : SIZE_WORDS[size][1],
    pose === null ? void 0 : POSE_WORDS[pose][1],
    colours.length === 0 ? void 0 : colours.map((colour) => colourWord(colour, 1)).join(' and '),
  ].filter((word) => word !== void 0)
  const noun = count === 1 ? one : many
  const all = [
    ...adjectives,
    noun,
    ...(of === null ? [] : [name === 'bouquet' ? 'of' : 'with', ...partsOf(of, 'en')]),
    ...wornIn(wears, count, 'en'),
  ]
  const first = all[0] ?? ''
  const isSeveral = one === many || name === 'fireworks' || name === 'friends' || name === 'grapes'
  if (count > 1) return [ENGLISH_COUNTS[count] ?? String(count), ...all].join(' ')
  return isSeveral
    ? all.join(' ')
    : [/^[aeiou]/i.test(first) && !/^u(?:ni|se)/i.test(first) ? 'an' : 'a', ...all].join(' ')
}
function polish({ name, count, colours, size, pose, of, wears }, names) {
  const form = formOf(names.gender, count)
  const noun = count === 1 ? names.object : form === 'ofMany' ? names.ofMany : names.many
  const adjectives = [
    size === null ? void 0 : inflected(SIZE_WORDS[size][0], form),
    pose === null ? void 0 : inflected(POSE_WORDS[pose][0], form),
    colours.length === 0
      ? void 0
      : colours.map((colour) => inflected(colourWord(colour, 0), form)).join(' i '),
  ].filter((word) => word !== void 0)
  const inside =
    of === null
      ? []
      : [...(name === 'vase' && of.name !== 'bouquet' ? ['z bukietem'] : []), ...partsOf(of, 'pl')]
  return [
    ...(count === 1 ? [] : [numeral(count, names.gender)]),
    ...adjectives,
    noun,
    ...inside,
    ...wornIn(wears, count, 'pl'),
  ].join(' ')
}
/** What somebody has on: „w czerwonym kapeluszu i okularach”, „in a red hat”. */
function wornIn(wears, count, language) {
  if (wears.length === 0) return []
  const worn = wears.map(({ name, colours }) => {
    const { isPlural, one, many, gender, english: names } = WORN_NAMES[name]
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
/** Who wears it is „w kapeluszu”, several „w kapeluszach”. */
var WORN_NAMES = {
  hat: {
    gender: 'm',
    one: 'kapeluszu',
    many: 'kapeluszach',
    english: ['hat', 'hats'],
  },
  beanie: {
    gender: 'f',
    one: 'czapce',
    many: 'czapkach',
    english: ['woolly hat', 'woolly hats'],
  },
  santahat: {
    gender: 'f',
    one: 'czapce Mikołaja',
    many: 'czapkach Mikołaja',
    english: ['Santa hat', 'Santa hats'],
  },
  partyhat: {
    gender: 'f',
    one: 'czapeczce urodzinowej',
    many: 'czapeczkach urodzinowych',
    english: ['party hat', 'party hats'],
  },
  crown: {
    gender: 'f',
    one: 'koronie',
    many: 'koronach',
    english: ['crown', 'crowns'],
  },
  cap: {
    gender: 'm',
    one: 'birecie',
    many: 'biretach',
    english: ['graduation cap', 'graduation caps'],
  },
  scarf: {
    gender: 'm',
    one: 'szaliku',
    many: 'szalikach',
    english: ['scarf', 'scarves'],
  },
  dress: {
    gender: 'f',
    one: 'sukience',
    many: 'sukienkach',
    english: ['dress', 'dresses'],
  },
  eyeglasses: {
    gender: 'm',
    one: 'okularach',
    many: 'okularach',
    isPlural: true,
    english: ['glasses', 'glasses'],
  },
}
/** „czerwonych róż”, „z 3 świeczkami” */
function partsOf({ name, colours, count }, language) {
  if (name === 'bouquet') return language === 'pl' ? ['z kwiatami'] : ['flowers']
  if (name === 'candle') {
    if (count === 1) return language === 'pl' ? ['z jedną świeczką'] : ['one candle']
    return language === 'pl' ? [`z ${count} świeczkami`] : [`${count} candles`]
  }
  const names = vocabulary().names.get(name)
  return language === 'pl'
    ? [
        colours.map((colour) => inflected(colourWord(colour, 0), 'ofMany')).join(' i '),
        names?.ofMany ?? '',
      ].filter(Boolean)
    : [colours.map((colour) => colourWord(colour, 1)).join(' and '), names?.english[1] ?? ''].filter(Boolean)
}
/** Which form an object's adjective takes: czarnego kota, czarny balon, czarną sowę; czarne koty, pięć czarnych kotów. */
function formOf(gender, count) {
  if (gender === 'l') return 'many'
  if (count > 4 || (count > 1 && (gender === 'p' || gender === 'd'))) return 'ofMany'
  if (count > 1) return 'many'
  return gender === 'f' ? 'her' : gender === 'n' || gender === 'd' ? 'neuter' : gender === 'm' ? 'it' : 'him'
}
function inflected(adjective, form) {
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
  }
  if (soft === 'i' && (form === 'ofMany' || form === 'inIt')) return stem + endings[form].replace('y', 'i')
  return stem + `${form === 'her' ? '' : soft}${endings[form]}`
}
var ENGLISH_COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** „dwoje dzieci”: how the young are counted. */
var TOGETHER =
  ' jedno dwoje troje czworo pięcioro sześcioro siedmioro ośmioro dziewięcioro dziesięcioro jedenaścioro dwanaścioro'.split(
    ' ',
  )
/** dwa koty, dwie sowy, dwóch chłopców, dwoje niemowląt */
function numeral(count, gender) {
  if (gender === 'p')
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
  if (count === 2 && gender === 'f') return 'dwie'
  if (gender === 'd') return TOGETHER[count] ?? String(count)
  const [, words = ''] = COUNT_WORDS.find(([value]) => value === count) ?? []
  return words.split(' ')[0] ?? String(count)
}
function colourWord(colour, at) {
  const [, pl = colour, en = colour] = COLOUR_WORDS.find(([value]) => value === colour) ?? []
  return at === 0 ? pl : en
}
// src/domain/generation/reading/writtenWords.ts
/** What one writes on an occasion, if the prompt puts nothing in quotation marks. */
var GREETINGS = {
  birthday: {
    pl: 'Wszystkiego najlepszego',
    en: 'Happy birthday',
  },
  nameday: {
    pl: 'Najlepsze życzenia',
    en: 'Best wishes',
  },
  wedding: {
    pl: 'Na nowej drodze życia',
    en: 'Happily ever after',
  },
  valentine: {
    pl: 'Kocham Cię',
    en: 'I love you',
  },
  christmas: {
    pl: 'Wesołych Świąt',
    en: 'Merry Christmas',
  },
  easter: {
    pl: 'Wesołego Alleluja',
    en: 'Happy Easter',
  },
  mother: {
    pl: 'Kochana Mamo',
    en: 'Dear Mum',
  },
  father: {
    pl: 'Kochany Tato',
    en: 'Dear Dad',
  },
  baptism: {
    pl: 'W dniu Twojego święta',
    en: 'On your special day',
  },
  newyear: {
    pl: 'Szczęśliwego Nowego Roku',
    en: 'Happy New Year',
  },
  thanks: {
    pl: 'Dziękuję',
    en: 'Thank you',
  },
  congratulations: {
    pl: 'Gratulacje',
    en: 'Congratulations',
  },
  home: {
    pl: 'Nowy dom',
    en: 'New home',
  },
  condolence: {
    pl: 'Pamiętamy',
    en: 'In loving memory',
  },
  halloween: {
    pl: 'Buuu!',
    en: 'Boo!',
  },
  travel: {
    pl: 'W drogę',
    en: 'Bon voyage',
  },
  anniversary: {
    pl: 'Na kolejne wspólne lata',
    en: 'Happy anniversary',
  },
  communion: {
    pl: 'Pamiątka Pierwszej Komunii',
    en: 'First Holy Communion',
  },
  confirmation: {
    pl: 'W dniu bierzmowania',
    en: 'On your confirmation',
  },
  newborn: {
    pl: 'Witaj na świecie',
    en: 'Welcome, little one',
  },
  childrensday: {
    pl: 'Wszystkiego najlepszego',
    en: 'Happy Children’s Day',
  },
  womensday: {
    pl: 'Wszystkiego najlepszego',
    en: 'Happy Women’s Day',
  },
  grandmother: {
    pl: 'Kochana Babciu',
    en: 'Dear Grandma',
  },
  grandfather: {
    pl: 'Kochany Dziadku',
    en: 'Dear Grandpa',
  },
  grandparents: {
    pl: 'Kochani Dziadkowie',
    en: 'Dear Grandparents',
  },
  teachersday: {
    pl: 'Dziękujemy',
    en: 'Thank you',
  },
  schoolend: {
    pl: 'Udanych wakacji',
    en: 'Happy holidays',
  },
  retirement: {
    pl: 'Zasłużonego odpoczynku',
    en: 'Happy retirement',
  },
  standrew: {
    pl: 'Udanych Andrzejek',
    en: 'Happy St Andrew’s Eve',
  },
  miners: {
    pl: 'Szczęść Boże',
    en: 'Good luck',
  },
  stnicholas: {
    pl: 'Udanych Mikołajek',
    en: 'Happy St Nicholas Day',
  },
}
/** Occasions whose greeting says already whom it is for. */
var ADDRESSED = /* @__PURE__ */ new Set([
  'mother',
  'father',
  'condolence',
  'grandmother',
  'grandfather',
  'grandparents',
])
/** What is written on a picture of things: what was asked for, or whom it is for with what one says to them. */
function cardWords({ words, dedication, occasion, language }) {
  if (words.length > 0 || dedication === null) return words
  return occasion !== null && !ADDRESSED.has(occasion)
    ? [GREETINGS[occasion][language], dedication]
    : [dedication]
}
/** The most of a prompt that is set as a page of lettering. */
var LETTERS_MOST = 600
/** The words of a picture of lettering: quoted ones, or else the prompt itself, its lines as they were broken. */
function letteringWords({ words }, prompt) {
  if (words.length > 0) return words
  const lines = prompt
    .slice(0, LETTERS_MOST)
    .split('\n')
    .map((line) => line.replaceAll(/[\s\p{C}]+/gu, ' ').trim())
    .filter((line) => line !== '')
  return lines.length === 0 ? ['Iskra'] : lines
}
var PromptReading_module_default = {
  reading: '_reading_1sban_2',
  lines: '_lines_1sban_8',
  warning: '_warning_1sban_22',
}
// src/features/generation/prompts/PromptReading.tsx
var import_jsx_runtime = require_jsx_runtime()
/** How long a person has to pause before what is understood is said again, ms. */
var PAUSE_MS = 250
var SUGGESTED = ['cat', 'cake', 'bouquet', 'house', 'unicorn', 'newlyweds']
/** What an engine that draws by rules will make of a prompt, said before anything is spent, and ways to correct it. */
function PromptReading({ prompt, negativePrompt, style, onChange }) {
  const { i18n } = useLingui()
  const language = i18n.locale === 'en' ? 'en' : 'pl'
  const paused = usePaused(prompt)
  if (paused.trim() === '') return null
  const brief = readPrompt(paused, negativePrompt)
  const isText = style === 'typographic'
  const written = isText ? letteringWords(brief, paused) : cardWords(brief)
  const drawn = isText ? '' : tellBrief(brief, language)
  const isKnown = isDrawable(brief, style)
  const { unread } = brief
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PromptReading_module_default.reading,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: PromptReading_module_default.lines,
        'aria-live': 'polite',
        'data-testid': 'reading',
        children: [
          isKnown
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: PromptReading_module_default.warning,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'YAQHeP',
                  message: [
                    'Nic z\xA0tego nie umiem narysować. Nazwij rzecz, osobę lub miejsce; za to nic nie zapłacisz.',
                  ],
                }),
              }),
          isKnown && drawn !== ''
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'KmXdDh',
                  message: ['<0>Narysuję:</0> ', ['drawn'], '.'],
                  values: { drawn },
                  components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
                }),
              })
            : null,
          written.length === 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WrittenLine, { lines: written }),
          unread.length === 0 || isText
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Nry5Au',
                  message: ['<0>Nie umiem:</0> ', ['0'], '.'],
                  values: { 0: unread.map(({ word }) => word).join(', ') },
                  components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
                }),
              }),
        ],
      }),
      isText
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Corrections, {
            prompt: paused,
            unread,
            language,
            suggests: !isKnown,
            onChange,
          }),
    ],
  })
}
function WrittenLine({ lines }) {
  const text = lines.join(' / ')
  const shown = text.length > 160 ? `${text.slice(0, 160)}…` : text
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'KAfyTi',
      message: ['<0>Napiszę:</0> „', ['shown'], '”'],
      values: { shown },
      components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
    }),
  })
}
/** Presses that make a prompt understood: what was meant, a name to be written, something to begin with. */
function Corrections({ prompt, unread, language, suggests, onChange }) {
  const { _: _t } = useLingui()
  const meant = unread.flatMap(({ word, start, end, near }) =>
    near.map((name) => ({
      word,
      name,
      replaced: prompt.slice(0, start) + nameOf(name, language) + prompt.slice(end),
    })),
  )
  const names = unread.filter(({ word, start }) => /^\p{Lu}\p{Ll}/u.test(word) && start > 0)
  const things = suggests && meant.length === 0 ? SUGGESTED : []
  if (meant.length + names.length + things.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChipRow, {
    label: _t(
      /** i18n */
      {
        id: 'mn8oXO',
        message: ['Popraw opis'],
      },
    ),
    children: [
      meant.map(({ word, name, replaced }) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          Chip,
          {
            onPress: () => onChange(replaced),
            children: [word, ' → ', nameOf(name, language)],
          },
          `${word} ${name}`,
        ),
      ),
      names.map(({ word }) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          Chip,
          {
            onPress: () =>
              onChange(
                addWords(
                  prompt,
                  _t(
                    /** i18n */
                    {
                      id: 'ORDKuX',
                      message: ['napis „', ['word'], '”'],
                      values: { word },
                    },
                  ),
                ),
              ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'idG2Na',
              message: ['Napisz „', ['word'], '”'],
              values: { word },
            }),
          },
          word,
        ),
      ),
      things.map((name) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          Chip,
          {
            onPress: () => onChange(addWords(prompt, nameOf(name, language))),
            children: nameOf(name, language),
          },
          name,
        ),
      ),
    ],
  })
}
/** The text as it was when typing last paused; at once where it was changed by a press. */
function usePaused(text) {
  const [paused, setPaused] = (0, import_react.useState)(text)
  ;(0, import_react.useEffect)(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
export { PromptReading as default }
