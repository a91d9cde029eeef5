import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { isPublishable } from '#domain/template/validateTemplate.ts'
import { Notice } from '#ui/Notice.tsx'
import { useBuilder } from '../../document/BuilderContext.tsx'
import { useProblems } from '../../document/problems.tsx'
import { BUILDER_MESSAGES } from '../../words/builderMessages.ts'
import { useProblemText } from '../../words/useProblemText.ts'
import { leadTo } from '../leadTo.ts'
import stack from '../PanelStack.module.css'
import { useProblemPlaces } from './useProblemPlaces.ts'
import styles from './ProblemsPanel.module.css'

const MOST_SHOWN = 200

/** Everything that is wrong with the template; a press leads to its place. */
export function ProblemsPanel() {
  const { i18n } = useLingui()
  const document = useBuilder()
  const problems = useProblems()
  const placeName = useProblemPlaces()
  const textOf = useProblemText()
  const { length } = problems
  return (
    <div className={stack.stack}>
      {length === 0 ? (
        <Notice tone="success">{i18n._(BUILDER_MESSAGES.validation_succeeded)}</Notice>
      ) : (
        <p className={stack.text}>
          {isPublishable(problems) ? (
            <Trans>Szablon można opublikować. Zostały tylko sugestie.</Trans>
          ) : (
            <Trans>Popraw to, co oznaczone na czerwono, a szablon da się opublikować.</Trans>
          )}
        </p>
      )}
      <ul className={styles.list}>
        {problems.slice(0, MOST_SHOWN).map((problem, at) => {
          const Icon = problem.severity === 'error' ? CircleAlert : TriangleAlert
          return (
            // Two problems of one place may be the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${problem.code} ${at}`}>
              <button
                type="button"
                className={styles.problem}
                data-severity={problem.severity}
                onClick={() => leadTo(document, problem.place)}
              >
                <Icon className={styles.icon} size={18} aria-hidden="true" />
                <span className={styles.words}>
                  <span className={styles.place}>{placeName(problem.place)}</span>
                  <span>{textOf(problem)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {length > MOST_SHOWN ? (
        <p className={stack.text}>
          <Plural
            value={length - MOST_SHOWN}
            one="I jeszcze # problem."
            few="I jeszcze # problemy."
            many="I jeszcze # problemów."
            other="I jeszcze # problemu."
          />
        </p>
      ) : null}
    </div>
  )
}
