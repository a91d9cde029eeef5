import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useProblems } from '../../document/problems.tsx'
import styles from './ProblemsPanel.module.css'

/** How many problems there are, on the tab of their panel. */
export function ProblemCount() {
  const { t } = useLingui()
  const problems = useProblems()
  if (problems.length === 0) return null
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const count = errors > 0 ? errors : problems.length
  return (
    <span
      className={styles.count}
      data-severity={errors > 0 ? 'error' : 'warning'}
      aria-label={t`${plural(count, { one: '# problem', few: '# problemy', many: '# problemów', other: '# problemu' })}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
