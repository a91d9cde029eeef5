import { Trans, useLingui } from '@lingui/react/macro'
import { Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isEnded } from '#domain/generation/generation.ts'
import { isUnderWay } from '#offline/jobs/jobRow.ts'
import type { TemplateRunRow } from '#offline/templateRuns/templateRunRow.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { runFailureText } from '#ui/templateForm/runFailures.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { useRunAction } from '../device/useRunAction.ts'
import { PriceRange } from '#ui/PriceRange.tsx'
import { NodeSteps } from './NodeSteps.tsx'
import styles from './Run.module.css'
import { RunResults } from './RunResults.tsx'
import { refusalText } from './runTexts.ts'

export interface RunPanelProps {
  readonly row: TemplateRunRow
  readonly isOffline: boolean
}

/** A run: its question, the progress of each part, and its results. */
export function RunPanel({ row, isOffline }: RunPanelProps) {
  const { t } = useLingui()
  useSpokenEnd(row)
  return (
    <section className={styles.panel} aria-label={t`Wynik szablonu`} data-run={row.status}>
      {row.asks ? <AskAgain row={row} isOffline={isOffline} /> : <Standing row={row} isOffline={isOffline} />}
      {row.run === null ? null : <RunResults run={row.run} slug={row.slug} />}
    </section>
  )
}

function Standing({ row, isOffline }: RunPanelProps) {
  const { i18n, t } = useLingui()
  const act = useRunAction()
  const { run, refusal } = row
  const charged = run?.credits.charged ?? 0
  if (row.status === 'completed') {
    return run === null ? null : (
      <p className={styles.done}>
        <strong>
          <Trans>Gotowe</Trans>
        </strong>{' '}
        <span className={styles.note}>
          {run.credits.charged === null ? null : (
            <Trans>
              Pobrano <CreditCount value={run.credits.charged} />.
            </Trans>
          )}
        </span>
      </p>
    )
  }
  if (row.status === 'cancelled') {
    return (
      <Notice tone="neutral">
        <Trans>Zatrzymano. Za to, co nie powstało, kredyty wróciły.</Trans>
        {charged > 0 ? (
          <>
            {' '}
            <Trans>
              Pobrano <CreditCount value={charged} />.
            </Trans>
          </>
        ) : null}
      </Notice>
    )
  }
  if (row.status === 'failed') {
    const { title, text } = refusal === null ? runFailureText(run?.error ?? null) : refusalText(refusal)
    return (
      <Notice
        tone="danger"
        title={i18n._(title)}
        {...(refusal === 'INSUFFICIENT_CREDITS'
          ? { action: <TextLink to="/kredyty">{t`Dokup kredyty`}</TextLink> }
          : {})}
      >
        {i18n._(text)}
      </Notice>
    )
  }
  return (
    <>
      <ProgressBar
        label={progressLabel()}
        value={run?.progress ?? 0}
        {...(isOffline ? { description: <Trans>Bez sieci nie widać postępu, ale praca trwa.</Trans> } : {})}
      />
      {run === null ? null : <NodeSteps nodes={run.nodes} />}
      <div className={styles.actions}>
        <span className={styles.note}>
          <Trans>Możesz stąd wyjść. Wynik znajdziesz też w Historii.</Trans>
        </span>
        <Button
          size="small"
          variant="quiet"
          icon={<Square size={16} />}
          isPending={row.isCancelling}
          onPress={() => void act((actions) => actions.cancel(row.refCode))}
        >
          <Trans>Zatrzymaj</Trans>
        </Button>
      </div>
    </>
  )

  function progressLabel(): string {
    if (row.isCancelling) return t`Zatrzymujemy`
    if (isUnderWay(row)) return row.run?.status === 'pending' ? t`Czeka na swoją kolej` : t`Powstaje`
    return t`Wysyłamy`
  }
}

/** It waits for a yes: it was asked for without a network, or its price is another by now. */
function AskAgain({ row, isOffline }: RunPanelProps) {
  const { t } = useLingui()
  const act = useRunAction()
  const title = row.refusal === 'TEMPLATE_PRICE_CHANGED' ? t`Cena się zmieniła` : t`To czeka na Twoją zgodę`
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="small"
            isDisabled={isOffline}
            onPress={() => void act((actions) => actions.confirm(row.refCode, row.price))}
          >
            <Trans>Stwórz</Trans>
          </Button>
          <Button
            size="small"
            variant="quiet"
            onPress={() => void act((actions) => actions.cancel(row.refCode))}
          >
            <Trans>Nie teraz</Trans>
          </Button>
        </div>
      }
    >
      {isOffline ? (
        <Trans>Zapisane na tym urządzeniu. Gdy wróci sieć, przed pobraniem kredytów zapytamy o cenę.</Trans>
      ) : (
        <Trans>
          Cena: <PriceRange price={row.price} displayRange />. Zacząć?
        </Trans>
      )}
    </Notice>
  )
}

/** Announces the end once, to a person who sees it end. */
function useSpokenEnd({ refCode, status, run }: TemplateRunRow): void {
  const { i18n, t } = useLingui()
  const before = useRef({ refCode, status })
  useEffect(() => {
    const wasUnderWay = before.current.refCode === refCode && !isEnded(before.current.status)
    before.current = { refCode, status }
    if (!wasUnderWay || !isEnded(status)) return
    if (status === 'completed') announce(t`Gotowe. Wynik jest na stronie.`)
    else if (status === 'failed') announce(i18n._(runFailureText(run?.error ?? null).title))
  }, [refCode, status, run, i18n, t])
}
