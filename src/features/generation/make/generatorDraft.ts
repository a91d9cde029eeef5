import type { DraftStore } from '#ui/form/draftStore.ts'
import type { FormType } from '../words/formType.ts'
import type { LooseOptions } from '#ui/generatorOptions/OptionFields.tsx'

/** The state of a form: its set options alone. */
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

/** The stored form of a type, as this device's user left it. */
export function generatorDraftStore(type: FormType): DraftStore<GeneratorDraft> {
  return {
    async read() {
      try {
        return await (await actions()).readDraft(type)
      } catch {
        return null
      }
    },
    async write(draft) {
      try {
        await (await actions()).writeDraft(type, draft)
      } catch {
        // The screen has the only version.
      }
    },
  }
}
