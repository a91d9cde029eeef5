import type { MotifName } from '../brief.ts'
import { PEOPLE } from '../people.ts'
import type { Unit } from '../units.ts'
import { canWear } from '../wearing.ts'
import type { Sentence } from './sentence.ts'

/** „mama koala”, “daddy bear”: it is the animal itself. */
const KIN: ReadonlySet<string> = new Set(
  'mama tata mum mom mummy mommy mother dad daddy father papa'.split(' '),
)

/** As they stand beside the animal that they are a title of: „psy króla” are no kings. */
const TITLES: ReadonlySet<string> = new Set(
  'ksiaze ksieciem krol krolem krolowa krolewna ksiezniczka king queen prince princess'.split(' '),
)

/** „żaba książę”, “the lion king”: the animal right beside a title, which wears a crown; null where there is none. */
export function crowned(sentence: Sentence, index: number): MotifName | null {
  return TITLES.has(wordAt(sentence, index)) ? animalBeside(sentence, index) : null
}

/** „mama koala”: the animal that is somebody’s mother or father; null where there is none. */
export function parentOf(sentence: Sentence, index: number): MotifName | null {
  return KIN.has(wordAt(sentence, index)) ? animalBeside(sentence, index) : null
}

const wordAt = ({ units }: Sentence, index: number) => units[index]?.words[0].folded ?? ''

function animalBeside({ units }: Sentence, index: number): MotifName | null {
  const unit = units[index]
  const next = units[index + 1]
  const before = unit?.words[0].isAfterStop === true ? undefined : units[index - 1]
  return animalOf(before) ?? (next?.words[0].isAfterStop === false ? animalOf(next) : null)
}

/** Puts the crowns on, once everybody is there. */
export function crown({ crowns, found, ends }: Sentence): void {
  for (const { name, at } of crowns) {
    const who = found.motifs.findIndex((motif) => motif.name === name)
    const motif = found.motifs[who]
    if (motif === undefined) continue
    found.motifs[who] = { ...motif, wears: [...motif.wears, { name: 'crown', colours: [] }] }
    ends[at] = 'drawn'
  }
}

function animalOf(unit: Unit | undefined): MotifName | null {
  const thing = unit?.senses.find((sense) => sense.kind === 'thing')
  return thing !== undefined && canWear(thing.name, 'crown') && !PEOPLE.has(thing.name) ? thing.name : null
}
