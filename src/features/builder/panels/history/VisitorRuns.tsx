import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RunReport } from '#domain/template/templateRecord.ts'
import { useFormat } from '#i18n/format.ts'
import { useTemplatePart } from '../../document/BuilderContext.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { RUN_FAILURE_WORDS } from '../../words/runFailureWords.ts'
import stack from '../PanelStack.module.css'
import styles from './HistoryPanel.module.css'

/** Visitors' runs: their number, duration, price, and where they failed. */
export function VisitorRuns({ report }: { readonly report: RunReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const { runs, medianSeconds, charged, failures } = report
  const facts = [
    t`${plural(runs.completed, { one: '# gotowe', few: '# gotowe', many: '# gotowych', other: '# gotowego' })}`,
    t`${plural(runs.failed, { one: '# nieudane', few: '# nieudane', many: '# nieudanych', other: '# nieudanego' })}`,
    ...(runs.underWay === 0 ? [] : [t`trwa: ${runs.underWay}`]),
    ...(medianSeconds === null ? [] : [t`zwykle ${format.number(Math.max(1, Math.round(medianSeconds)))} s`]),
    t`${plural(charged, { one: '# kredyt', few: '# kredyty', many: '# kredytów', other: '# kredytu' })}`,
  ]
  return (
    <div className={styles.section}>
      <p className={stack.text}>
        <strong>
          {t`${plural(runs.total, {
            one: '# uruchomienie przez odwiedzających',
            few: '# uruchomienia przez odwiedzających',
            many: '# uruchomień przez odwiedzających',
            other: '# uruchomienia przez odwiedzających',
          })}`}
        </strong>
        : {facts.join(', ')}
      </p>
      {failures.length === 0 ? null : (
        <ul className={styles.timeline} aria-label={t`Co się nie udawało`}>
          {failures.map((failure) => (
            <Failure key={`${failure.node?.id ?? ''} ${failure.error ?? ''}`} failure={failure} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Failure({ failure: { node, error, count } }: { readonly failure: RunReport['failures'][number] }) {
  const { t, i18n } = useLingui()
  const nodes = useTemplatePart('nodes')
  const nameOf = useNodeName()
  // A deleted node is named by its kind.
  const known = nodes.find(({ id }) => id === node?.id)
  const name = node === null ? t`Cały szablon` : nameOf(known ?? { ...node, label: '' })
  return (
    <li className={styles.entry}>
      <span>
        {name}: {error === null ? <Trans>nie wiadomo dlaczego</Trans> : i18n._(RUN_FAILURE_WORDS[error])}
      </span>
      <span className={styles.when}>
        {t`${plural(count, { one: '# raz', few: '# razy', many: '# razy', other: '# raza' })}`}
      </span>
    </li>
  )
}
