import { createStore } from '#domain/store.ts'
import { openPanel } from '../openPanel.ts'

/** That somebody was led to the form of the preview, to what is missing in it; each time a new object. */
export const askedTrialForm = createStore<object | null>(null)

/** Opens the preview, whose form shows what can’t stand in it and takes the focus there. */
export function leadToTrialForm(): void {
  askedTrialForm.set({})
  openPanel('preview')
}
