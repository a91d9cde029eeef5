import { CASES, type Gender, type NameForms } from './nameForms.ts'
import { POLISH_NAMES } from './polishNames.ts'

/** A name with the forms that are right: one, seldom two, for each case. */
export interface CheckedName {
  readonly name: string
  readonly gender: Gender
  readonly forms: Readonly<Record<keyof NameForms, readonly string[]>>
}

const HEADER = /^([fm]) (\S*) ?: ([^:]+)$/u

/** The checked names, read class by class: a class gives the endings that replace the nominative's. */
export function checkedNames(): readonly CheckedName[] {
  const names: CheckedName[] = []
  let kind: { readonly gender: Gender; readonly end: string; readonly ends: readonly string[] } | null = null
  for (const line of POLISH_NAMES.split('\n')) {
    if (line === '') continue
    const header = HEADER.exec(line)
    if (header !== null) {
      const [, sex, end = '', ends = ''] = header
      kind = { gender: sex === 'f' ? 'feminine' : 'masculine', end, ends: ends.split(' ') }
      continue
    }
    if (kind === null) throw new Error(`no class before: ${line}`)
    for (const name of line.split(' ')) names.push(checked(name, kind))
  }
  return names
}

function checked(
  name: string,
  { gender, end, ends }: { readonly gender: Gender; readonly end: string; readonly ends: readonly string[] },
): CheckedName {
  if (!name.endsWith(end)) throw new Error(`${name} does not end in ${end}`)
  const stem = name.slice(0, name.length - end.length)
  const [genitive = [], dative = [], accusative = [], instrumental = [], locative = [], vocative = []] =
    CASES.map((_, place) => {
      const written = ends[place] ?? ''
      return written === '/' ? [name] : written.split('/').map((ending) => stem + ending)
    })
  return { name, gender, forms: { genitive, dative, accusative, instrumental, locative, vocative } }
}
