import { useBuilder, useTemplatePart } from '../document/BuilderContext.tsx'
import { useProblems } from '../document/problems.tsx'
import { FormBuilder } from '../form/FormBuilder.tsx'

/** The form that visitors fill. */
export default function FormPanel() {
  const document = useBuilder()
  const form = useTemplatePart('form')
  const problems = useProblems()
  return (
    <FormBuilder
      steps={form}
      problems={problems}
      onEdit={(change, step) => document.edit({ name: 'form', ...step }, change)}
    />
  )
}
