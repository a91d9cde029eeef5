import type { Gender, GrammaticalNumber, Nominal, Reading } from '../../morphology/readings.ts'
import type { Dictionary } from '../../spelling/openDictionary.ts'
import type { Mark } from '../mark.ts'
import { inCaseOf, type Part, type Rule } from '../paragraph.ts'
import { type Agreement, inAgreement, SURELY_MEN } from './forms.ts'
import { casesOfPreposition } from './government.ts'
import {
  adjectiveReadings,
  agree,
  formWith,
  hasCase,
  isNominal,
  nounReadings,
  readingsOf,
} from './readParts.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

type Person = '1' | '2' | '3'

/** What stands before a verb and decides its form. */
interface Subject {
  readonly part: Part
  /** The index of the part behind it. */
  readonly next: number
  readonly person: Person
  readonly number: GrammaticalNumber
  /** The forms of the past that fit, the likeliest first; none for "ja" and "ty", of whom nobody knows. */
  readonly past: readonly Agreement[]
  /** Whether the same words could be the verb's object. */
  readonly mayBeObject: boolean
  /** Whether the same words could be a genitive: "dzieci nie było". */
  readonly mayBeGenitive: boolean
}

const PRONOUNS: ReadonlyMap<string, Pick<Subject, 'person' | 'number' | 'past'>> = new Map([
  ['ja', { person: '1', number: 's', past: [] }],
  ['ty', { person: '2', number: 's', past: [] }],
  ['on', { person: '3', number: 's', past: ['he'] }],
  ['ona', { person: '3', number: 's', past: ['she'] }],
  ['ono', { person: '3', number: 's', past: ['it'] }],
  ['my', { person: '1', number: 'p', past: [] }],
  ['wy', { person: '2', number: 'p', past: [] }],
  ['oni', { person: '3', number: 'p', past: ['men'] }],
  ['one', { person: '3', number: 'p', past: ['others'] }],
])
/** Behind these more than one, or another subject, may be meant. */
const NOT_BEFORE = words('i a oraz albo lub ani ni niż jak jako czy z ze to nie niby jakby tylko')
/** A clause may begin with these before its subject. */
const OPENING = words(
  'a ale i że bo gdy kiedy gdyż ponieważ jeśli jeżeli więc lecz aż czy choć chociaż dziś wczoraj',
)
/** Between a subject and its verb. */
const BETWEEN = words(`
  nie się już też także jednak wczoraj dziś dzisiaj jutro potem zawsze nigdy często szybko wtedy znowu znów rano wieczorem
  bardzo chyba jeszcze teraz nadal ciągle wciąż mi ci mu nam wam im go ją ich nas was mnie cię tu tam sobie naprawdę właśnie
  zimą latem wiosną jesienią nocą rankiem tylko ostatnio długo szczególnie najbardziej
`)
const AND = words('i oraz')
/** Words of number: their verb agrees with what is counted, or stands in the neuter. */
const OF_NUMBER = words(`
  większość część mnóstwo szereg połowa reszta para dziesiątki setki tysiące masa mniejszość ćwierć tłum grono grupa kupa
  kilka wiele ilość liczba procent państwo wujostwo
`)
/** How verbs begin that never have an object in the accusative, behind a prefix. */
const BEGINNINGS_WITHOUT_OBJECT = words(`
  bieg blak bled brak brzm brzęc błyszcz błądz chodz chor chud cich czek dojrz dotar dotr drow drż dudn działa
  dzwon flirt gas gnij gnil gnił grzm głod głos huc istni jad jdz jdą jecha jedz jeżdż kaszl kich kip klęcz kosz
  krzycz krzyk kwit kłam lat lec leż ląd lśni marl marz marł miauc mier mieszk mij milcz milk mini minął minę
  mok mókł należ narzek odpad odpoczyw odpowiad odpowied pach pada padl padn padł pasow pasuj paść podlega
  podróż pomag pomog pomóg posiwi prac przeszkadz puk pęk płak płyn pływ rast rdzew rosl rosn rosł rośn rusz rós
  schn schud sech siad siedz siwi skak skocz smak spal spał sprzyja staj stal stan star staw stał stoi stoj
  szczek szed szkodzi szl szumi szł służy tańcz toną tonę topi towarzysz trwa tyje tył tęsk uciek ufa umar umier
  usn walcz wali warto ważył wis więd wrac wrza wrze wrzą wróc wygląd wyj wyzdrow wył wędr zadzwon zagraża zależ
  zasn zasyp zdrow znik łada łado ładu śmierdz śpi świec świt święc żart żółk
`)
const PREFIXES = 'wy|po|przy|od|do|za|prze|na|u|z|ze|roz|w|we|ob|s'
/** Verbs that never have an object in the accusative. */
const WITHOUT_OBJECT = new RegExp(
  `^(?:(?:by|zosta)(?:ł|ła|ło|li|ły)$|(?:jest|są|waży)$|(?:${PREFIXES})?(?:${[...BEGINNINGS_WITHOUT_OBJECT].join('|')}))`,
  'u',
)

/** Verbs that don't agree with their subject: "Dzieci byli", "On poszła", "Oni mieszka". */
export const subjectRule: Rule = ({ sentences, dictionary }) =>
  sentences.flatMap(({ parts }) =>
    parts.flatMap((_, at): readonly Mark[] => {
      const subject = subjectAt(parts, at, dictionary)
      if (subject === null) return behindVerb(parts, at, dictionary)
      let { next } = subject
      while (BETWEEN.has(parts[next]?.small ?? '') && parts[next]?.follows === true) next += 1
      const verb = parts[next]
      if (verb === undefined || verb.kind !== 'word' || !verb.follows) return []
      return markOf(subject, parts, next, dictionary)
    }),
  )

/** "Na stole stał choinka": a subject behind a verb that has no object. */
function behindVerb(parts: readonly Part[], at: number, dictionary: Dictionary): readonly Mark[] {
  const verb = parts[at]
  const before = parts.slice(0, at)
  if (verb === undefined || at === 0 || !WITHOUT_OBJECT.test(verb.small) || TO_BE_LIKE.test(verb.small))
    return []
  if (
    before.some((part) => part.kind !== 'word' || PRONOUNS.has(part.small) || mayBeSubject(part, dictionary))
  )
    return []
  const subject = nounSubject(parts, at + 1, dictionary)
  if (subject === null || subject.mayBeObject || parts[at + 1]?.follows !== true) return []
  const readings = verbReadings(subject, verb, undefined, dictionary)
  if (readings === null || fits(subject, readings) || subject.mayBeGenitive) return []
  const right = rightVerb(subject, verb.small, readings, dictionary)
  return right === null ? [] : [agreementMark(subject, verb, right)]
}

const TO_BE_LIKE = /^(?:by[łl]|jest|są|zosta)/u
/** Whether a word may be a subject, or stand for one: "co", "kto", "który". */
const mayBeSubject = (part: Part, dictionary: Dictionary) =>
  /^(?:któr|co|kto|nic|nikt|to|jak|gdy|kiedy|że|i|a|ale)/u.test(part.small) ||
  readingsOf(part, dictionary).some((reading) => isNominal(reading) && reading.case === 'n')

const agreementMark = (subject: Subject, verb: Part, right: string): Mark => ({
  kind: 'grammar',
  message: { code: 'agreement', subject: subject.part.text, verb: verb.text },
  replacements: [inCaseOf(right, verb.text)],
  from: verb.from,
  to: verb.to,
})

function markOf(
  subject: Subject,
  parts: readonly Part[],
  at: number,
  dictionary: Dictionary,
): readonly Mark[] {
  const verb = parts[at]
  if (verb === undefined) return []
  const readings = verbReadings(subject, verb, parts[at + 1], dictionary)
  if (readings === null || fits(subject, readings)) return []
  const isImpersonal = ['nie', 'było', 'jest', 'ma', 'będzie', 'przybyło', 'ubyło'].includes(verb.small)
  if (subject.mayBeGenitive && (isImpersonal || readings.some(isNeuter))) return []
  const isReflexive = parts.slice(subject.next, at + 2).some(({ small }) => small === 'się')
  // "Rodziny się nie wybiera": nobody is the subject.
  if (isReflexive && subject.mayBeObject && readings.some(isSingularThird)) return []
  if (isSubjectOf(readings, subject.mayBeObject, parts, at + 1, dictionary)) return []
  if (
    subject.mayBeObject &&
    !isReflexive &&
    !WITHOUT_OBJECT.test(verb.small) &&
    !hasOtherObject(readings, parts, at, dictionary)
  )
    return []
  const right = rightVerb(subject, verb.small, readings, dictionary)
  return right === null ? [] : [agreementMark(subject, verb, right)]
}

type VerbReading = Extract<Reading, { readonly kind: 'F' | 'L' }>
const isVerb = (reading: Reading): reading is VerbReading => reading.kind === 'F' || reading.kind === 'L'
const isNeuter = (reading: VerbReading) =>
  reading.kind === 'L' && reading.gender === 'n' && reading.number === 's'

const isSingularThird = (reading: VerbReading) =>
  reading.kind === 'F' && reading.number === 's' && reading.person === '3'

/** The readings of a word that is a verb and nothing else; "może" is one before an infinitive. */
function verbReadings(
  { number, past }: Subject,
  part: Part,
  next: Part | undefined,
  dictionary: Dictionary,
): readonly VerbReading[] | null {
  const readings = readingsOf(part, dictionary)
  const verbs = readings.filter(isVerb)
  if (verbs.length === 0) return null
  if (verbs.length === readings.length || /^by(?:ł|ła|ło|li|ły)$/u.test(part.small)) return verbs
  // "przyszły", "zjadła" are adjectives as well, which would agree with the subject.
  const others = readings.filter((reading) => !isVerb(reading))
  const areAdjectives = others.every(
    (reading) =>
      reading.kind === 'A' &&
      !(reading.number === number && past.includes(agreementOfNoun(reading.number, reading.gender))),
  )
  if (areAdjectives && past.length > 0) return verbs
  const isBeforeInfinitive =
    part.small === 'może' &&
    next !== undefined &&
    readingsOf(next, dictionary).some(({ kind }) => kind === 'I')
  return isBeforeInfinitive ? verbs : null
}

function fits({ person, number, past }: Subject, readings: readonly VerbReading[]): boolean {
  return readings.some((reading) => {
    if (reading.kind === 'L') return past.length === 0 || past.includes(agreementOfReading(reading))
    // Another person may speak of itself: "my, nauczyciele, wiemy".
    if (person === '3' && reading.person !== '3') return true
    return reading.person === person && reading.number === number
  })
}

const agreementOfReading = ({ number, gender }: { number: GrammaticalNumber; gender: Gender }): Agreement =>
  agreementOfNoun(number, gender)

function agreementOfNoun(number: GrammaticalNumber, gender: Gender): Agreement {
  if (number === 'p') return gender === '1' ? 'men' : 'others'
  return gender === 'f' ? 'she' : gender === 'n' ? 'it' : 'he'
}

/** Whether the verb's subject stands behind it: "Kreator otwierają administratorzy". */
function isSubjectOf(
  verb: readonly VerbReading[],
  isOther: boolean,
  parts: readonly Part[],
  at: number,
  dictionary: Dictionary,
): boolean {
  let next = at
  while (
    parts[next]?.follows === true &&
    (BETWEEN.has(parts[next]?.small ?? '') || adjectiveReadings(parts[next], dictionary) !== null)
  )
    next += 1
  const readings = parts[next]?.follows === true ? nounReadings(parts[next], dictionary) : null
  // "Mama upiekł sernik": what can be an object is one.
  if (!isOther && readings?.some(({ case: its }) => its === 'a')) return false
  return (
    readings?.some(
      (one) =>
        one.case === 'n' &&
        verb.some((reading) =>
          reading.kind === 'L'
            ? agreementOfReading(reading) === agreementOfNoun(one.number, one.gender)
            : reading.person === '3' &&
              reading.number === one.number &&
              !readings.some(({ case: its }) => its === 'a'),
        ),
    ) ?? false
  )
}

/** Whether an object stands behind the verb that can't be its subject: then the noun before it is no object. */
function hasOtherObject(
  verb: readonly VerbReading[],
  parts: readonly Part[],
  at: number,
  dictionary: Dictionary,
): boolean {
  let next = at + 1
  const first = adjectiveReadings(parts[next], dictionary)
  if (first !== null) next += 1
  const noun = parts[next]
  const readings = nounReadings(noun, dictionary)
  if (readings === null || noun?.follows !== true) return false
  const joint = first === null ? readings : readings.filter((one) => first.some((other) => agree(one, other)))
  if (!hasCase(joint, 'a')) return false
  return joint
    .filter((one) => one.case === 'n')
    .every(({ number, gender }) =>
      verb.every((reading) =>
        reading.kind === 'L'
          ? agreementOfReading(reading) !== agreementOfNoun(number, gender)
          : reading.number !== number,
      ),
    )
}

function rightVerb(
  { past, person, number }: Subject,
  verb: string,
  readings: readonly VerbReading[],
  dictionary: Dictionary,
): string | null {
  const [wanted] = past
  if (readings.some(({ kind }) => kind === 'L')) {
    if (wanted === undefined) return null
    return (
      inAgreement(verb, wanted, dictionary.hasForm) ??
      formWith(verb, dictionary, (reading) => reading.kind === 'L' && agreementOfReading(reading) === wanted)
    )
  }
  const known = TO_BE.get(verb)
  if (known !== undefined) return known.get(number + person) ?? null
  return formWith(
    verb,
    dictionary,
    (reading) => reading.kind === 'F' && reading.number === number && reading.person === person,
  )
}

const FORMS_TO_BE = [
  ['jestem', 'jesteś', 'jest', 'jesteśmy', 'jesteście', 'są'],
  ['będę', 'będziesz', 'będzie', 'będziemy', 'będziecie', 'będą'],
] as const
const TO_BE: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  FORMS_TO_BE.flatMap((forms) => {
    const byPerson = new Map(
      ['s1', 's2', 's3', 'p1', 'p2', 'p3'].map((name, at): [string, string] => [name, forms[at] ?? '']),
    )
    return forms.map((form): [string, ReadonlyMap<string, string>] => [form, byPerson])
  }),
)

/** The subject that begins here; null where none surely does. */
function subjectAt(parts: readonly Part[], at: number, dictionary: Dictionary): Subject | null {
  const part = parts[at]
  if (part === undefined || part.kind !== 'word') return null
  const before = parts[at - 1]
  const pronoun = PRONOUNS.get(part.small)
  if (pronoun !== undefined) {
    if (before !== undefined && (NOT_BEFORE.has(before.small) || casesOfPreposition(parts, at - 1) !== null))
      return null
    return { ...pronoun, part, next: at + 1, mayBeObject: false, mayBeGenitive: false }
  }
  return beginsClause(parts, at) ? nounSubject(parts, at, dictionary) : null
}

function beginsClause(parts: readonly Part[], at: number): boolean {
  const before = parts[at - 1]
  return before === undefined || (at === 1 && before.kind === 'word' && OPENING.has(before.small))
}

function nounSubject(parts: readonly Part[], start: number, dictionary: Dictionary): Subject | null {
  let at = start
  const adjectives: (readonly Nominal[])[] = []
  for (; ; at += 1) {
    const readings = adjectiveReadings(parts[at], dictionary)
    if (readings === null || readings.some(({ kind }) => kind === 'Q')) break
    if (/^(?:któr|jak|czyj|tak)/u.test(parts[at]?.small ?? '')) return null
    adjectives.push(readings)
  }
  const head = parts[at]
  const readings = headReadings(parts, at, dictionary)
  if (head === undefined || readings === null || OF_NUMBER.has(head.small)) return null
  if (at > start && !head.follows) return null
  const joint = readings.filter((one) =>
    adjectives.every((adjective) => adjective.some((other) => agree(one, other))),
  )
  const subjects = joint.filter((one) => one.case === 'n')
  const [first] = subjects
  if (first === undefined) return null
  const second = parts[at + 1]
  if (second?.follows && AND.has(second.small)) return twoSubjects(first.gender, parts, at, dictionary)
  const next = behindAttributes(parts, at + 1, dictionary)
  if (next === null) return null
  const numbers = new Set(subjects.map(({ number }) => number))
  if (numbers.size > 1) return null
  const past = [...new Set(subjects.map(({ number, gender }) => agreementOfNoun(number, gender)))]
  const isMan = subjects.every(({ gender }) => gender === '1')
  if (past.includes('he') && isMan && !SURELY_MEN.has(head.small)) past.push('she')
  return {
    part: head,
    next,
    person: '3',
    number: first.number,
    past,
    mayBeObject: joint.some((one) => one.case === 'a'),
    mayBeGenitive: joint.some((one) => one.case === 'g'),
  }
}

/** "Pani" and "pan" stand before names; both names and nouns have readings of their own. */
function headReadings(parts: readonly Part[], at: number, dictionary: Dictionary): readonly Nominal[] | null {
  const part = parts[at]
  if (part?.small === 'pani' || part?.small === 'pan') {
    return readingsOf(part, dictionary).filter(isNominal)
  }
  return nounReadings(part, dictionary)
}

/** "Babcia i dziadek": more than one, men when one of them is a man. */
function twoSubjects(
  gender: Gender,
  parts: readonly Part[],
  at: number,
  dictionary: Dictionary,
): Subject | null {
  const head = parts[at]
  let second = at + 2
  while (adjectiveReadings(parts[second], dictionary) !== null) second += 1
  const readings = nounReadings(parts[second], dictionary)?.filter((one) => one.case === 'n') ?? []
  const [other] = readings
  if (head === undefined || other === undefined || parts[second]?.follows !== true) return null
  const genders = new Set([gender, ...readings.map((one) => one.gender)])
  const isMan = genders.has('1')
  if (!isMan && [...genders].some((one) => one !== 'f')) return null
  // One verb may follow the nearer of two: "miłość i zgoda panuje".
  return {
    part: head,
    next: second + 1,
    person: '3',
    number: 'p',
    past: [isMan ? 'men' : 'others', 'he', 'she', 'it'],
    mayBeObject: false,
    mayBeGenitive: true,
  }
}

/** The index behind a noun's attributes, "mojego taty", "z pracy", a name; null where another subject may begin. */
function behindAttributes(parts: readonly Part[], start: number, dictionary: Dictionary): number | null {
  let at = start
  for (let part = parts[at]; part?.follows === true && part.kind === 'word'; part = parts[at]) {
    if (BETWEEN.has(part.small)) return at
    const cases = casesOfPreposition(parts, at)
    if (cases !== null) {
      let noun = at + 1
      while (adjectiveReadings(parts[noun], dictionary) !== null) noun += 1
      const readings = nounReadings(parts[noun], dictionary)
      if (readings === null || !hasCase(readings, cases)) return null
      // "chłopiec z dziewczynką szli": both are meant.
      if (/^ze?$/u.test(part.small) && hasCase(readings, 'i')) return null
      at = noun + 1
      continue
    }
    const readings = nounReadings(part, dictionary) ?? adjectiveReadings(part, dictionary)
    if (readings === null) return at
    const isTitle = isTitled(readings, parts[at - 1]) || isName(part, parts[at - 1])
    if (readings.every(({ case: its }) => its !== 'g') && !isTitle) return null
    at += 1
  }
  return at
}

/** What somebody is, behind "pani" or "pan": "pani kierowniczka". */
const isTitled = (readings: readonly Nominal[], before: Part | undefined) => {
  const gender = before?.small === 'pani' ? 'f' : before?.small === 'pan' ? '1' : null
  return readings.some((one) => one.number === 's' && one.case === 'n' && one.gender === gender)
}

/** A name behind "pani" or "pan": "pani Anna". */
const isName = (part: Part, before: Part | undefined) =>
  part.text !== part.small &&
  /^(?:pani?|siostra|brat|ciocia|wujek|babcia|kolega|koleżanka)$/u.test(before?.small ?? '')
