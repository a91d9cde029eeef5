import { fillForm, formFaults } from '#domain/template/fillForm.ts'
import { FORM_FIELD_TYPES } from '#domain/template/formFieldTypes.ts'
import { matchesPattern } from '#domain/template/pattern/matchPattern.ts'
import type { FormValues } from '#domain/template/formValues.ts'
import type { FormFaults } from '#domain/template/templateRun.ts'
import type { FormField, Template } from '#domain/template/templateSchema.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { findOriginalKey } from '#server/gallery/findOriginal.ts'
import { holdOwnFiles } from '../sent/findSent.ts'

/** What is known of whoever fills a form, besides what they fill in. */
export interface RunSurroundings {
  readonly language: 'pl' | 'en'
  readonly device: string
  readonly isPreview: boolean
}

/**
 * What of a form that was filled counts, by the rules of the page: what nobody is asked for is as its author has set it.
 * Throws TEMPLATE_FORM_INVALID. The files that it names are another question (`requireOwnFiles`).
 */
export function fillRun(
  { form }: Template,
  values: FormValues,
  { language, device, isPreview }: RunSurroundings,
): { readonly values: FormValues; readonly asked: readonly FormField[] } {
  const filled = fillForm(form, changeable(form, values), { language, device, isPreview })
  const faults = formFaults(filled.asked, filled, matchesPattern)
  refuseFaults(faults.map(({ name, fault }) => ({ field: name, fault })))
  return { values: { ...filled.values }, asked: filled.asked }
}

/** Without what a person can't change: a field that is off or only to be read holds its default. */
function changeable(form: Template['form'], values: FormValues): FormValues {
  const fixed = new Set(
    form.flatMap(({ fields }) =>
      fields.flatMap(({ name, isDisabled, isReadOnly }) => (isDisabled || isReadOnly ? [name] : [])),
    ),
  )
  return Object.fromEntries(Object.entries(values).filter(([name]) => !fixed.has(name)))
}

/**
 * Tells which files the form was filled with besides pictures; they are held until the end of the transaction. Throws
 * TEMPLATE_FORM_INVALID where a picture isn't of this person's gallery, or a file none that they have sent for such a
 * field.
 */
export async function requireOwnFiles(
  tx: Transaction,
  userId: string,
  { values, asked }: ReturnType<typeof fillRun>,
): Promise<ReadonlySet<string>> {
  const named = asked.flatMap(({ name, type }) => {
    const id = values[name]
    return FORM_FIELD_TYPES[type].holds === 'file' && typeof id === 'string' && id !== ''
      ? [{ name, type, id }]
      : []
  })
  const sent = named.filter(({ type }) => type !== 'image')
  const held = await holdOwnFiles(
    tx,
    userId,
    sent.map(({ id }) => id),
  )
  const faults: FormFaults = []
  for (const { name, type, id } of named) {
    const isOwn =
      type === 'image'
        ? (await findOriginalKey(tx, userId, id)) !== null
        : held.some((file) => file.id === id && file.type === type)
    if (!isOwn) faults.push({ field: name, fault: { code: 'format' } })
  }
  refuseFaults(faults)
  return new Set(sent.map(({ id }) => id))
}

function refuseFaults(faults: FormFaults): void {
  if (faults.length > 0) throw new Refusal('TEMPLATE_FORM_INVALID', { more: { faults } })
}
