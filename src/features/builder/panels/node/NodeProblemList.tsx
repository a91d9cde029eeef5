import { Notice } from '#ui/Notice.tsx'
import { useProblems } from '../../document/problems.tsx'
import { useProblemText } from '../../words/useProblemText.ts'

/** The problems of one node or connection. */
export function NodeProblemList({ id }: { readonly id: string }) {
  const textOf = useProblemText()
  const problems = useProblems().filter(({ place }) => 'id' in place && place.id === id)
  const distinct = new Map(problems.map((problem) => [`${problem.code} ${problem.about ?? ''}`, problem]))
  return [...distinct].map(([key, problem]) => (
    <Notice key={key} tone={problem.severity === 'error' ? 'danger' : 'warning'}>
      {textOf(problem)}
    </Notice>
  ))
}
