import { needsPicture } from '#domain/prints/printProducts.ts'
import { PERSONAL_FIELDS } from './personalFields.ts'
import { isPersonal } from './personalHandles.ts'

/** Whether a thing can't be made from nothing of its buyer's: a picture or a field is required. Small: product pages ask. */
export function needsOwn(handle: string): boolean {
  return needsPicture(handle) || (isPersonal(handle) && asksForSomething(PERSONAL_FIELDS[handle]))
}

function asksForSomething(fields: Readonly<Record<string, object>>): boolean {
  return Object.values(fields).some((field) => 'isRequired' in field && field.isRequired === true)
}
