import type { Case } from '../../morphology/readings.ts'
import type { Part } from '../paragraph.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** The cases that a preposition takes, by their signs, the likeliest first. */
const PREPOSITIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    g:
      'do dla bez od ode u wśród spośród podczas oprócz prócz zamiast obok spod znad sprzed spoza zza wokół dokoła ' +
      'dookoła według wzdłuż',
    d: 'ku wbrew przeciwko',
    l: 'przy',
    a: 'przez',
    la: 'w we',
    al: 'na o po',
    gi: 'z ze',
    ai: 'za pod nad przed między pomiędzy',
  }).flatMap(([cases, list]) => list.split(' ').map((word): [string, string] => [word, cases])),
)
/** Two words that take the genitive together: "w sprawie reklamacji"; also those that are one word, "z przed". */
const DOUBLE = words(`
  w+sprawie z+okazji z+powodu w+trakcie w+czasie w+ciągu w+celu za+pomocą na+podstawie na+temat w+imieniu z+przed z+pod z+nad z+za z+poza
`)
/** The genitive behind "za" of a time: "za czasów", "za życia". */
const TIMES_OF = words('czasów życia młodu rządów króla królów okupacji komuny cara dnia panowania mąż pan')

/** The cases that the word here takes as a preposition; null for any other word. */
export function casesOfPreposition(parts: readonly Part[], at: number): string | null {
  const part = parts[at]
  if (part === undefined || part.kind !== 'word') return null
  const before = parts[at - 1]
  if (before !== undefined && part.follows && DOUBLE.has(`${before.small}+${part.small}`)) return 'g'
  // "O mamo!", "A bez kwitnie".
  if (part.small !== part.text && ['o', 'bez', 'na'].includes(part.small)) return null
  if (part.small === 'za' && TIMES_OF.has(parts[at + 1]?.small ?? '')) return null
  if (part.small === 'przeciwko' && before?.small === 'na') return null
  return PREPOSITIONS.get(part.small) ?? null
}

/** These are adverbs as well: "a obok ołówek". */
export const isAdverbToo = (word: string) => /^(?:obok|wokół|dokoła|dookoła|wśród)$/u.test(word)

/** Vehicles in the wrong case, and in the right one. */
export const VEHICLES: ReadonlyMap<string, string> = new Map(
  (
    'samochód samochodem,autobus autobusem,pociąg pociągiem,rower rowerem,tramwaj tramwajem,motocykl motocyklem,motor motorem,' +
    'skuter skuterem,statek statkiem,samolot samolotem,prom promem,taksówka taksówką,taksówkę taksówką,metro metrem,auto autem,' +
    'hulajnoga hulajnogą,hulajnogę hulajnogą,łódka łódką,łódkę łódką,kajak kajakiem,bus busem,traktor traktorem,ciężarówka ciężarówką,' +
    'ciężarówkę ciężarówką,trolejbus trolejbusem,helikopter helikopterem'
  )
    .split(',')
    .map((pair): [string, string] => {
      const [written = '', right = ''] = pair.split(' ')
      return [written, right]
    }),
)
export const GOING = words(`
  jadę jedziesz jedzie jedziemy jedziecie jadą jechał jechała jechali jechały jechałem jechałam jechaliśmy jeżdżę jeździsz
  jeździ jeździmy jeżdżą jeździł jeździła jeździli pojechał pojechała pojechali pojechałem pojechałam pojechaliśmy pojadę
  pojedzie pojedziemy przyjechał przyjechała przyjechali przyjechałem przyjechałam przyjechaliśmy przyjedzie przyjedziemy
  przyjadę lecę leci lecimy lecą leciał leciała lecieli poleciał poleciała polecieli płynę płynie płyniemy płyną płynął
  płynęła podróżuję podróżuje podróżujemy podróżują podróżował podróżowała jechać pojechać przyjechać lecieć płynąć podróżować
`)

/** The beginnings of verbs with another case than the accusative; `reflexive` says whether "się" belongs to them. */
export const VERBS_WITH_CASE: readonly {
  readonly pattern: RegExp
  readonly reflexive: boolean | null
  readonly case: Case
}[] = [
  {
    pattern:
      /^(?:(?:po)?szuka(?!n)|potrzebuj|potrzebowa|(?:wy|po)?słucha(?!cz|w)|używa|użyj|pilnuj|pilnowa|unika(?!t)|zazdrości|zazdroszcz|brakuj|brakowa|zabrakn|zabrakł|pragn|życz|dokona|dostarczy(?=$)|wymaga|nienawidz)/u,
    reflexive: false,
    case: 'g',
  },
  {
    pattern: /^(?:(?:na)?ucz(?:ę|y|ą)|boję|boi|bał|spodziewa|domaga|wstydz|napi(?:j|ł))/u,
    reflexive: true,
    case: 'g',
  },
  {
    pattern:
      /^(?:interesuj|interesowa|zajmuj|zajmowa|opiekuj|opiekowa|zachwyca|zachwyci|chwal|bawi(?:ę|m|li)|posługuj|dziel)/u,
    reflexive: true,
    case: 'i',
  },
  {
    pattern:
      /^(?:(?:po)?dziękuj|(?:po)?dziękowa|pomaga|pomóg|pomog|pomóc|(?:za)?ufa(?!n)|(?:po)?gratuluj|(?:po)?gratulowa|przeszkadza|towarzysz)/u,
    reflexive: false,
    case: 'd',
  },
]
/** Verbs that have no subject: what stands behind them is none either. */
export const WITHOUT_SUBJECT = /^(?:brakuj|brakowa|zabrakn|zabrakł)/u
/** Verbs with an object in the accusative, which becomes a genitive behind "nie". */
export const VERBS_WITH_OBJECT =
  /^(?:mam|masz|ma|mamy|macie|mają|mia[łl]|mieli|lubi|pij|pi[łl]|jem|jesz|jemy|jedzą|jad[łl]|czyta|(?:za|wy)?kupi|kupuj|kupowa|zna(?:m|sz|my|cie|ją|[łl])|widz|widzia|dosta|znala|znajd|zrobi|robi|napisa|pisz|piszę|wysła|wyśl|ogląda|kocha|zamówi|zamawia|sprzeda|otworzy|zamkną|zamknę|rozumie|pamięta|ma$|zje|piek|upiek|ugotowa|gotuj|przyni|zabra|zabier|wzi[ąę]|odebra|odbier|zgubi|nosi|dodał|dodam|zapłaci|bior|bierz)/u
/** Verbs of rest: behind them "na" and "w" take the locative, "pod" and "przed" the instrumental. */
export const WITH_STANDING =
  /^(?:stoi|stoj|stał|stała|stało|stały|leż|wisi|wisz|wisia|siedz|śpi|spał|spotka|mieszka|czeka)/u

/** Behind verbs of speaking and thinking "o" takes the locative. */
export const WITH_SPEAKING =
  /^(?:(?:po)?rozmawia|mów|opowi|opowied|myśl|pomyśl|pamięt|zapom[in]|zapomn|marz|śni[łl]|wspom|czyta[łlm]|słysza|dyskut|plotk)/u

/** Measures of time, distance and number: they stand in the accusative behind any verb and preposition. */
const MEASURES = words(`
  godzinę godziny minutę minuty sekundę sekundy chwilę chwilkę dobę sobotę niedzielę środę zimę noc noce drogę milę trochę
  kolację porę dzień dni tydzień tygodnie miesiąc miesiące rok lata wiek kilometr kilometry metr metry wieczór poranek
  kwadrans kilo kilogram litr raz razy połowę resztę część kawałek kęs styczeń luty marzec kwiecień maj czerwiec lipiec
  sierpień wrzesień październik listopad grudzień
`)
export const isMeasure = (word: string) => MEASURES.has(word)

const MOVABLE = words(`
  się mi ci mu jej nam wam im sobie go ją ich nas was już jeszcze też także zawsze nigdy bardzo teraz dziś jutro wczoraj tu
  tam znowu znów ciągle wciąż chyba po+prostu właśnie nadal często rzadko naprawdę serdecznie gorąco tylko
`)
/** Whether a word may stand between a verb and its object. */
export const isMovable = (part: Part | undefined) =>
  part !== undefined && part.kind === 'word' && part.follows && MOVABLE.has(part.small)
