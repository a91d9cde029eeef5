import { useBuilder, useTemplatePart } from '../document/BuilderContext.tsx'
import { useProblems } from '../document/problems.tsx'
import { useStore } from '#ui/useStore.ts'
import { EnglishNote } from './english/EnglishNote.tsx'
import { FormBuilder } from '../form/FormBuilder.tsx'
import { askedPlace } from './leadTo.ts'

/** The form that visitors fill. */
export default function FormPanel() {
  const document = useBuilder()
  const form = useTemplatePart('form')
  const problems = useProblems()
  const asked = useStore(askedPlace)
  return (
    <>
      <FormBuilder
        steps={form}
        problems={problems}
        asked={asked?.place ?? null}
        onArrived={() => askedPlace.set(null)}
        onEdit={(change, step) => document.edit({ name: 'form', ...step }, change)}
      />
      <EnglishNote />
    </>
  )
}
