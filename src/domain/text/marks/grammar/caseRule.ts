import type { Mark } from '../mark.ts'
import { inCaseOf, type Part, type Rule } from '../paragraph.ts'
import { genitiveOfObject } from './forms.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Vehicles in the wrong case, and in the right one. */
const VEHICLES: ReadonlyMap<string, string> = new Map(
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
const GOING = words(`
  jadę jedziesz jedzie jedziemy jedziecie jadą jechał jechała jechali jechały jechałem jechałam jechaliśmy jeżdżę jeździsz
  jeździ jeździmy jeżdżą jeździł jeździła jeździli pojechał pojechała pojechali pojechałem pojechałam pojechaliśmy pojadę
  pojedzie pojedziemy przyjechał przyjechała przyjechali przyjechałem przyjechałam przyjechaliśmy przyjedzie lecę leci lecimy lecą
  leciał leciała lecieli poleciał poleciała polecieli płynę płynie płyniemy płyną płynął płynęła podróżuję podróżuje
  podróżujemy podróżują podróżował podróżowała jechać pojechać przyjechać lecieć płynąć podróżować
`)
/** Prepositions that take only the genitive. */
const WITH_GENITIVE = words('do dla bez od u wśród podczas oprócz obok spod znad sprzed spoza wokół według')
/** Verbs with the genitive. */
const VERBS_WITH_GENITIVE = words(`
  szukam szukasz szuka szukamy szukają szukał szukała szukali szukać szukałem szukałam potrzebuję potrzebujesz potrzebuje
  potrzebujemy potrzebują potrzebował potrzebowała potrzebować słucham słuchasz słucha słuchamy słuchają słuchał słuchała
  słuchali słuchać używam używasz używa używamy używają używał używała używali używać pilnuje pilnuję pilnował pilnowała
  pilnować unikam unika unikają unikać unikał unikała zazdroszczę zazdrości brakuje brakowało zabrakło zapomniałem-o
  zapragnął pragnie pragnę pragnęła dotyka dotknął dotknęła dotykać
`)
/** Verbs whose object becomes genitive behind "nie". */
const VERBS_WITH_OBJECT = words(`
  mam masz ma mamy macie mają miał miała mieli miałem miałam lubię lubisz lubi lubimy lubią lubił lubiła lubili piję pijesz
  pije piją pił piła piliśmy jem jesz je jemy jedzą czytam czytasz czyta czytają czytał czytała kupiłem kupiłam kupił kupiła
  kupili kupię kupi kupuję kupuje znam znasz zna znają znał znała widzę widzisz widzi widzą widział widziała widzieliśmy
  widziałem widziałam dostał dostała dostałem dostałam znalazł znalazła znalazłem znalazłam zrobił zrobiła zrobiłem zrobiłam
  napisał napisała napisałem napisałam wysłał wysłała wysłałem wysłałam oglądał oglądała oglądam ogląda kocham kocha znalazł
  chcę chce chcesz chcą chciał chciała zamówił zamówiła zamówiłem zamówiłam sprzedał sprzedała otworzył otworzyła zamknął
  zamknęła rozumiem rozumie pamiętam pamięta zna ma
`)
/** Measures of time and distance: they are no objects. */
const MEASURES = words(
  'godzinę minutę sekundę chwilę chwilkę dobę sobotę niedzielę środę zimę noc drogę milę trochę kolację porę',
)

/** Nouns in another case than the word before requires: "jedzie samochód", "do szkołę", "nie mam ochotę". */
export const caseRule: Rule = ({ sentences, dictionary }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((part, at): readonly Mark[] => {
      const asker = parts[at - 1]
      if (part.kind !== 'word' || asker?.kind !== 'word' || !part.follows) return []
      const vehicle = GOING.has(asker.small) ? VEHICLES.get(part.small) : undefined
      if (vehicle !== undefined) return [markOf(asker, part, vehicle)]
      const isDenied =
        parts[at - 2]?.small === 'nie' && VERBS_WITH_OBJECT.has(asker.small) && !MEASURES.has(part.small)
      if (!isDenied && !WITH_GENITIVE.has(asker.small) && !VERBS_WITH_GENITIVE.has(asker.small)) return []
      const word = dictionary.hasForm(part.small) ? part.small : part.text
      const right = genitiveOfObject(word, dictionary.hasForm)
      return right === null ? [] : [markOf(asker, part, right)]
    }),
  )

function markOf(asker: Part, noun: Part, right: string): Mark {
  return {
    kind: 'grammar',
    message: { code: 'case', asker: asker.text, noun: noun.text },
    replacements: [inCaseOf(right, noun.text)],
    from: noun.from,
    to: noun.to,
  }
}
