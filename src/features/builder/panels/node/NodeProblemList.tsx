import { useLingui } from '@lingui/react'
import { Notice } from '#ui/Notice.tsx'
import { useProblems } from '../../document/problems.tsx'
import { PROBLEM_WORDS } from '../../words/problemWords.ts'

/** What is wrong with one node or connection. */
export function NodeProblemList({ id }: { readonly id: string }) {
  const { i18n } = useLingui()
  const problems = useProblems().filter(({ place }) => 'id' in place && place.id === id)
  const codes = new Map(problems.map(({ code, severity }) => [code, severity]))
  return [...codes].map(([code, severity]) => (
    <Notice key={code} tone={severity === 'error' ? 'danger' : 'warning'}>
      {i18n._(PROBLEM_WORDS[code])}
    </Notice>
  ))
}
