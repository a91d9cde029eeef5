import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { FormContext } from '#domain/template/fillForm.ts'
import { quoteRun } from '#domain/template/quote.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TemplateForm } from '#ui/templateForm/TemplateForm.tsx'
import { useStore } from '#ui/useStore.ts'
import { useTemplateForm } from '#ui/templateForm/useTemplateForm.ts'
import { useTemplate, useTemplatePart } from '../../document/BuilderContext.tsx'
import { useEnginePrice } from '../../engines/useEngines.ts'
import { PAGE_FILES } from '../../form/pageFiles.ts'
import { useNodeResults } from '../../run/RunFollower.tsx'
import stack from '../PanelStack.module.css'
import { PreviewContext } from './PreviewContext.tsx'
import { PreviewResults } from './PreviewResults.tsx'
import { RealPart } from './RealPart.tsx'
import { RealRun } from './RealRun.tsx'
import { TrialScope } from '../../run/TrialScope.tsx'
import { Trace } from './Trace.tsx'
import { askedTrialForm } from './trialForm.ts'
import styles from './PreviewPanel.module.css'

/**
 * A dry run with the form as it is filled here: the nodes that run, the ways of branches, the results and the price
 * (specification part 2, section 1). Computed in the page by the server's rules, without a network and without a
 * credit; one more press starts a real run.
 */
export default function PreviewPanel() {
  const { t, i18n } = useLingui()
  const [context, setContext] = useState<FormContext>({
    language: i18n.locale,
    device: 'desktop',
    isPreview: true,
  })
  const form = useTemplateForm({ steps: useTemplatePart('form'), context, draft: null })
  const template = useDeferredValue(useTemplate())
  const values = useDeferredValue(form.values)
  const enginePrice = useEnginePrice()
  const { trial, tried } = useNodeResults()
  const scope = useStore(trial)?.scope ?? null
  useEffect(
    () => trial.set({ values, context, scope: trial.getSnapshot()?.scope ?? null }),
    [trial, values, context],
  )
  const asked = useStore(askedTrialForm)
  const { check } = form
  useEffect(() => {
    if (asked === null) return
    askedTrialForm.set(null)
    // The target renders first.
    queueMicrotask(check)
    // Only who asks is answered, not each letter that is typed after it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  const run = useStore(tried)
  const quote = useMemo(
    () => quoteRun(template, { values, context, enginePrice }),
    [template, values, context, enginePrice],
  )

  if (template.nodes.length === 0) {
    return (
      <p className={stack.text}>
        <Trans>Dodaj węzły, a tu zobaczysz, co zrobi uruchomienie, zanim wyda choć jeden kredyt.</Trans>
      </p>
    )
  }
  return (
    <div className={stack.stack}>
      <PreviewContext value={context} onChange={setContext} />
      {form.steps.length === 0 ? null : (
        <div className={styles.form}>
          <h3 className={styles.title}>
            <Trans>Dane na próbę</Trans>
          </h3>
          <TemplateForm
            form={form}
            label={t`Dane na próbę`}
            files={PAGE_FILES}
            isPreview
            onComplete={noWork}
            submit={null}
          />
        </div>
      )}
      {scope === null ? null : (
        <TrialScope scope={scope} onWhole={() => trial.set({ values, context, scope: null })} />
      )}
      {run === null ? null : (
        <>
          <p className={styles.price} aria-live="polite">
            <span>
              <Trans>To uruchomienie</Trans>
            </span>
            <strong>
              <CreditCount value={run.price} />
            </strong>
          </p>
          {run.unordered.length > 0 ? (
            <Notice tone="warning">
              <Trans>Węzły w pętli i za nią nie zostaną uruchomione.</Trans>
            </Notice>
          ) : null}
          <PreviewResults template={template} results={run.results} />
          <Trace template={template} trace={run.trace} />
        </>
      )}
      {scope === null ? (
        <RealRun
          template={template}
          values={form.values}
          context={context}
          price={quote}
          onIncomplete={form.check}
        />
      ) : (
        <RealPart scope={scope} trial={{ values: form.values, context }} onIncomplete={form.check} />
      )}
    </div>
  )
}

/** The trace follows each letter: there is nothing to send. */
const noWork = () => undefined
