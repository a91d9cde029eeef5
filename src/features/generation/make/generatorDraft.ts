import type { FormType } from '../words/formType.ts'
import type { LooseOptions } from '../options/readOptions.ts'

/** A form as it stands: what it asks for, and nothing that isn't chosen. */
export interface GeneratorDraft {
  readonly prompt: string
  /** Null until one is chosen by hand. */
  readonly engine: string | null
  readonly options: LooseOptions
}

export const EMPTY_DRAFT: GeneratorDraft = { prompt: '', engine: null, options: {} }

/** Some of a draft; its options are changed one by one. */
export type DraftChange = Partial<GeneratorDraft>

/** A draft with a change over it; an option set to undefined is chosen no more. */
export function changeDraft(draft: GeneratorDraft, change: DraftChange): GeneratorDraft {
  const options = Object.entries({ ...draft.options, ...change.options })
  return {
    ...draft,
    ...change,
    options: Object.fromEntries(options.filter(([, value]) => value !== undefined)),
  }
}

export const isEmptyDraft = ({ prompt, engine, options }: GeneratorDraft): boolean =>
  prompt.trim() === '' && engine === null && Object.keys(options).length === 0

// The device's database comes with the first look at it; one that refuses storage has no safety net.
const actions = () => import('../device/generationActions.ts')

export async function restoreDraft(type: FormType): Promise<GeneratorDraft> {
  try {
    return (await (await actions()).readDraft(type)) ?? EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

const unwritten = new Map<FormType, GeneratorDraft>()
const writing = new Set<FormType>()

/** Persists the form on this device; of many changes while one is being written, the last is written. */
export async function persistDraft(type: FormType, draft: GeneratorDraft): Promise<void> {
  unwritten.set(type, draft)
  if (writing.has(type)) return
  writing.add(type)
  try {
    const { writeDraft } = await actions()
    for (let next = unwritten.get(type); next !== undefined; next = unwritten.get(type)) {
      unwritten.delete(type)
      await writeDraft(type, isEmptyDraft(next) ? null : next)
    }
  } catch {
    // What is on the screen is all there is.
  } finally {
    writing.delete(type)
  }
}
