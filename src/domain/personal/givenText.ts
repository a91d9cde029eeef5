import type { Fields } from '#domain/fields/field.ts'
import { placeText } from '#domain/places/place.ts'
import type { Given } from './checkPersonal.ts'
import { PERSONAL_FIELDS, type PersonalHandle } from './personalFields.ts'

/** What a thing is made with in one line, the same in all languages: choices among colours and the like are left out. */
export function givenText(handle: PersonalHandle, given: Given): string {
  const fields: Fields = PERSONAL_FIELDS[handle]
  return Object.entries(fields)
    .flatMap(([name, { kind }]) => {
      const value = given[name] ?? ''
      if (value === '' || kind === 'radio') return []
      if (kind === 'place') return [placeText(value)]
      return [kind === 'date' ? value.split('-').toReversed().join('.') : value]
    })
    .join(', ')
}
