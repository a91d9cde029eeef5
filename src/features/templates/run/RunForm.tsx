import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { FormValues } from '#domain/template/formValues.ts'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import type { WantedRun } from '#offline/templateRuns/runCommands.ts'
import type { TemplateRunRow } from '#offline/templateRuns/templateRunRow.ts'
import { creditsQuery } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { useVisitor } from '#services/useVisitor.ts'
import { afterPress } from '#ui/afterPress.ts'
import { Button } from '#ui/Button.tsx'
import { StartBar } from '#ui/jobs/StartBar.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PriceRange } from '#ui/PriceRange.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { TemplateForm } from '#ui/templateForm/TemplateForm.tsx'
import { useStart } from '#ui/jobs/useStart.ts'
import { useTemplateForm } from '#ui/templateForm/useTemplateForm.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useRunAction } from '../device/useRunAction.ts'
import { formDraftStore } from '../device/formDraftStore.ts'
import { templateLanguage } from '../pageData.ts'
import { runState } from './runState.ts'
import { useFormFiles } from './useFormFiles.tsx'
import { useQuote } from './useQuote.ts'

/** Long enough to see the old values, find the button and press it, also with a screen reader. */
const UNDO_MS = 10_000

export interface RunFormProps {
  readonly template: PublicTemplate
  readonly isOffline: boolean
  /** The latest run of this template on this device. */
  readonly latest: TemplateRunRow | null
  /** An example that the form is to be filled like; each press is another object. */
  readonly example: FormValues | null
  /** Called with the refCode of the started run. */
  readonly onStarted: (refCode: string) => void
}

/** The form of a template with its price, and the press that runs it. */
export function RunForm({ template, isOffline, latest, example, onStarted }: RunFormProps) {
  const { i18n, t } = useLingui()
  const services = useServices()
  const visitor = useVisitor()
  const language = templateLanguage(i18n.locale)
  const device = useMedia('(width < 48rem)') ? 'phone' : 'desktop'
  const [draft] = useState(() => formDraftStore(template.slug))
  const context = useMemo(() => ({ language, device, isPreview: false }), [language, device])
  const form = useTemplateForm({ steps: template.form, context, draft })
  const credits = useQuery({ ...creditsQuery(services), enabled: visitor === 'verified' })
  const { values, isSound } = form
  const { price, isOfForm } = useQuote({ template, isOffline, isSound, values, language, device })
  const state = runState({
    visitor,
    isAvailable: template.isAvailable,
    price,
    isOfForm,
    available: credits.data?.available ?? null,
    isOffline,
  })
  const act = useRunAction()
  const { isStarting, start } = useStart()
  const files = useFormFiles({ slug: template.slug, isOffline, visitor })
  useRefusedFields(latest, form.refuse)
  const fill = useEffectEvent((like: FormValues) => {
    const undo = form.fillWith(like)
    showToast({
      id: 'template-filled',
      type: 'info',
      title: t`Formularz jest wypełniony jak w przykładzie.`,
      duration: UNDO_MS,
      action: { label: t`Cofnij`, onAction: undo },
    })
  })
  useEffect(() => {
    // It may go to another step: not under a finger, and not while React is still about this one.
    if (example !== null) afterPress(() => fill(example))
  }, [example])

  async function run(): Promise<void> {
    if (state.kind !== 'ready' && state.kind !== 'later') return
    const isLater = state.kind === 'later'
    const { slug, title } = template
    const wanted: WantedRun = { slug, title, values, language, device, price, isOffline: isLater }
    const refCode = await start(() => act((actions) => actions.ask(wanted)), isLater)
    if (refCode !== undefined) onStarted(refCode)
  }

  return (
    <>
      {form.isRestored ? (
        <Notice
          tone="neutral"
          action={
            <Button size="small" onPress={form.reset}>
              <Trans>Zacznij od nowa</Trans>
            </Button>
          }
        >
          <Trans>Twoje odpowiedzi są zachowane.</Trans>
        </Notice>
      ) : null}
      <TemplateForm
        form={form}
        label={t`Formularz: ${template.title}`}
        files={files}
        onComplete={() => void run()}
        submit={
          <StartBar
            state={state}
            price={<PriceRange price={price} displayRange={template.displayRange} />}
            note={
              price.least === price.most ? undefined : (
                <Trans>Zależy od odpowiedzi. Płacisz tylko za to, co powstanie.</Trans>
              )
            }
            unavailable={<Trans>Jeden z silników szablonu teraz nie działa.</Trans>}
            verb={<Trans>Stwórz</Trans>}
            isStarting={isStarting}
          />
        }
      />
    </>
  )
}

/** Leads to the fields that the server has something against, in a run that is seen to be refused on this page. */
function useRefusedFields(
  latest: TemplateRunRow | null,
  refuse: (faults: TemplateRunRow['faults']) => void,
): void {
  const lead = useEffectEvent(() => {
    if (latest !== null) refuse(latest.faults)
  })
  const refCode = latest?.refCode ?? null
  const isRefused = latest !== null && latest.faults.length > 0
  const before = useRef({ refCode, isRefused })
  useEffect(() => {
    const wasUnderWay = before.current.refCode === refCode && !before.current.isRefused
    before.current = { refCode, isRefused }
    // It may go to another step: not under a finger, and not while React is still about this one.
    if (isRefused && wasUnderWay) afterPress(() => lead())
  }, [refCode, isRefused])
}
