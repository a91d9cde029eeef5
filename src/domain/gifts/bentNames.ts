import { BLANK } from '#domain/orders/blanks.ts'
import { ownFormKey } from './ownForm.ts'
import { isOfAPerson, shownAs } from './blankUses.ts'
import type { GiftWords } from './giftWords.ts'

type Given = GiftWords['given']

/** A name that a text bends. */
export interface BentName {
  /** Of its blank. */
  readonly name: string
  /** As it was typed. */
  readonly typed: string
  /** As the rules bend it; the same as it was typed where they don’t know it. */
  readonly byRules: string
  /** As its giver wants it instead; empty for as by the rules. */
  readonly ownForm: string
}

/** The names that a text bends, of those that were given. */
export function bentNames(template: string, given: Given): readonly BentName[] {
  const names = new Map<string, BentName>()
  for (const [, name = '', use = ''] of template.matchAll(BLANK)) {
    const typed = given[name]?.trim() ?? ''
    if (typed === '' || !isOfAPerson(use) || names.has(name)) continue
    names.set(name, { name, typed, byRules: shownAs(typed, use), ownForm: given[ownFormKey(name)] ?? '' })
  }
  return [...names.values()]
}

/** Something else is given for a blank: a form that its giver had corrected was another word’s. */
export function withGiven(given: Given, name: string, value: string): Given {
  const { [ownFormKey(name)]: _, ...others } = given
  return { ...others, [name]: value }
}

/** Sets the giver's own form of a name; an empty form restores the rules'. */
export function withOwnForm(given: Given, name: string, form: string): Given {
  const { [ownFormKey(name)]: _, ...others } = given
  return form.trim() === '' ? others : { ...others, [ownFormKey(name)]: form }
}
