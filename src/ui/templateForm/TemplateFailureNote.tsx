import { FailureNote, type FailureNoteProps } from '../form/FailureNote.tsx'
import { TEMPLATE_FAILURES } from './templateFailures.ts'

/** A `FailureNote` with words for failed actions on templates. */
export function TemplateFailureNote(props: Omit<FailureNoteProps, 'texts'>) {
  return <FailureNote {...props} texts={TEMPLATE_FAILURES} />
}
