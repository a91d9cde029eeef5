import { Trans, useLingui } from '@lingui/react/macro'
import { Play, Square } from 'lucide-react'
import { takenFaultOf } from '#api/product/templateCalls.ts'
import { fillForm, type FormContext, formFaults, type FormValues } from '#domain/template/fillForm.ts'
import { matchesPattern } from '#domain/template/pattern/matchPattern.ts'
import type { PartOfRun } from '#domain/template/takenResult.ts'
import { isPublishable } from '#domain/template/validateTemplate.ts'
import type { Quote } from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Notice } from '#ui/Notice.tsx'
import { Button } from '#ui/Button.tsx'
import { PriceRange } from '#ui/PriceRange.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useBuilder } from '../../document/BuilderContext.tsx'
import { useProblems } from '../../document/problems.tsx'
import { useConnectionView } from '#services/connectionView.ts'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { TAKEN_FAULT_WORDS } from '../../words/takenFaultWords.ts'
import { BUILDER_MESSAGES } from '../../words/builderMessages.ts'
import { leadTo } from '../leadTo.ts'
import stack from '../PanelStack.module.css'
import { RunResults } from './RunResults.tsx'
import { useRealRun } from './useRealRun.ts'
import styles from './PreviewPanel.module.css'

export interface RealRunProps {
  readonly template: Template
  readonly values: FormValues
  readonly context: FormContext
  /** Future results may still decide the price between its bounds. */
  readonly price: Quote
  /** The part of the template that is run; none for all of it. */
  readonly part?: PartOfRun
  /** Called on a press while the form has faults: nothing is started. */
  readonly onIncomplete: () => void
}

/** Runs the template for real, by the author’s own credits; nodes show on the graph how far each is. */
export function RealRun({ template, values, context, price, part, onIncomplete }: RealRunProps) {
  const { t, i18n } = useLingui()
  const nameOf = useNodeName()
  const document = useBuilder()
  const isRunnable = isPublishable(useProblems())
  const isOffline = useConnectionView() === 'offline'
  const { run, start, cancel, renew, isStarting, failure } = useRealRun()
  const isUnderWay = run !== null && run.completedAt === null
  const unusable = takenFaultOf(failure)
  const blamed = template.nodes.find(({ id }) => id === unusable?.node)

  function press(): void {
    const filled = fillForm(template.form, values, context)
    if (formFaults(filled.asked, filled, matchesPattern).length > 0) onIncomplete()
    else start({ template, values, context, credits: price.most, ...(part === undefined ? {} : { part }) })
  }

  return (
    <div className={stack.stack}>
      <h3 className={styles.title}>
        {part === undefined ? (
          <Trans>Prawdziwe uruchomienie</Trans>
        ) : (
          <Trans>Prawdziwe uruchomienie tej części</Trans>
        )}
      </h3>
      <p className={stack.text}>
        {isOffline ? (
          <Trans>Próba powyżej działa bez sieci. Prawdziwe uruchomienie potrzebuje połączenia.</Trans>
        ) : !isRunnable ? (
          <Trans>Najpierw popraw błędy z panelu „Problemy”.</Trans>
        ) : price.most === 0 ? (
          <Trans>To uruchomienie nic nie kosztuje.</Trans>
        ) : (
          <Trans>
            Zapłacisz swoimi kredytami: <PriceRange price={price} displayRange />. Za to, co się nie uda,
            kredyty wracają.
          </Trans>
        )}
      </p>
      {failure === null ? null : (
        <>
          <strong>{i18n._(BUILDER_MESSAGES.template_preview_failed)}</strong>
          {unusable === null ? (
            <TemplateFailureNote failure={failure} />
          ) : (
            <Notice
              tone="danger"
              action={
                blamed === undefined ? undefined : (
                  <Button size="small" onPress={() => leadTo(document, { part: 'node', id: blamed.id })}>
                    <Trans>Pokaż węzeł</Trans>
                  </Button>
                )
              }
            >
              {blamed === undefined ? null : <strong>{nameOf(blamed)}. </strong>}
              {i18n._(TAKEN_FAULT_WORDS[unusable.fault])}
            </Notice>
          )}
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
          onPress={press}
        >
          {part === undefined ? <Trans>Uruchom</Trans> : <Trans>Uruchom tę część</Trans>}
        </Button>
      )}
      {run === null ? null : <RunResults run={run} onBroken={renew} />}
    </div>
  )
}
