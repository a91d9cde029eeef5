import type { Dimension, Filter, Metric } from '../metrics.ts'
import type { Preset } from '../range.ts'
import type { Comparison } from '../report.ts'

/** The languages that questions are asked in; both are understood at once, mixed too. */
export type QuestionLanguage = 'pl' | 'en'

/**
 * How a thing is asked for. `pl` and `en` are written; `heard` is understood: beginnings of words without diacritics,
 * which end as the grammar likes, `=` behind those that have to be whole. Spellings are parted by `|`.
 */
export interface Wording {
  readonly pl: string
  readonly en: string
  readonly heard: string
}

export const METRIC_WORDINGS = {
  sessions: {
    pl: 'sesje',
    en: 'sessions',
    heard: 'sesj|session|wizyt|odwiedzin|visits=|visit=|ruch=|traffic',
  },
  views: { pl: 'odsłony', en: 'views', heard: 'odslon|wyswietl|view|page view|pageview' },
  'time-on-page': {
    pl: 'czas na stronie',
    en: 'time on page',
    heard: 'czas na= stron|czas stron|time on= page|time page',
  },
  scrolled: { pl: 'przewinięcia', en: 'scrolling', heard: 'przewin|przewij|scroll' },
  engagement: { pl: 'zaangażowanie', en: 'engagement', heard: 'zaangazowan|engagement' },
  scores: {
    pl: 'rozkład zaangażowania',
    en: 'engagement distribution',
    heard: 'rozklad zaangazowan|rozklad|engagement distribution|engagement score|distribution',
  },
  funnel: { pl: 'lejek', en: 'funnel', heard: 'lejek|lejk|funnel|konwersj|conversion' },
  retention: { pl: 'powroty', en: 'retention', heard: 'powrot|retencj|retention' },
  'offline-share': {
    pl: 'udział offline',
    en: 'offline share',
    heard: 'udzial offline|udzial bez= siec|offline share|share of= offline',
  },
  orders: { pl: 'zamówienia', en: 'orders', heard: 'zamowi|order' },
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
  discounts: { pl: 'rabaty', en: 'discounts', heard: 'rabat|znizk|discount' },
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
  generations: { pl: 'generacje', en: 'generations', heard: 'generacj|generation|wygenerowan' },
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
} as const satisfies Readonly<Record<Metric, Wording>>

/** The dimensions after „według”. */
export const DIMENSION_WORDINGS = {
  hour: { pl: 'godziny', en: 'hour', heard: 'godzin|hour' },
  day: { pl: 'dnia', en: 'day', heard: 'dzien|dni|day' },
  week: { pl: 'tygodnia', en: 'week', heard: 'tydzie|tygodn|week' },
  month: { pl: 'miesiąca', en: 'month', heard: 'miesia|miesie|month' },
  page: { pl: 'strony', en: 'page', heard: 'stron|page' },
  product: { pl: 'produktu', en: 'product', heard: 'produkt|product|rzecz' },
  source: { pl: 'źródła', en: 'source', heard: 'zrodl|source|kanal|channel' },
  device: { pl: 'urządzenia', en: 'device', heard: 'urzadzen|device|sprzet' },
  affiliate: {
    pl: 'kodu twórcy',
    en: 'creator code',
    heard: 'kod tworc|kod=|kodu=|kodow=|kody=|tworc|partner|affiliate|creator code|creator|code=|codes=',
  },
  offline: { pl: 'sieci', en: 'network', heard: 'siec|network|offline' },
  returning: { pl: 'powracających', en: 'returning', heard: 'powracaj|nowi=|nowych=|returning|visitor' },
  depth: { pl: 'głębokości', en: 'depth', heard: 'glebok|depth' },
  score: { pl: 'wyniku', en: 'score', heard: 'wynik|score' },
  step: { pl: 'kroku', en: 'step', heard: 'krok|step|etap' },
  age: { pl: 'stażu', en: 'age', heard: 'staz|wiek|kohort|cohort|age=' },
  engine: { pl: 'silnika', en: 'engine', heard: 'silnik|engine|model' },
  type: { pl: 'rodzaju', en: 'type', heard: 'rodzaj|typ=|typu=|typow=|typie=|type=|types=|kind' },
  failure: { pl: 'powodu', en: 'reason', heard: 'powod|przyczyn|failure reason|reason' },
} as const satisfies Readonly<Record<Dimension, Wording>>

/** Steps of time in one word: „dziennie”. */
export const ADVERBS: readonly (readonly [Dimension, string])[] = [
  ['hour', 'godzinowo|hourly'],
  ['day', 'dziennie|codziennie|daily'],
  ['week', 'tygodniowo|weekly'],
  ['month', 'miesiecznie|monthly'],
]

/** The words before a dimension. */
export const BY_WORDING = {
  pl: 'według',
  en: 'by',
  heard: 'wedlug=|wg=|po=|per=|by=|na=|co=|podzial na=|podziale na=|broken down by=|grouped by=|group by=',
} as const satisfies Wording

/** A filter's value by words of its own, without its filter's name. */
export interface FilterWording extends Wording {
  readonly filter: Filter
  readonly value: string
}

export const FILTER_WORDINGS: readonly FilterWording[] = [
  { filter: 'source', value: 'direct', pl: 'bezpośrednio', en: 'direct', heard: 'bezposredni|direct' },
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
  { filter: 'source', value: 'mail', pl: 'z poczty', en: 'from mail', heard: 'poczt|mail|email|newsletter' },
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
  { filter: 'device', value: 'tablet', pl: 'tablet', en: 'tablet', heard: 'tablet' },
  {
    filter: 'device',
    value: 'desktop',
    pl: 'komputer',
    en: 'computer',
    heard: 'komputer|desktop|laptop|computer',
  },
  { filter: 'offline', value: 'true', pl: 'bez sieci', en: 'offline', heard: 'bez= siec|offline' },
  { filter: 'offline', value: 'false', pl: 'z siecią', en: 'online', heard: 'z= siec|online' },
  { filter: 'type', value: 'image', pl: 'obrazy', en: 'images', heard: 'obraz|image|grafik|picture' },
  { filter: 'type', value: 'video', pl: 'wideo', en: 'videos', heard: 'wideo|video|film' },
  { filter: 'type', value: 'music', pl: 'muzyka', en: 'music', heard: 'muzyk|music' },
  { filter: 'type', value: 'speech', pl: 'mowa', en: 'speech', heard: 'mowa=|mowy=|mowe=|speech' },
  { filter: 'type', value: 'text', pl: 'teksty', en: 'texts', heard: 'tekst|text' },
  {
    filter: 'type',
    value: 'transcription',
    pl: 'transkrypcje',
    en: 'transcriptions',
    heard: 'transkrypc|transcription',
  },
]

/** Filters with an open set of values are written by name: `silnik:runway`. */
export const NAMED_FILTERS = {
  engine: { pl: 'silnik', en: 'engine', heard: 'silnik|engine|model' },
  affiliate: { pl: 'kod', en: 'code', heard: 'kod=|kodu=|kodem=|code=|ref=' },
} as const satisfies Readonly<Partial<Record<Filter, Wording>>>

export const PRESET_WORDINGS = {
  today: { pl: 'dziś', en: 'today', heard: 'dzis=|dzisiaj=|dzisiejsz|today' },
  '7-days': { pl: 'ostatnie 7 dni', en: 'last 7 days', heard: 'ostatni tydzien=|ostatni tygodni' },
  '30-days': { pl: 'ostatnie 30 dni', en: 'last 30 days', heard: '' },
  '90-days': { pl: 'ostatnie 90 dni', en: 'last 90 days', heard: 'ostatni kwartal' },
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
  'this-year': { pl: 'ten rok', en: 'this year', heard: 'ten= rok|tym= rok|tego= rok|biezac rok|this year' },
} as const satisfies Readonly<Record<Preset, Wording>>

export const COMPARISON_WORDINGS = {
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
  none: { pl: 'bez porównania', en: 'without comparison', heard: 'bez= porown|without= compar|no= compar' },
} as const satisfies Readonly<Record<Comparison, Wording>>

/** The words before a comparison; a year after them is the one to compare with. */
export const COMPARE_HEARD = 'porown|compar|vs=|versus=|wobec=|kontra=|against='
export const COMPARED_YEAR_HEARD =
  'poprzedni rok|zeszl rok|ubiegl rok|ostatni rok|rok=|rokiem=|last year|previous year|year='

/** Words without a meaning in a question. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the i oraz and z ze w we do na po za dla u od of in on for from with to at is are was were me us ' +
    'pokaz pokazac ile jaki jaka jakie jest bylo byl byla sa show how many much what which give tell chce prosze ' +
    'liczba liczbe number count total suma sume tylko only tych these co by'
  ).split(' '),
)

/** The months, by the beginnings of their names. */
export const MONTHS_HEARD: readonly string[] = [
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
