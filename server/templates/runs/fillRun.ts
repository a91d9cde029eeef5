import { fillForm, formFaults } from '#domain/template/fillForm.ts'
import { FORM_FIELD_TYPES } from '#domain/template/formFieldTypes.ts'
import { matchesPattern } from '#domain/template/pattern/matchPattern.ts'
import type { FormFaults, FormValues } from '#domain/template/templateRun.ts'
import type { FormField, Template } from '#domain/template/templateSchema.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { findOriginalKey } from '#server/gallery/findOriginal.ts'

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

/** Throws TEMPLATE_FORM_INVALID where a file isn't a picture of this person's gallery. */
export async function requireOwnFiles(
  database: Database,
  userId: string,
  { values, asked }: ReturnType<typeof fillRun>,
): Promise<void> {
  const faults: FormFaults = []
  for (const { name, type } of asked) {
    const value = values[name]
    if (FORM_FIELD_TYPES[type].holds !== 'file' || typeof value !== 'string' || value === '') continue
    const key = type === 'image' ? await findOriginalKey(database, userId, value) : null
    if (key === null) faults.push({ field: name, fault: { code: 'format' } })
  }
  refuseFaults(faults)
}

function refuseFaults(faults: FormFaults): void {
  if (faults.length > 0) throw new Refusal('TEMPLATE_FORM_INVALID', { more: { faults } })
}
