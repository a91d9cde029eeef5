import type { Field, Fields } from '#domain/fields/field.ts'
import { readValue } from '#domain/fields/fieldKinds.ts'
import { charactersOf } from '#domain/wording/characters.ts'
import { missingLetter } from './letterWidths.ts'
import { PERSONAL_FIELDS, type PersonalValues } from './personalFields.ts'
import { isPersonal, type PersonalHandle } from './personalHandles.ts'
import { PERSONAL_EXAMPLES } from './personalExamples.ts'

/** The values of a thing's fields, by their names. */
export type Given = Readonly<Record<string, string>>

/** Why a value is invalid: missing, too long, of another kind, or with an unprintable sign. */
export type PersonalProblem = 'required' | 'too_long' | 'wrong' | 'sign'

export interface PersonalFault {
  readonly field: string
  readonly code: PersonalProblem
}

/** A value without invisible parts: blanks around and in a row, marks of direction, joiners. */
export function tidied(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
}

/** The problems that keep a thing from being made, in the order of its form. */
export function checkPersonal(handle: PersonalHandle, given: Given): readonly PersonalFault[] {
  const fields: Fields = PERSONAL_FIELDS[handle]
  return Object.entries(fields).flatMap(([name, field]) => {
    const code = problemOf(field, tidied(given[name] ?? ''))
    return code === null ? [] : [{ field: name, code }]
  })
}

function problemOf(field: Field, value: string): PersonalProblem | null {
  if (value === '') return field.isRequired === true ? 'required' : null
  if (field.kind === 'text') {
    if (charactersOf(value).length > field.maxLength) return 'too_long'
    return missingLetter(value) === null ? null : 'sign'
  }
  if (readValue(field, value) === undefined) return 'wrong'
  return field.kind === 'place' && missingLetter(value) !== null ? 'sign' : null
}

/** Whether a personalised thing is incomplete: a required value is missing, or one is invalid. */
export function lacksPersonal(handle: string, given: Given | undefined): boolean {
  return isPersonal(handle) && checkPersonal(handle, given ?? {}).length > 0
}

/** The values of a thing's own fields, tidied; empty ones are left out. */
export function givenFor(handle: PersonalHandle, given: Given): Given {
  return Object.fromEntries(
    Object.keys(PERSONAL_FIELDS[handle]).flatMap((name) => {
      const value = tidied(given[name] ?? '')
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/** The values a thing is drawn with: a valid given one, else its default, else an example of a required one. */
export function shownValues<Handle extends PersonalHandle>(
  handle: Handle,
  given: Given,
): PersonalValues<Handle>
export function shownValues(handle: PersonalHandle, given: Given): Given {
  const fields: Fields = PERSONAL_FIELDS[handle]
  const examples: Given = PERSONAL_EXAMPLES[handle]
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = tidied(given[name] ?? '')
      const stands = value !== '' && problemOf(field, value) === null
      return [name, stands ? value : String(field.default ?? examples[name] ?? '')]
    }),
  )
}
