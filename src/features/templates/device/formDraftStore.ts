import type { FormValues } from '#domain/template/fillForm.ts'
import type { DraftStore } from '#ui/form/draftStore.ts'

// The device's database comes with the first look at it; one that refuses storage has no safety net.
const actions = () => import('./runActions.ts')

/** The stored form of a template, as this device's user left it. */
export function formDraftStore(slug: string): DraftStore<FormValues> {
  return {
    async read() {
      try {
        return await (await actions()).readDraft(slug)
      } catch {
        return null
      }
    },
    async write(values) {
      try {
        await (await actions()).writeDraft(slug, values)
      } catch {
        // The screen has the only version.
      }
    },
  }
}
