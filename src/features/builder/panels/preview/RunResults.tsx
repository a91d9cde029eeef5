import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { TemplateRun } from '#domain/template/templateRun.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { RUN_FAILURE_TEXTS, runFailureText } from '#ui/templateForm/runFailures.ts'
import { Notice } from '#ui/Notice.tsx'
import { PartView } from '../../run/PartView.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { BUILDER_MESSAGES } from '../../words/builderMessages.ts'
import styles from './PreviewPanel.module.css'

export interface RunResultsProps {
  readonly run: TemplateRun
  /** The addresses of its files have expired. */
  readonly onBroken: () => void
}

/** The results of a real run so far, and its price once it is over. */
export function RunResults({ run, onBroken }: RunResultsProps) {
  const { credits, results, error, nodes } = run
  const { i18n } = useLingui()
  const nameOf = useNodeName()
  // The same failure is announced once, however often this renders.
  const failure = useMemo(() => (error === null ? null : { code: error }), [error])
  return (
    <div className={styles.results} aria-live="polite">
      <FailureNote failure={failure} texts={RUN_FAILURE_TEXTS} />
      {nodes.map((node) =>
        node.error === null ? null : (
          <p key={node.id}>
            <strong>{nameOf(node)}</strong>: {i18n._(runFailureText(node.error).title)}
          </p>
        ),
      )}
      {run.completedAt !== null && credits.charged !== null && error === null ? (
        <Notice tone="success" title={i18n._(BUILDER_MESSAGES.preview_generated)}>
          <Trans>
            Pobrano: <CreditCount value={credits.charged} />.
          </Trans>
        </Notice>
      ) : null}
      {results.map(({ output, name, parts }) => (
        <div key={output} className={styles.results}>
          <strong>{name}</strong>
          <div className={styles.files}>
            {parts.map((part, at) => (
              // Parts differ by their order alone.
              // oxlint-disable-next-line react/no-array-index-key
              <PartView key={at} part={part} name={name} onBroken={onBroken} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
