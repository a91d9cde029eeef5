import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isEnded } from '#domain/generation/generation.ts'
import type { FormValues } from '#domain/template/formValues.ts'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import { useServices } from '#services/services.tsx'
import { useVisitor } from '#services/useVisitor.ts'
import { Notice } from '#ui/Notice.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { useRuns } from '../device/useRuns.ts'
import { RunForm } from '../run/RunForm.tsx'
import { RunPanel } from '../run/RunPanel.tsx'
import { RunResults } from '../run/RunResults.tsx'
import { runQuery } from '../templateQueries.ts'
import styles from './TemplatePage.module.css'

export interface TemplateWorkProps {
  readonly template: PublicTemplate
  /** The run that is shown; undefined for the one of this device that is under way. */
  readonly run: string | undefined
  readonly onRun: (run: string | undefined) => void
  readonly isOffline: boolean
  /** An example that the form is to be filled like; each press is another object. */
  readonly example: FormValues | null
  /** While something is under way, such as whether to be told when it is ready. */
  readonly whileMaking: ReactNode
}

/** The form, with its started run above it. */
export function TemplateWork({ template, run, onRun, isOffline, example, whileMaking }: TemplateWorkProps) {
  const rows = useRuns()
  const place = useRef<HTMLDivElement>(null)
  const own = (rows ?? []).filter(({ slug }) => slug === template.slug)
  const shown =
    run === undefined
      ? (own.find(({ status }) => !isEnded(status)) ?? null)
      : (own.find(({ id, refCode }) => id === run || refCode === run) ?? null)
  const isElsewhere = run !== undefined && rows !== null && shown === null

  const [started, setStarted] = useState<string | null>(null)
  const isThere = shown !== null && shown.refCode === started
  // A just started run is scrolled into view once it is rendered.
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }, [isThere])

  function showRun(refCode: string): void {
    setStarted(refCode)
    onRun(refCode)
  }

  return (
    <>
      <div ref={place} className={styles.place}>
        {shown === null ? null : <RunPanel key={shown.refCode} row={shown} isOffline={isOffline} />}
        {isElsewhere ? <OtherDevicesRun id={run} slug={template.slug} /> : null}
        {shown !== null && !isEnded(shown.status) && !shown.asks ? whileMaking : null}
      </div>
      <RunForm
        template={template}
        isOffline={isOffline}
        latest={own[0] ?? null}
        example={example}
        onStarted={showRun}
      />
    </>
  )
}

/** A run that this device doesn’t keep, as the account knows it. */
function OtherDevicesRun({ id, slug }: { readonly id: string; readonly slug: string }) {
  const services = useServices()
  const visitor = useVisitor()
  const { data, isError } = useQuery({ ...runQuery(services, id), enabled: visitor === 'verified' })
  if (data !== undefined) return <RunResults run={data} slug={slug} />
  return isError ? (
    <Notice tone="warning" action={<TextLink to="/historia">Historia</TextLink>}>
      <Trans>Tego wyniku już tu nie ma.</Trans>
    </Notice>
  ) : null
}
