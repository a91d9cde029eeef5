import { FailureNote, type FailureNoteProps } from '../form/FailureNote.tsx'
import { TEMPLATE_FAILURES } from './templateFailures.ts'

/** A `FailureNote` that also knows what can’t be done with a template. */
export function TemplateFailureNote(props: Omit<FailureNoteProps, 'texts'>) {
  return <FailureNote {...props} texts={TEMPLATE_FAILURES} />
}
