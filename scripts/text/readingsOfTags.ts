const GENDERS: Readonly<Record<string, string>> = {
  m1: '1',
  m2: '2',
  m3: '3',
  f: 'f',
  n: 'n',
  n1: 'n',
  n2: 'n',
  n3: 'n',
  p1: '1',
  p2: 'n',
  p3: 'n',
}
const CASES: Readonly<Record<string, string>> = {
  nom: 'n',
  gen: 'g',
  dat: 'd',
  acc: 'a',
  inst: 'i',
  loc: 'l',
}
const NUMBERS: Readonly<Record<string, string>> = { sg: 's', pl: 'p' }
const PERSONS: Readonly<Record<string, string>> = { pri: '1', sec: '2', ter: '3' }
/** The classes of words that have cases, and the sign of their readings. */
const NOMINAL: Readonly<Record<string, string>> = {
  subst: 'N',
  ger: 'N',
  adj: 'A',
  ppas: 'T',
  pact: 'T',
  num: 'Q',
}

/**
 * The readings of one entry of PoliMorf, as "subst:sg:acc:m3+subst:sg:nom:m3" becomes "Nsa3" and "Nsn3"
 * (`src/domain/text/morphology/readings.ts` says what they mean). The vocative is none of them, nor are predicates ("czas
 * iść"), interjections and the depreciative forms that every man's noun has ("te goście").
 */
export function readingsOfTags(tags: string): readonly string[] {
  return tags.split('+').flatMap((tag) => {
    const fields = tag.split(':')
    const [kind = ''] = fields
    const values = fields.slice(1).flatMap((field) => field.split('.'))
    const of = (names: Readonly<Record<string, string>>) => [
      ...new Set(
        values.flatMap((value) => {
          const name = names[value]
          return name === undefined ? [] : [name]
        }),
      ),
    ]
    if (['depr', 'pred', 'interj'].includes(kind)) return []
    const sign = NOMINAL[kind]
    if (sign !== undefined) {
      const readings = of(NUMBERS).flatMap((number) =>
        of(CASES).flatMap((grammaticalCase) =>
          of(GENDERS).map((gender) => `${sign}${number}${grammaticalCase}${gender}`),
        ),
      )
      return readings.length === 0 && !values.includes('voc') ? ['X'] : readings
    }
    if (kind !== 'verb') return ['X']
    if (values.includes('inf')) return ['I']
    if (values.includes('impt')) return ['O']
    const isPast = values.includes('praet')
    if (!isPast && !values.includes('fin') && !values.includes('bedzie')) return ['X']
    return of(NUMBERS).flatMap((number) =>
      of(PERSONS).flatMap((person) =>
        isPast && person === '3'
          ? of(GENDERS).map((gender) => `L${number}${gender}`)
          : [`F${number}${person}`],
      ),
    )
  })
}

/** Words of PoliMorf that hardly anybody writes, whose forms are those of common ones: "prezent" of "prezenta". */
export const RARE_LEMMAS: ReadonlySet<string> = new Set(
  (
    'gościa dzienia dzienie dzienić jaka taka prezenta plika plakata lasa niża niżyć nizać ił nica poła póła wacha stoa ' +
    'stola tyli maja maić mamić koga miecić mieść umieść pokazować zapisować obiecować obraza słowić koda drug dzięk ' +
    'dzięka dłużeć swoić naszać dużać duha rucho kart sztuk ucha Pawła tryba wstawa zamowa cisz leż leża leże koleja ' +
    'kłótny litra pobracić limita rabata zimać paleto pracowny prana smyczka wiersza znajda zwyknąć znajść wynijść ' +
    'wyniść Jana ciesać cienić dziać czekało mima miąć palet pater rusza starczy temp zadziać zasiąg ścieżek dacha ' +
    'dzwonka kina kin linek mora mór mor obój oboj pierog płonia płona płoń star systema sznurka warianta wieczor zajem ' +
    'Janka Janki balonówa czuj czuja dan dojścia gin id grafia iścić mandatum oczyć odwrocie palka paska ' +
    'pokazić sklepać sklepić imienie mieszek paczek wujko Krak podróża mi go we te wujaszko stylo myślić musić muszy ' +
    'stanieć jednać jej luby zajem miał'
  ).split(' '),
)

/** All readings of a form without those of nouns that are an adjective's as well: "nowa", "dobre". */
export function withoutNounsOfAdjectives(readings: ReadonlySet<string>): readonly string[] {
  return [...readings].filter(
    (reading) =>
      !reading.startsWith('N') || !['A', 'T'].some((kind) => readings.has(kind + reading.slice(1))),
  )
}
