import { useLingui } from '@lingui/react'
import { Notice } from '#ui/Notice.tsx'
import { useProblems } from '../../document/problems.tsx'
import { problemWords } from '../../words/problemWords.ts'

/** What is wrong with one node or connection. */
export function NodeProblemList({ id }: { readonly id: string }) {
  const { i18n } = useLingui()
  const problems = useProblems().filter(({ place }) => 'id' in place && place.id === id)
  const distinct = new Map(problems.map((problem) => [`${problem.code} ${problem.about ?? ''}`, problem]))
  return [...distinct].map(([key, problem]) => (
    <Notice key={key} tone={problem.severity === 'error' ? 'danger' : 'warning'}>
      {i18n._(problemWords(problem))}
    </Notice>
  ))
}
