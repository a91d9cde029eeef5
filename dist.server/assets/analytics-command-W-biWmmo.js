import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  A as fitsByHour,
  B as DIMENSIONS,
  F as MOST_DAYS,
  H as METRIC_NAMES,
  I as comparedDays,
  L as dayAfter,
  M as hasTime,
  N as orderedDays,
  O as PRESETS,
  P as COMPARISONS,
  R as dayInShop,
  T as readFilterValue,
  U as isTime,
  V as FILTERS,
  W as metricFacts,
  f as METRIC_WORDS,
  j as fittingTime,
  k as daysOf,
  m as DIMENSION_WORDS,
  t as StatisticsFrame,
  w as FILTER_VALUES,
  z as readDay,
} from './StatisticsFrame-CReL7-wG.js'
import { n as typingDistance, t as forgivenSlips } from './typingDistance-FhXR680d.js'
import {
  Hr as PROCEDURAL_ENGINES,
  Lr as ENGINES,
  Qr as Field_module_default,
  Rt as Notice,
  Wr as Route,
  ui as Search,
} from '../renderPage.js'
import {
  _ as $ad063034c8620db8$export$a5a3b454ada2268e,
  g as $ad063034c8620db8$export$a2258d9c4118825c,
  i as $58246871e4652552$export$6b862160d295c8e,
  u as $ad063034c8620db8$export$42c81a444fbfb5d4,
  w as $ad063034c8620db8$export$ef8b6d9133084f4e,
} from './CalendarDate-Dx0quTR0.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { n as ReportFigure, t as useDaysText } from './useDaysText-Bskrnq8y.js'
import { t as WandSparkles } from './wand-sparkles-Dhgzhv-t.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as ArrowRight } from './arrow-right-BwGEZ1gh.js'
import { t as $4b38b5b75ecc6208$export$2f2b9559550c7bbc } from './Autocomplete-CXl7TxD_.js'
import {
  i as $49319ee1285aa241$export$d9b273488cd8ce6f,
  n as $49319ee1285aa241$export$2ce376c2cc3355c8,
} from './Menu-D6wgx_s4.js'
import {
  a as $41fb335299a4a39e$export$f5b8910cec6cf069,
  h as $43a3b93638fe5db9$export$b04be29aa201d4f5,
} from './useFormValidation-BfrjTX6Y.js'
import { t as $29a5029ff43c9612$export$b94867ecbd698f21 } from './SearchField-C4A7rqm4.js'
import { t as AriaLocale } from './AriaLocale-Bolg1L7r.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
// node_modules/lucide-react/dist/esm/icons/message-circle-question-mark.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'message-circle-question-mark',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
        key: '1sd12s',
      },
    ],
    [
      'path',
      {
        d: 'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
        key: '1awbb0',
      },
    ],
    [
      'path',
      {
        d: 'M12 17h.01',
        key: 'p32p05',
      },
    ],
  ],
  aliases: ['message-circle-question'],
}
__iconData.node
var MessageCircleQuestionMark = createLucideIcon(__iconData)
// src/domain/statistics/questions/question.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** What is meant where a question says nothing of days. */
var UNSAID_RANGE = '30-days'
/** What a question is answered by: what it says, else time, else what its metric is about. */
function answeredBy({ metric, by, range }, today) {
  if (by !== null) return by
  if (hasTime(metric)) return fittingTime(daysOf(range, today))
  return metricFacts(metric).by[0] ?? 'day'
}
// src/domain/statistics/questions/lexicon.ts
var METRIC_WORDINGS = {
  sessions: {
    pl: 'sesje',
    en: 'sessions',
    heard: 'sesj|session|wizyt|odwiedzin|visits=|visit=|ruch=|traffic',
  },
  views: {
    pl: 'odsłony',
    en: 'views',
    heard: 'odslon|wyswietl|view|page view|pageview',
  },
  'time-on-page': {
    pl: 'czas na stronie',
    en: 'time on page',
    heard: 'czas na= stron|czas stron|time on= page|time page',
  },
  scrolled: {
    pl: 'przewinięcia',
    en: 'scrolling',
    heard: 'przewin|przewij|scroll',
  },
  engagement: {
    pl: 'zaangażowanie',
    en: 'engagement',
    heard: 'zaangazowan|engagement',
  },
  scores: {
    pl: 'rozkład zaangażowania',
    en: 'engagement distribution',
    heard: 'rozklad zaangazowan|rozklad|engagement distribution|engagement score|distribution',
  },
  funnel: {
    pl: 'lejek',
    en: 'funnel',
    heard: 'lejek|lejk|funnel|konwersj|conversion',
  },
  retention: {
    pl: 'powroty',
    en: 'retention',
    heard: 'powrot|retencj|retention',
  },
  'offline-share': {
    pl: 'udział offline',
    en: 'offline share',
    heard: 'udzial offline|udzial bez= siec|offline share|share of= offline',
  },
  orders: {
    pl: 'zamówienia',
    en: 'orders',
    heard: 'zamowi|order',
  },
  revenue: {
    pl: 'przychód',
    en: 'revenue',
    heard: 'przychod|sprzedaz|obrot|utarg|revenue|sales=|income|turnover',
  },
  'average-order': {
    pl: 'średnie zamówienie',
    en: 'average order',
    heard:
      'sredni zamowi|sredni wartosc zamowi|wartosc zamowi|sredni koszyk|average order value|average order|order value|aov=',
  },
  discounts: {
    pl: 'rabaty',
    en: 'discounts',
    heard: 'rabat|znizk|discount',
  },
  'items-sold': {
    pl: 'sprzedane sztuki',
    en: 'items sold',
    heard:
      'sprzedan sztuk|sztuk|sprzedan rzecz|sprzedan produkt|item sold|items=|units sold|units=|products sold',
  },
  'items-value': {
    pl: 'wartość sprzedanych rzeczy',
    en: 'items value',
    heard:
      'wartosc sprzedan rzecz|wartosc sprzedan produkt|wartosc rzecz|wartosc produkt|item value|value of= items=',
  },
  'credits-sold': {
    pl: 'kredyty sprzedane',
    en: 'credits sold',
    heard: 'kredyt sprzedan|sprzedan kredyt|sprzedaz kredyt|credit sold|sold credit|credit sales=',
  },
  'credits-given': {
    pl: 'kredyty podarowane',
    en: 'credits given',
    heard:
      'kredyt podarowan|kredyt rozdan|podarowan kredyt|rozdan kredyt|darmow kredyt|credit given|given credit|free credit',
  },
  'credits-used': {
    pl: 'kredyty zużyte',
    en: 'credits used',
    heard:
      'kredyt zuzyt|kredyt wydan|kredyt wykorzystan|zuzyt kredyt|wydan kredyt|zuzyci kredyt|credit used|credit spent|used credit|spent credit',
  },
  generations: {
    pl: 'generacje',
    en: 'generations',
    heard: 'generacj|generation|wygenerowan',
  },
  'generation-credits': {
    pl: 'koszt generacji',
    en: 'generation cost',
    heard: 'koszt generacj|koszt generowan|koszt|generation cost|cost of= generation|cost=|costs=',
  },
  failures: {
    pl: 'nieudane generacje',
    en: 'failures',
    heard:
      'nieudan generacj|nieudan|blad|bled|porazk|failures=|failure=|failed generation|failed=|errors=|error=',
  },
  'failure-share': {
    pl: 'udział nieudanych',
    en: 'failure share',
    heard:
      'udzial nieudan|udzial bled|odsetek nieudan|odsetek bled|failure share|failure rate|share of= failures=|error rate',
  },
  'processing-time': {
    pl: 'czas generowania',
    en: 'processing time',
    heard: 'czas generow|czas generacj|czas przetwarza|processing time|generation time',
  },
}
/** What stands behind „według”. */
var DIMENSION_WORDINGS = {
  hour: {
    pl: 'godziny',
    en: 'hour',
    heard: 'godzin|hour',
  },
  day: {
    pl: 'dnia',
    en: 'day',
    heard: 'dzien|dni|day',
  },
  week: {
    pl: 'tygodnia',
    en: 'week',
    heard: 'tydzie|tygodn|week',
  },
  month: {
    pl: 'miesiąca',
    en: 'month',
    heard: 'miesia|miesie|month',
  },
  page: {
    pl: 'strony',
    en: 'page',
    heard: 'stron|page',
  },
  product: {
    pl: 'produktu',
    en: 'product',
    heard: 'produkt|product|rzecz',
  },
  source: {
    pl: 'źródła',
    en: 'source',
    heard: 'zrodl|source|kanal|channel',
  },
  device: {
    pl: 'urządzenia',
    en: 'device',
    heard: 'urzadzen|device|sprzet',
  },
  affiliate: {
    pl: 'kodu twórcy',
    en: 'creator code',
    heard: 'kod tworc|kod=|kodu=|kodow=|kody=|tworc|partner|affiliate|creator code|creator|code=|codes=',
  },
  offline: {
    pl: 'sieci',
    en: 'network',
    heard: 'siec|network|offline',
  },
  returning: {
    pl: 'powracających',
    en: 'returning',
    heard: 'powracaj|nowi=|nowych=|returning|visitor',
  },
  depth: {
    pl: 'głębokości',
    en: 'depth',
    heard: 'glebok|depth',
  },
  score: {
    pl: 'wyniku',
    en: 'score',
    heard: 'wynik|score',
  },
  step: {
    pl: 'kroku',
    en: 'step',
    heard: 'krok|step|etap',
  },
  age: {
    pl: 'stażu',
    en: 'age',
    heard: 'staz|wiek|kohort|cohort|age=',
  },
  engine: {
    pl: 'silnika',
    en: 'engine',
    heard: 'silnik|engine|model',
  },
  type: {
    pl: 'rodzaju',
    en: 'type',
    heard: 'rodzaj|typ=|typu=|typow=|typie=|type=|types=|kind',
  },
  failure: {
    pl: 'powodu',
    en: 'reason',
    heard: 'powod|przyczyn|failure reason|reason',
  },
}
/** Steps of time that are told by one word: „dziennie”. */
var ADVERBS = [
  ['hour', 'godzinowo|hourly'],
  ['day', 'dziennie|codziennie|daily'],
  ['week', 'tygodniowo|weekly'],
  ['month', 'miesiecznie|monthly'],
]
/** What leads to a dimension. */
var BY_WORDING = {
  pl: 'według',
  en: 'by',
  heard: 'wedlug=|wg=|po=|per=|by=|na=|co=|podzial na=|podziale na=|broken down by=|grouped by=|group by=',
}
var FILTER_WORDINGS = [
  {
    filter: 'source',
    value: 'direct',
    pl: 'bezpośrednio',
    en: 'direct',
    heard: 'bezposredni|direct',
  },
  {
    filter: 'source',
    value: 'search',
    pl: 'z wyszukiwarki',
    en: 'from search',
    heard: 'wyszukiwar|search|google=',
  },
  {
    filter: 'source',
    value: 'social',
    pl: 'z mediów społecznościowych',
    en: 'from social media',
    heard: 'medi spolecznosc|mediow spolecznosc|spolecznosc|social media|social',
  },
  {
    filter: 'source',
    value: 'mail',
    pl: 'z poczty',
    en: 'from mail',
    heard: 'poczt|mail|email|newsletter',
  },
  {
    filter: 'source',
    value: 'site',
    pl: 'z innej strony',
    en: 'from another site',
    heard: 'inn stron|innej stron|innych stron|another site|other site|referral',
  },
  {
    filter: 'device',
    value: 'phone',
    pl: 'telefon',
    en: 'phone',
    heard: 'telefon|komork|smartfon|phone|mobile',
  },
  {
    filter: 'device',
    value: 'tablet',
    pl: 'tablet',
    en: 'tablet',
    heard: 'tablet',
  },
  {
    filter: 'device',
    value: 'desktop',
    pl: 'komputer',
    en: 'computer',
    heard: 'komputer|desktop|laptop|computer',
  },
  {
    filter: 'offline',
    value: 'true',
    pl: 'bez sieci',
    en: 'offline',
    heard: 'bez= siec|offline',
  },
  {
    filter: 'offline',
    value: 'false',
    pl: 'z siecią',
    en: 'online',
    heard: 'z= siec|online',
  },
  {
    filter: 'type',
    value: 'image',
    pl: 'obrazy',
    en: 'images',
    heard: 'obraz|image|grafik|picture',
  },
  {
    filter: 'type',
    value: 'video',
    pl: 'wideo',
    en: 'videos',
    heard: 'wideo|video|film',
  },
  {
    filter: 'type',
    value: 'music',
    pl: 'muzyka',
    en: 'music',
    heard: 'muzyk|music',
  },
  {
    filter: 'type',
    value: 'speech',
    pl: 'mowa',
    en: 'speech',
    heard: 'mowa=|mowy=|mowe=|speech',
  },
  {
    filter: 'type',
    value: 'text',
    pl: 'teksty',
    en: 'texts',
    heard: 'tekst|text',
  },
  {
    filter: 'type',
    value: 'transcription',
    pl: 'transkrypcje',
    en: 'transcriptions',
    heard: 'transkrypc|transcription',
  },
]
/** Filters whose values nobody knows beforehand are told by name: `silnik:runway`. */
var NAMED_FILTERS = {
  engine: {
    pl: 'silnik',
    en: 'engine',
    heard: 'silnik|engine|model',
  },
  affiliate: {
    pl: 'kod',
    en: 'code',
    heard: 'kod=|kodu=|kodem=|code=|ref=',
  },
}
var PRESET_WORDINGS = {
  today: {
    pl: 'dziś',
    en: 'today',
    heard: 'dzis=|dzisiaj=|dzisiejsz|today',
  },
  '7-days': {
    pl: 'ostatnie 7 dni',
    en: 'last 7 days',
    heard: 'ostatni tydzien=|ostatni tygodni',
  },
  '30-days': {
    pl: 'ostatnie 30 dni',
    en: 'last 30 days',
    heard: '',
  },
  '90-days': {
    pl: 'ostatnie 90 dni',
    en: 'last 90 days',
    heard: 'ostatni kwartal',
  },
  'this-month': {
    pl: 'ten miesiąc',
    en: 'this month',
    heard: 'ten= miesia|tym= miesia|tego= miesia|biezac miesia|this month',
  },
  'last-month': {
    pl: 'zeszły miesiąc',
    en: 'last month',
    heard: 'zeszl miesia|ubiegl miesia|poprzedni miesia|ostatni miesia|last month=|previous month=',
  },
  'this-year': {
    pl: 'ten rok',
    en: 'this year',
    heard: 'ten= rok|tym= rok|tego= rok|biezac rok|this year',
  },
}
var COMPARISON_WORDINGS = {
  previous: {
    pl: 'porównaj z poprzednim okresem',
    en: 'compared with the previous period',
    heard: 'poprzedni okres|wczesniejsz okres|previous period|period before',
  },
  year: {
    pl: 'porównaj z poprzednim rokiem',
    en: 'compared with the year before',
    heard: 'rok do= rok|rok temu|rok wczesniej|year before|year over= year|year ago|yoy=',
  },
  none: {
    pl: 'bez porównania',
    en: 'without comparison',
    heard: 'bez= porown|without= compar|no= compar',
  },
}
/** What leads to a comparison; what then is said of a year means the one before. */
var COMPARE_HEARD = 'porown|compar|vs=|versus=|wobec=|kontra=|against='
var COMPARED_YEAR_HEARD =
  'poprzedni rok|zeszl rok|ubiegl rok|ostatni rok|rok=|rokiem=|last year|previous year|year='
/** Words that say nothing of what is asked. */
var FILLERS = new Set(
  'a an the i oraz and z ze w we do na po za dla u od of in on for from with to at is are was were me us pokaz pokazac ile jaki jaka jakie jest bylo byl byla sa show how many much what which give tell chce prosze liczba liczbe number count total suma sume tylko only tych these co by'.split(
    ' ',
  ),
)
/** The months, by the beginnings of their names. */
var MONTHS_HEARD = [
  'stycz|januar|jan=',
  'luty=|lute|februar|feb=',
  'marz|marc|mar=',
  'kwie|april|apr=',
  'maj|may=',
  'czerw|june=|jun=',
  'lipiec=|lipc|july=|jul=',
  'sierp|august|aug=',
  'wrze|septemb|sep=',
  'pazdz|octob|oct=',
  'listopad|novemb|nov=',
  'grud|decemb|dec=',
]
// src/domain/statistics/questions/words.ts
/** How long an ending of the grammar may be. */
var LONGEST_ENDING = 6
/** So many letters have to be typed of a word that isn't finished. */
var LEAST_BEGINNING = 4
/** The words of a text. What stands between two days is a word of its own. */
function wordsOf(text) {
  return text
    .slice(0, 400)
    .replaceAll(/(\d)\s*[–—]\s*(\d)/gu, '$1 do $2')
    .replaceAll(/(\d\.\d{1,2}\.?(?:\d{4})?)-(\d{1,2}\.)/gu, '$1 do $2')
    .replaceAll(/\s*:\s*/gu, ':')
    .split(/[\s,;?!„”"()]+/u)
    .map((typed) => ({
      typed,
      folded: fold(typed),
    }))
    .filter(({ folded }) => folded !== '' && folded !== 'the' && folded !== '-')
}
/** As it is compared: without capitals and diacritics. Dots, colons and dashes within it belong to days and names. */
function fold(typed) {
  return typed
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/^[.:-]+|[.:-]+$/gu, '')
}
var spellings = /* @__PURE__ */ new Map()
/** The spellings of a wording, the longest first. */
function spellingsOf(heard) {
  const known = spellings.get(heard)
  if (known !== void 0) return known
  const made = heard
    .split('|')
    .filter((spelling) => spelling !== '')
    .map((spelling) => spelling.split(' '))
    .toSorted((one, other) => other.length - one.length)
  spellings.set(heard, made)
  return made
}
/** How many words from there on are one of these spellings; 0 for none. `isLoose` takes words that aren't finished. */
function heardAt(words, at, heard, isLoose = false) {
  for (const spelling of spellingsOf(heard))
    if (spelling.every((stem, index) => isForm(words[at + index]?.folded, stem, isLoose)))
      return spelling.length
  return 0
}
function isForm(word, stem, isLoose) {
  if (word === void 0) return false
  if (isLoose && word.length >= LEAST_BEGINNING && stem.startsWith(word)) return true
  if (stem.endsWith('=')) return word === stem.slice(0, -1)
  return word.startsWith(stem) && word.length <= stem.length + LONGEST_ENDING
}
// src/domain/statistics/questions/days.ts
var PRESETS_HEARD = [
  ['today', PRESET_WORDINGS.today.heard],
  ['7-days', PRESET_WORDINGS['7-days'].heard],
  ['90-days', PRESET_WORDINGS['90-days'].heard],
  ['this-month', PRESET_WORDINGS['this-month'].heard],
  ['last-month', PRESET_WORDINGS['last-month'].heard],
  ['this-year', PRESET_WORDINGS['this-year'].heard],
]
var LAST_HEARD = 'ostatni|last=|past=|previous='
var BEFORE_THIS_HEARD = 'zeszl|ubiegl|poprzedni'
/** The days that are meant from a place on: „ostatnie 7 dni”, „od 1.11 do 20.11”, „w listopadzie”. */
function daysAt(words, at, today) {
  return (
    fixedDays(words, at, today) ??
    lastDays(words, at, today) ??
    presetAt(words, at) ??
    aroundToday(words, at, today) ??
    monthAt(words, at, today)
  )
}
function presetAt(words, at) {
  for (const [preset, heard] of PRESETS_HEARD) {
    const length = heardAt(words, at, heard)
    if (length > 0)
      return {
        length,
        value: preset,
      }
  }
  return null
}
/** „ostatnie 7 dni”, "30 days", „3 miesiące”: up to today, today included. */
function lastDays(words, at, today) {
  const before = heardAt(words, at, LAST_HEARD)
  const count = words[at + before]?.folded ?? ''
  if (!/^\d{1,4}$/u.test(count) || Number(count) === 0) return null
  const unit = at + before + 1
  const unitDays =
    heardAt(words, unit, 'dni=|dzien=|dniach=|day=|days=') > 0
      ? 1
      : heardAt(words, unit, 'tydzien=|tygodni|week') > 0
        ? 7
        : heardAt(words, unit, 'miesi|month') > 0
          ? 30
          : 0
  if (unitDays === 0) return null
  const days = Math.min(Number(count) * unitDays, MOST_DAYS)
  return {
    length: before + 2,
    value: lately(days, today),
  }
}
function lately(days, today) {
  if (days === 1) return 'today'
  if (days === 7) return '7-days'
  if (days === 30) return '30-days'
  if (days === 90) return '90-days'
  return {
    from: dayAfter(today, 1 - days),
    to: today,
  }
}
/** Yesterday, the weeks and the year around today. */
function aroundToday(words, at, today) {
  const day = $58246871e4652552$export$6b862160d295c8e(today)
  const yesterday = heardAt(words, at, 'wczoraj|yesterday')
  if (yesterday > 0) {
    const before = dayAfter(today, -1)
    return {
      length: yesterday,
      value: {
        from: before,
        to: before,
      },
    }
  }
  const monday = $ad063034c8620db8$export$42c81a444fbfb5d4(day, 'pl-PL')
  if (heardAt(words, at, 'ten= tydzien=|tym= tygodni|this= week=|biezac tyd|biezac tyg') > 0)
    return {
      length: 2,
      value: {
        from: monday.toString(),
        to: today,
      },
    }
  if (isBeforeThis(words, at, 'tydzien=|tygodni', 'week=')) {
    const before = monday.subtract({ weeks: 1 })
    return {
      length: 2,
      value: {
        from: before.toString(),
        to: $ad063034c8620db8$export$ef8b6d9133084f4e(before, 'pl-PL').toString(),
      },
    }
  }
  if (isBeforeThis(words, at, 'rok=|roku=|rokiem=', 'year=')) {
    const year = String(day.year - 1).padStart(4, '0')
    return {
      length: 2,
      value: {
        from: `${year}-01-01`,
        to: `${year}-12-31`,
      },
    }
  }
  return null
}
function isBeforeThis(words, at, polish, english) {
  return (
    (heardAt(words, at, BEFORE_THIS_HEARD) > 0 && heardAt(words, at + 1, polish) > 0) ||
    (heardAt(words, at, 'last=|previous=') > 0 && heardAt(words, at + 1, english) > 0)
  )
}
/** „od 1.11 do 20.11”, "from 2026-11-01 to 2026-11-20", „od 1 listopada”, „20.11”. */
function fixedDays(words, at, today) {
  const from = heardAt(words, at, 'od=|from=|between=|miedzy=|since=')
  const first = dayAt(words, at + from)
  if (first === null) return null
  const next = at + from + first.length
  const to = heardAt(words, next, 'do=|to=|and=|a=|i=|until=|-=')
  const second = to === 0 ? null : dayAt(words, next + to)
  if (second === null) {
    const day = latest(first.value, today)
    if (day === null) return null
    const value =
      from > 0 && day <= today
        ? orderedDays(day, today)
        : {
            from: day,
            to: day,
          }
    return {
      length: from + first.length,
      value,
    }
  }
  const last = latest(second.value, today)
  const begin = last === null ? null : latest(first.value, last)
  if (last === null || begin === null) return null
  return {
    length: from + first.length + to + second.length,
    value: orderedDays(begin, last),
  }
}
/** One day: `1.11`, `1.11.2026`, `2026-11-01`, „1 listopada”, "November 1". */
function dayAt(words, at) {
  const word = words[at]?.folded ?? ''
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(word)
  if (iso !== null)
    return {
      length: 1,
      value: {
        year: Number(iso[1]),
        month: Number(iso[2]),
        day: Number(iso[3]),
      },
    }
  const dotted = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?$/u.exec(word)
  if (dotted !== null) {
    const year = dotted[3] === void 0 ? null : Number(dotted[3])
    return {
      length: 1,
      value: {
        day: Number(dotted[1]),
        month: Number(dotted[2]),
        year,
      },
    }
  }
  const isNumber = /^\d{1,2}$/u.test(word)
  const month = monthOf(words, isNumber ? at + 1 : at)
  const number = isNumber ? word : (words[at + 1]?.folded ?? '')
  if (month === 0 || !/^\d{1,2}$/u.test(number)) return null
  const year = yearAt(words, at + 2)
  return {
    length: year === null ? 2 : 3,
    value: {
      day: Number(number),
      month,
      year,
    },
  }
}
/** A whole month, up to today where it isn't over: „w listopadzie”, "March 2026". */
function monthAt(words, at, today) {
  const month = monthOf(words, at)
  if (month === 0) return null
  const year = yearAt(words, at + 1)
  const first = latest(
    {
      day: 1,
      month,
      year,
    },
    today,
  )
  if (first === null) return null
  const end = $ad063034c8620db8$export$a2258d9c4118825c(
    $ad063034c8620db8$export$a5a3b454ada2268e($58246871e4652552$export$6b862160d295c8e(first)),
  ).toString()
  return {
    length: year === null ? 1 : 2,
    value: {
      from: first,
      to: first <= today && end > today ? today : end,
    },
  }
}
function monthOf(words, at) {
  return MONTHS_HEARD.findIndex((heard) => heardAt(words, at, heard) > 0) + 1
}
function yearAt(words, at) {
  const word = words[at]?.folded ?? ''
  return /^20\d{2}$/u.test(word) ? Number(word) : null
}
/** A day without a year is the last one that was; null where there is no such day. */
function latest({ day, month, year }, until) {
  const written = (in_) =>
    readDay(
      `${String(in_).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    )
  if (year !== null) return written(year)
  const now = $58246871e4652552$export$6b862160d295c8e(until).year
  for (let back = 0; back < 5; back += 1) {
    const found = written(now - back)
    if (found !== null && found <= until) return found
  }
  return null
}
// src/domain/statistics/questions/readQuestion.ts
/**
 * Reads a question as people type it, in Polish, English or both: what is counted, by what, for whom, when and
 * compared with what, in any order. Of readings that begin at one word the one with the most words counts.
 */
function readQuestion(text, { today, language }) {
  const words = wordsOf(text)
  const problems = []
  const said = /* @__PURE__ */ new Map()
  const take = (part, word) => {
    const slot = part.kind === 'filter' ? part.filter : part.kind
    const before = said.get(slot)
    if (before !== void 0 && JSON.stringify(before) !== JSON.stringify(part)) {
      problems.push({
        kind: 'again',
        word,
      })
      return
    }
    said.set(slot, part)
  }
  for (let at = 0; at < words.length;) {
    const found = partAt(words, at, today, false) ?? looseAt(words, at, today)
    const typed = words[at]?.typed ?? ''
    if (found !== null) {
      take(
        found.value,
        words
          .slice(at, at + found.length)
          .map((word) => word.typed)
          .join(' '),
      )
      at += found.length
      continue
    }
    if (heardAt(words, at, BY_WORDING.heard) > 0) {
      if (at === words.length - 1 && !FILLERS.has(words[at]?.folded ?? ''))
        problems.push({
          kind: 'unfinished',
          word: typed,
        })
    } else if (!FILLERS.has(words[at]?.folded ?? ''))
      problems.push({
        kind: 'unknown',
        word: typed,
        meant: meantBy(words[at]?.folded ?? '', language),
      })
    at += 1
  }
  return judged([...said.values()], problems, today)
}
/** Keeps of what was said what its metric can answer. */
function judged(parts, found, today) {
  const problems = [...found]
  const said = new Set(parts.map(({ kind }) => kind))
  let metric = null
  let by = null
  let range = UNSAID_RANGE
  let comparison = 'none'
  const filters = {}
  for (const part of parts)
    if (part.kind === 'metric') metric = part.metric
    else if (part.kind === 'by') by = part.by
    else if (part.kind === 'range') range = part.range
    else if (part.kind === 'comparison') comparison = part.comparison
    else filters[part.filter] = part.value
  if (metric === null)
    return {
      question: null,
      problems: [...problems, { kind: 'no-metric' }],
      said,
    }
  const facts = metricFacts(metric)
  if (by !== null && !facts.by.includes(by)) {
    problems.push({
      kind: 'by',
      metric,
      by,
    })
    by = null
  }
  if (by === 'hour' && !fitsByHour(daysOf(range, today))) {
    problems.push({ kind: 'hours' })
    by = null
  }
  const taken = {}
  for (const filter of FILTERS) {
    const value = filters[filter]
    if (value === void 0) continue
    if (facts.filters.includes(filter)) taken[filter] = value
    else
      problems.push({
        kind: 'filter',
        metric,
        filter,
      })
  }
  return {
    question: {
      metric,
      by,
      range,
      comparison,
      filters: taken,
    },
    problems,
    said,
  }
}
/** The part of a question that begins at a word: of several the longest, of equally long ones the first rule's. */
function partAt(words, at, today, isLoose) {
  let best = null
  for (const rule of RULES) {
    const found = rule(words, at, today, isLoose)
    if (found !== null && found.length > (best?.length ?? 0)) best = found
  }
  return best
}
/** A word that isn't finished is what alone begins so. */
function looseAt(words, at, today) {
  return FILLERS.has(words[at]?.folded ?? '') ? null : partAt(words, at, today, true)
}
var RULES = [
  (words, at, today) => {
    const found = daysAt(words, at, today)
    return found === null
      ? null
      : {
          length: found.length,
          value: {
            kind: 'range',
            range: found.value,
          },
        }
  },
  comparisonAt,
  byAt,
  namedFilterAt,
  filterAt,
  metricAt,
]
function comparisonAt(words, at) {
  const lead = heardAt(words, at, COMPARE_HEARD)
  const joined = lead === 0 ? 0 : heardAt(words, at + lead, 'z=|ze=|do=|to=|with=|against=')
  const target = at + lead + joined
  for (const comparison of COMPARISONS) {
    const length = heardAt(words, target, COMPARISON_WORDINGS[comparison].heard)
    if (length > 0) return compared(lead + joined + length, comparison)
  }
  const year = lead === 0 ? 0 : heardAt(words, target, COMPARED_YEAR_HEARD)
  if (year > 0) return compared(lead + joined + year, 'year')
  return lead === 0 ? null : compared(lead + joined, 'previous')
}
function compared(length, comparison) {
  return {
    length,
    value: {
      kind: 'comparison',
      comparison,
    },
  }
}
function byAt(words, at, _today, isLoose) {
  for (const [by, heard] of ADVERBS) {
    const length = heardAt(words, at, heard)
    if (length > 0)
      return {
        length,
        value: {
          kind: 'by',
          by,
        },
      }
  }
  const lead = heardAt(words, at, BY_WORDING.heard, isLoose)
  if (lead === 0) return null
  const named = oneOf(DIMENSIONS, (by) => heardAt(words, at + lead, DIMENSION_WORDINGS[by].heard, isLoose))
  return named === null
    ? null
    : {
        length: lead + named.length,
        value: {
          kind: 'by',
          by: named.value,
        },
      }
}
var KNOWN_ENGINES = [...ENGINES, ...PROCEDURAL_ENGINES].map(({ id }) => id)
/** `silnik:runway`, „silnik runway”, „kod TECHVIBE”, or an engine that is known by its own name. */
function namedFilterAt(words, at, today) {
  const word = words[at]
  if (word === void 0) return null
  for (const filter of ['engine', 'affiliate']) {
    const told = (text, length) => {
      const value = readFilterValue(filter, text.replace(/[.]+$/u, ''))
      return value === null
        ? null
        : {
            length,
            value: {
              kind: 'filter',
              filter,
              value,
            },
          }
    }
    const colon = word.typed.indexOf(':')
    if (colon > 0 && heardAt(wordsOf(word.typed.slice(0, colon)), 0, NAMED_FILTERS[filter].heard) > 0)
      return told(word.typed.slice(colon + 1), 1)
    const next = words[at + 1]
    if (next === void 0 || heardAt(words, at, NAMED_FILTERS[filter].heard) === 0) continue
    if (!isAnything(words, at + 1, today)) return told(next.typed, 2)
  }
  if (!KNOWN_ENGINES.includes(word.folded)) return null
  return {
    length: 1,
    value: {
      kind: 'filter',
      filter: 'engine',
      value: word.folded,
    },
  }
}
/** Whether a word has a meaning of its own, so that it can't be a name. */
function isAnything(words, at, today) {
  const word = words[at]
  if (word === void 0 || KNOWN_ENGINES.includes(word.folded)) return false
  const others = RULES.filter((rule) => rule !== namedFilterAt)
  return FILLERS.has(word.folded) || others.some((rule) => rule(words, at, today, false) !== null)
}
function filterAt(words, at, _today, isLoose) {
  const [first, second] = words[at]?.folded.split(':') ?? []
  const split = second === void 0 || first === void 0 ? null : [wordsOf(first), wordsOf(second)]
  const found = oneOf(FILTER_WORDINGS, ({ filter, heard }) => {
    if (split !== null) {
      const [name = [], value = []] = split
      return heardAt(name, 0, DIMENSION_WORDINGS[filter].heard) > 0 && heardAt(value, 0, heard) > 0 ? 1 : 0
    }
    const alone = heardAt(words, at, heard, isLoose)
    const name = heardAt(words, at, DIMENSION_WORDINGS[filter].heard)
    const named = name === 0 ? 0 : heardAt(words, at + name, heard, isLoose)
    return Math.max(alone, named === 0 ? 0 : name + named)
  })
  if (found === null) return null
  const { filter, value } = found.value
  return {
    length: found.length,
    value: {
      kind: 'filter',
      filter,
      value,
    },
  }
}
function metricAt(words, at, _today, isLoose) {
  const found = oneOf(METRIC_NAMES, (metric) => heardAt(words, at, METRIC_WORDINGS[metric].heard, isLoose))
  return found === null
    ? null
    : {
        length: found.length,
        value: {
          kind: 'metric',
          metric: found.value,
        },
      }
}
/** Of some things the one that the most words tell; the first of several. */
function oneOf(things, lengthOf) {
  let best = null
  for (const value of things) {
    const length = lengthOf(value)
    if (length > (best?.length ?? 0))
      best = {
        length,
        value,
      }
  }
  return best
}
/** The wording that a mistyped word is nearest to. */
function meantBy(word, language) {
  let nearest = null
  const wordings = [
    ...METRIC_NAMES.map((metric) => ({
      ...METRIC_WORDINGS[metric],
      text: METRIC_WORDINGS[metric][language],
    })),
    ...DIMENSIONS.map((by) => {
      const wording = DIMENSION_WORDINGS[by]
      return {
        heard: wording.heard,
        text: `${BY_WORDING[language]} ${wording[language]}`,
      }
    }),
    {
      heard: BY_WORDING.heard,
      text: BY_WORDING[language],
    },
    ...FILTER_WORDINGS.map((wording) => ({
      heard: wording.heard,
      text: wording[language],
    })),
  ]
  for (const { heard, text } of wordings)
    for (const [spelled = ''] of spellingsOf(heard)) {
      const stem = spelled.replace('=', '')
      const most = forgivenSlips(stem.length)
      if (most === 0 || word.length > stem.length + 5) continue
      const slips = Math.min(
        ...[-1, 0, 1].map((more) => typingDistance(word.slice(0, stem.length + more), stem, most)),
      )
      if (slips <= most && slips < (nearest?.slips ?? Infinity))
        nearest = {
          slips,
          text,
        }
    }
  return nearest?.text ?? null
}
// src/domain/statistics/questions/writeQuestion.ts
/** A question in words that are read as the same question again. */
function writeQuestion(question, language) {
  const { metric, by, filters, range, comparison } = question
  return [
    METRIC_WORDINGS[metric][language],
    by === null ? '' : `${BY_WORDING[language]} ${DIMENSION_WORDINGS[by][language]}`,
    ...FILTERS.map((filter) => {
      const value = filters[filter]
      return value === void 0 ? '' : filterWords(filter, value, language)
    }),
    range === '30-days' ? '' : rangeWords(range, language),
    comparison === 'none' ? '' : comparisonWords(comparison, language),
  ]
    .filter((part) => part !== '')
    .join(' ')
}
/** A filter's value, as a question says it. */
function filterWords(filter, value, language) {
  if (filter === 'engine' || filter === 'affiliate') return `${NAMED_FILTERS[filter][language]}:${value}`
  return FILTER_WORDINGS.find((known) => known.filter === filter && known.value === value)?.[language] ?? ''
}
/** Days, as a question says them. */
function rangeWords(range, language) {
  if (typeof range === 'string') return PRESET_WORDINGS[range][language]
  const [from, to] = [dotted(range.from), dotted(range.to)]
  return language === 'pl' ? `od ${from} do ${to}` : `from ${from} to ${to}`
}
/** A comparison, as a question says it. */
function comparisonWords(comparison, language) {
  return COMPARISON_WORDINGS[comparison][language]
}
/** `2026-11-01` as `1.11.2026`. */
function dotted(day) {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)}.${Number(month)}.${year}`
}
/** What a filter is called where its value doesn't matter. */
function filterPlainWords(filter, language) {
  return DIMENSION_WORDINGS[filter][language]
}
var Question_module_default = {
  search: '_search_u4ke0_2',
  row: '_row_u4ke0_7',
  field: '_field_u4ke0_14',
  frame: '_frame_u4ke0_18',
  glass: '_glass_u4ke0_24',
  input: '_input_u4ke0_31',
  menu: '_menu_u4ke0_39',
  item: '_item_u4ke0_52',
  examples: '_examples_u4ke0_73',
  heading: '_heading_u4ke0_78',
  list: '_list_u4ke0_82',
  problems: '_problems_u4ke0_88',
}
// src/features/statistics/question/ProblemList.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What of a question wasn't understood, and what may have been meant. */
function ProblemList({ problems, asked, language, onAsk }) {
  const { _: _t } = useLingui()
  if (problems.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'warning',
    title: _t(
      /** i18n */
      {
        id: 'z2t9fU',
        message: ['Nie wszystko jest jasne'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
      className: Question_module_default.problems,
      children: problems.map((problem) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'li',
          {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProblemWords, {
                problem,
                language,
              }),
              ' ',
              problem.kind === 'unknown'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Meant, {
                    problem,
                    onMeant: (meant) => onAsk(replaced(asked, problem.word, meant)),
                  })
                : null,
            ],
          },
          JSON.stringify(problem),
        ),
      ),
    }),
  })
}
function Meant({ problem: { meant }, onMeant }) {
  if (meant === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    size: 'small',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WandSparkles, {
      size: 16,
      'aria-hidden': 'true',
    }),
    onPress: () => onMeant(meant),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'b6kw9h',
      message: ['Chodziło o: ', ['meant']],
      values: { meant },
    }),
  })
}
function ProblemWords({ problem, language }) {
  if (problem.kind === 'unknown') {
    const { word } = problem
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'BqqxnT',
      message: ['Nie znamy słowa „', ['word'], '”.'],
      values: { word },
    })
  }
  if (problem.kind === 'unfinished') {
    const { word } = problem
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'QyHAzw',
      message: ['Po „', ['word'], '” czegoś brakuje.'],
      values: { word },
    })
  }
  if (problem.kind === 'no-metric') {
    const examples = [
      ...METRIC_NAMES.slice(0, 3).map((metric) => METRIC_WORDINGS[metric][language]),
      METRIC_WORDINGS.revenue[language],
      METRIC_WORDINGS.generations[language],
    ].join(', ')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ulnJOI',
      message: ['Brakuje tego, co policzyć. Na przykład: ', ['examples'], '.'],
      values: { examples },
    })
  }
  if (problem.kind === 'again') {
    const { word } = problem
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'yLf7c7',
      message: ['„', ['word'], '” nie zgadza się z\xA0tym, co stoi wcześniej, więc go nie bierzemy.'],
      values: { word },
    })
  }
  if (problem.kind === 'by') {
    const metric = METRIC_WORDINGS[problem.metric][language]
    const by = DIMENSION_WORDINGS[problem.by][language]
    const possible = metricFacts(problem.metric)
      .by.map((other) => DIMENSION_WORDINGS[other][language])
      .join(', ')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'HyU1IT',
      message: ['„', ['metric'], '” nie dzieli się według ', ['by'], '. Może według: ', ['possible'], '.'],
      values: {
        metric,
        by,
        possible,
      },
    })
  }
  if (problem.kind === 'filter') {
    const metric = METRIC_WORDINGS[problem.metric][language]
    const filter = filterPlainWords(problem.filter, language)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '3A4bal',
      message: ['„', ['metric'], '” nie zna filtra „', ['filter'], '”, więc liczymy wszystko.'],
      values: {
        metric,
        filter,
      },
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'SCBWqN',
    message: ['Według godziny da się pokazać najwyżej ', ['MOST_DAYS_BY_HOUR'], ' dni.'],
    values: { MOST_DAYS_BY_HOUR: 14 },
  })
}
/** The question with one word put right. */
function replaced(text, word, meant) {
  const at = text.indexOf(word)
  return at === -1 ? text : `${text.slice(0, at)}${meant}${text.slice(at + word.length)}`
}
// src/domain/statistics/questions/completeQuestion.ts
/** Words at the end that may be the beginning of what is meant. */
var MOST_UNFINISHED = 3
/** How what was typed can go on, the likeliest first: what is offered is understood without a remainder. */
function completeQuestion(text, options, most) {
  const words = wordsOf(text)
  const isFinished = text === '' || /\s$/u.test(text)
  const found = /* @__PURE__ */ new Map()
  const cuts = Array.from(
    { length: Math.min(MOST_UNFINISHED, words.length) },
    (_, cut) => cut + 1,
  ).toReversed()
  for (const cut of isFinished ? [0, ...cuts] : [...cuts, 0]) {
    const tail = words.slice(words.length - cut).map(({ folded }) => folded)
    const head = words
      .slice(0, words.length - cut)
      .map(({ typed }) => typed)
      .join(' ')
    const reading = readQuestion(head, options)
    for (const { phrase, question } of candidates(reading, options)) {
      if (!continues(phrase, tail)) continue
      const completion = completed(head, phrase, question, options)
      if (completion.text !== text.trim() && !found.has(completion.text))
        found.set(completion.text, completion)
    }
  }
  return [...found.values()].slice(0, most)
}
/** What was typed stays as it is, where that is understood; else it is put into words of ours. */
function completed(head, phrase, question, options) {
  const typed = head === '' ? phrase : `${head} ${phrase}`
  const reading = readQuestion(typed, options)
  return {
    text:
      reading.problems.length === 0 && isSameQuestion(reading.question, question)
        ? typed
        : writeQuestion(question, options.language),
    added: phrase,
    question,
  }
}
function isSameQuestion(one, other) {
  return one !== null && writeQuestion(one, 'en') === writeQuestion(other, 'en')
}
/** Whether a phrase, or one from one of its words on, begins with these. */
function continues(phrase, tail) {
  if (tail.length === 0) return true
  const words = wordsOf(phrase).map(({ folded }) => folded)
  return words.some((_, from) =>
    tail.every((word, index) => {
      const other = words[from + index]
      return index === tail.length - 1 ? other?.startsWith(word) === true : other === word
    }),
  )
}
/** Whatever a question doesn't say yet and its metric can answer. */
function candidates({ question, said }, options) {
  const { language, today } = options
  if (question === null)
    return METRIC_NAMES.map((metric) => ({
      phrase: METRIC_WORDINGS[metric][language],
      question: {
        metric,
        by: null,
        range: UNSAID_RANGE,
        comparison: 'none',
        filters: {},
      },
    }))
  const facts = metricFacts(question.metric)
  const unsaid = (kind, items) => (said.has(kind) ? [] : items)
  return [
    ...unsaid('by', facts.by)
      .filter((by) => by !== 'hour' || fitsByHour(daysOf(question.range, today)))
      .map((by) => ({
        phrase: `${BY_WORDING[language]} ${DIMENSION_WORDINGS[by][language]}`,
        question: {
          ...question,
          by,
        },
      })),
    ...unsaid('range', PRESETS).map((range) => ({
      phrase: rangeWords(range, language),
      question: fitting(
        {
          ...question,
          range,
        },
        today,
      ),
    })),
    ...facts.filters
      .filter((filter) => question.filters[filter] === void 0)
      .flatMap((filter) =>
        valuesOf(filter).map((value) => ({
          phrase: filterWords(filter, value, language),
          question: {
            ...question,
            filters: {
              ...question.filters,
              [filter]: value,
            },
          },
        })),
      ),
    ...unsaid('comparison', ['previous', 'year']).map((comparison) => ({
      phrase: comparisonWords(comparison, language),
      question: {
        ...question,
        comparison,
      },
    })),
  ]
}
/** Longer days aren't told by the hour. */
function fitting(question, today) {
  return question.by === 'hour' && !fitsByHour(daysOf(question.range, today))
    ? {
        ...question,
        by: 'day',
      }
    : question
}
function valuesOf(filter) {
  return FILTER_VALUES[filter] ?? []
}
// src/features/statistics/question/QuestionField.tsx
var MOST_OFFERED = 8
/** Where a question is typed, with how it can go on: arrows choose, Enter asks. */
function QuestionField({ asked, options, onAsk }) {
  const { _: _t } = useLingui()
  const [text, setText] = (0, import_react.useState)(asked)
  const [seen, setSeen] = (0, import_react.useState)(asked)
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  const form = (0, import_react.useRef)(null)
  if (asked !== seen) {
    setSeen(asked)
    setText(asked)
  }
  const offered = isOpen ? completeQuestion(text, options, MOST_OFFERED) : []
  function ask(question) {
    setText(question)
    setOpen(false)
    onAsk(question)
  }
  function submit(event) {
    event.preventDefault()
    ask(text)
  }
  ;(0, import_react.useEffect)(() => {
    const leave = ({ target }) => {
      if (target instanceof Node && form.current?.contains(target) === false) setOpen(false)
    }
    document.addEventListener('focusin', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AriaLocale, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('search', {
      className: Question_module_default.search,
      'aria-label': _t(
        /** i18n */
        {
          id: 'Qb5WWU',
          message: ['Pytanie o\xA0statystyki'],
        },
      ),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('form', {
        ref: form,
        role: 'presentation',
        action: '/analytics-command',
        onSubmit: submit,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($4b38b5b75ecc6208$export$2f2b9559550c7bbc, {
          inputValue: text,
          disableAutoFocusFirst: true,
          onInputChange: (typed) => {
            setText(typed)
            setOpen(true)
          },
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: Question_module_default.row,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($29a5029ff43c9612$export$b94867ecbd698f21, {
                  className: classNames(Field_module_default.field, Question_module_default.field),
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)($43a3b93638fe5db9$export$b04be29aa201d4f5, {
                      className: classNames(Field_module_default.label),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'r7jB7K',
                        message: ['Pytanie'],
                      }),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                      className: Question_module_default.frame,
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
                          size: 20,
                          className: Question_module_default.glass,
                          'aria-hidden': 'true',
                        }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                          $41fb335299a4a39e$export$f5b8910cec6cf069,
                          {
                            name: 'pytanie',
                            className: classNames(
                              Field_module_default.control,
                              Question_module_default.input,
                            ),
                            placeholder: _t(
                              /** i18n */
                              {
                                id: 'KDPM1n',
                                message: ['przychód według dnia od 1.11\xA0do 20.11'],
                              },
                            ),
                            autoComplete: 'off',
                            onFocus: () => setOpen(true),
                            onKeyDown: (event) => {
                              if (event.key === 'ArrowDown') setOpen(true)
                            },
                          },
                        ),
                      ],
                    }),
                  ],
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  type: 'submit',
                  variant: 'primary',
                  icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
                    size: 18,
                    'aria-hidden': 'true',
                  }),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'pouvQ5',
                    message: ['Zapytaj'],
                  }),
                }),
              ],
            }),
            offered.length === 0
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)($49319ee1285aa241$export$d9b273488cd8ce6f, {
                  'aria-label': _t(
                    /** i18n */
                    {
                      id: 'VVUk4e',
                      message: ['Jak może brzmieć dalej'],
                    },
                  ),
                  className: classNames(Question_module_default.menu),
                  items: offered.map((completion) => ({
                    ...completion,
                    id: completion.text,
                  })),
                  onAction: (id) => ask(String(id)),
                  children: ({ id, text: whole, added }) =>
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)($49319ee1285aa241$export$2ce376c2cc3355c8, {
                      id,
                      textValue: whole,
                      className: classNames(Question_module_default.item),
                      children: whole.endsWith(added)
                        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                            children: [
                              whole.slice(0, whole.length - added.length),
                              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: added }),
                            ],
                          })
                        : whole,
                    }),
                }),
          ],
        }),
      }),
    }),
  })
}
// src/features/statistics/question/CommandScreen.tsx
var UNSAID = {
  by: null,
  range: UNSAID_RANGE,
  comparison: 'none',
  filters: {},
}
var EXAMPLES = [
  {
    ...UNSAID,
    metric: 'revenue',
    by: 'day',
    comparison: 'previous',
  },
  {
    ...UNSAID,
    metric: 'sessions',
    by: 'source',
    filters: { device: 'phone' },
  },
  {
    ...UNSAID,
    metric: 'failures',
    by: 'engine',
    range: '7-days',
  },
  {
    ...UNSAID,
    metric: 'items-value',
    by: 'product',
    range: 'this-month',
  },
  {
    ...UNSAID,
    metric: 'views',
    by: 'page',
    range: 'today',
  },
  {
    ...UNSAID,
    metric: 'credits-used',
    by: 'week',
    range: '90-days',
  },
]
/** /analytics-command: questions about the shop, typed as one says them. */
function CommandScreen({ search, onSearchChange }) {
  const { _: _t, i18n } = useLingui()
  const [today] = (0, import_react.useState)(() => dayInShop(/* @__PURE__ */ new Date()))
  const language = languageOf(i18n.locale) === 'en' ? 'en' : 'pl'
  const asked = textOf(search['pytanie'])
  const options = {
    today,
    language,
  }
  const reading = asked === '' ? null : readQuestion(asked, options)
  const ask = (text) => onSearchChange({ pytanie: text.trim() === '' ? void 0 : text.trim() })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StatisticsFrame, {
    title: _t(
      /** i18n */
      {
        id: 'HkXa1-',
        message: ['Centrum analityki'],
      },
    ),
    lead: _t(
      /** i18n */
      {
        id: 'NEWKhV',
        message: ['Zapytaj zwykłymi słowami: co policzyć, według czego, dla kogo i\xA0z\xA0których dni.'],
      },
    ),
    search: {},
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuestionField, {
        asked,
        options,
        onAsk: ask,
      }),
      reading === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProblemList, {
            problems: reading.problems,
            asked,
            language,
            onAsk: ask,
          }),
      reading?.question == null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
            className: Question_module_default.examples,
            'aria-label': _t(
              /** i18n */
              {
                id: 'DcajDD',
                message: ['Przykładowe pytania'],
              },
            ),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                className: Question_module_default.heading,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'z9YfUD',
                  message: ['Na przykład'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                className: Question_module_default.list,
                children: EXAMPLES.map((question) => {
                  const text = writeQuestion(question, language)
                  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                    'li',
                    {
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MessageCircleQuestionMark, {
                          size: 18,
                          'aria-hidden': 'true',
                        }),
                        onPress: () => ask(text),
                        children: text,
                      }),
                    },
                    text,
                  )
                }),
              }),
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answer, {
            question: reading.question,
            today,
          }),
    ],
  })
}
function Answer({ question, today }) {
  const { i18n } = useLingui()
  const daysText = useDaysText()
  const by = answeredBy(question, today)
  const days = daysOf(question.range, today)
  const compared = comparedDays(days, question.comparison)
  const [daysWords, comparedWords] = [daysText(days), compared === null ? '' : daysText(compared)]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
    metric: question.metric,
    by,
    chart: chartOf(by),
    scope: question,
    today,
    title: `${i18n._(METRIC_WORDS[question.metric])} · ${i18n._(DIMENSION_WORDS[by]).toLowerCase()}`,
    lead:
      compared === null
        ? daysWords
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '7UoHv2',
            message: [['daysWords'], ', w\xA0porównaniu z\xA0', ['comparedWords']],
            values: {
              daysWords,
              comparedWords,
            },
          }),
    most: 15,
  })
}
var CHARTS = {
  step: 'funnel',
  depth: 'columns',
  score: 'columns',
  age: 'columns',
}
function chartOf(by) {
  return isTime(by) ? 'time' : (CHARTS[by] ?? 'bars')
}
function textOf(value) {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 400) : ''
}
// src/routes/analytics-command.tsx?tsr-split=component---loader
function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CommandScreen, {
    search,
    onSearchChange: (change) =>
      void navigate({
        search: (present) => ({
          ...present,
          ...change,
        }),
        resetScroll: false,
      }),
  })
}
export { Statistics as component }
