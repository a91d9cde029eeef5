import type { HasForm } from '../isKnownWord.ts'
import type { NearForm } from './nearForms.ts'

/** Short words that people write together with the next one: "napewno", "wogóle", "niewiem". */
const FIRST: ReadonlySet<string> = new Set(
  'a bez co czy dla do i ja jak na nie o od po pod przed przez przy są się ta tak te to tu u w we z za ze ze'.split(
    ' ',
  ),
)
/** Words that people write together with the one before. */
const SECOND: ReadonlySet<string> = new Set('by bym byś było co czy mi nie się tak te to'.split(' '))

/** A shorter word is no two: "ide" is „idę”. */
const LEAST = 4
const USUAL = 0.4
const LIKELY = 0.8
const RARE = 2

/** Two words that may have been written as one, when both are known. */
export function splitForms(written: string, hasForm: HasForm, isFrequent: HasForm): readonly NearForm[] {
  const found: NearForm[] = []
  if (written.length < LEAST) return found
  for (let at = 1; at < written.length; at += 1) {
    const first = written.slice(0, at)
    const second = written.slice(at)
    const isShort = FIRST.has(first) || SECOND.has(second)
    const isLong = first.length > 2 && second.length > 2
    if (!(isShort || isLong) || !hasForm(first) || !hasForm(second)) continue
    if (second.length < 2) continue
    const areFrequent = isFrequent(first) && isFrequent(second)
    const cost = isShort && areFrequent ? USUAL : areFrequent || isShort ? LIKELY : RARE
    found.push({ form: `${first} ${second}`, cost })
  }
  return found
}
