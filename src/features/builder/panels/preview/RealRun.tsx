import { Trans, useLingui } from '@lingui/react/macro'
import { Play, Square } from 'lucide-react'
import type { RunValues } from '#domain/template/dryRun.ts'
import type { FormContext } from '#domain/template/fillForm.ts'
import { isPublishable } from '#domain/template/validateTemplate.ts'
import type { Quote } from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { PriceRange } from '#ui/PriceRange.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useProblems } from '../../document/problems.tsx'
import { useConnectionView } from '#services/connectionView.ts'
import { BUILDER_MESSAGES } from '../../words/builderMessages.ts'
import stack from '../PanelStack.module.css'
import { RunResults } from './RunResults.tsx'
import { useRealRun } from './useRealRun.ts'
import styles from './PreviewPanel.module.css'

export interface RealRunProps {
  readonly template: Template
  readonly values: RunValues
  readonly context: FormContext
  /** What nodes will give may still decide between its ends. */
  readonly price: Quote
  /** The node of which a part of the template is run; none for all of it. */
  readonly partOf?: string
}

/** Runs the template for real, by the author’s own credits; nodes show on the graph how far each is. */
export function RealRun({ template, values, context, price, partOf }: RealRunProps) {
  const { t, i18n } = useLingui()
  const isRunnable = isPublishable(useProblems())
  const isOffline = useConnectionView() === 'offline'
  const { run, start, cancel, renew, isStarting, failure } = useRealRun()
  const isUnderWay = run !== null && run.completedAt === null
  return (
    <div className={stack.stack}>
      <h3 className={styles.title}>
        {partOf === undefined ? (
          <Trans>Prawdziwe uruchomienie</Trans>
        ) : (
          <Trans>Prawdziwe uruchomienie tej części</Trans>
        )}
      </h3>
      <p className={stack.text}>
        {isOffline ? (
          <Trans>Próba powyżej działa bez sieci. Prawdziwe uruchomienie potrzebuje połączenia.</Trans>
        ) : isRunnable ? (
          <Trans>
            Zapłacisz swoimi kredytami: <PriceRange price={price} displayRange />. Za to, co się nie uda,
            kredyty wracają.
          </Trans>
        ) : (
          <Trans>Najpierw popraw błędy z panelu „Problemy”.</Trans>
        )}
      </p>
      {failure === null ? null : (
        <>
          <strong>{i18n._(BUILDER_MESSAGES.template_preview_failed)}</strong>
          <TemplateFailureNote failure={failure} />
        </>
      )}
      {isUnderWay ? (
        <>
          <ProgressBar label={t`Uruchomienie`} value={run.progress} />
          <Button icon={<Square size={18} aria-hidden="true" />} onPress={cancel}>
            <Trans>Zatrzymaj</Trans>
          </Button>
        </>
      ) : (
        <Button
          icon={<Play size={18} aria-hidden="true" />}
          isDisabled={!isRunnable || isOffline}
          isPending={isStarting}
          onPress={() => start({ template, values, context, credits: price.most })}
        >
          {partOf === undefined ? <Trans>Uruchom</Trans> : <Trans>Uruchom tę część</Trans>}
        </Button>
      )}
      {run === null ? null : <RunResults run={run} onBroken={renew} />}
    </div>
  )
}
