import { createStore } from '#domain/store.ts'
import { openPanel } from '../openPanel.ts'

/** A request to show the missing fields of the preview's form; a new object each time. */
export const askedTrialForm = createStore<object | null>(null)

/** Opens the preview, whose form shows its faults and focuses the first. */
export function leadToTrialForm(): void {
  askedTrialForm.set({})
  openPanel('preview')
}
