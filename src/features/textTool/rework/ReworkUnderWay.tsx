import { Trans, useLingui } from '@lingui/react/macro'
import { isEnded } from '#domain/generation/generation.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { isResting, isUnderWay } from '#offline/jobs/jobRow.ts'
import type { Rework } from '#offline/texts/textReworks.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { Button } from '#ui/Button.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { TASK_WORDS } from '#ui/generatorOptions/taskWords.ts'
import styles from '../panels/Panel.module.css'
import looks from './Rework.module.css'
import { reworkFailure } from './reworkFailures.ts'
import { useReworkAction } from './useReworkAction.ts'

/** A rework without an answer yet: its question, how far it is, or why it came to nothing. */
export function ReworkUnderWay({ rework: { row, job } }: { readonly rework: Rework }) {
  const { i18n } = useLingui()
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{i18n._(TASK_WORDS[row.task])}</h3>
      {job === null ? <JobAway id={row.id} /> : <JobStanding job={job} />}
      <blockquote className={looks.quoted} dir="auto">
        {row.words}
      </blockquote>
    </section>
  )
}

/** The history of this device is read anew after a sign-in; a job that isn't there then is in the account's. */
function JobAway({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const act = useReworkAction()
  return (
    <Notice
      tone="neutral"
      title={t`Tej odpowiedzi nie ma teraz na urządzeniu`}
      action={
        <Button size="small" onPress={() => void act((actions) => actions.drop(id))}>
          <Trans>Rozumiem</Trans>
        </Button>
      }
    >
      <Trans>
        Jeśli powstała, znajdziesz ją w <TextLink to="/historia">Historii</TextLink>.
      </Trans>
    </Notice>
  )
}

function JobStanding({ job }: { readonly job: GenerationRow }) {
  const isOffline = useConnectionView() === 'offline'
  if (job.asks) return <AskAgain job={job} isOffline={isOffline} />
  if (job.status === 'failed') return <Failed job={job} />
  if (isEnded(job.status)) return <Skeleton shape="box" height="6rem" />
  return <Making job={job} isOffline={isOffline} />
}

interface JobProps {
  readonly job: GenerationRow
  readonly isOffline: boolean
}

/** It waits for a yes: it was asked for without a network, or its price is another by now. */
function AskAgain({ job, isOffline }: JobProps) {
  const { t } = useLingui()
  const act = useReworkAction()
  const { credits } = job.usage
  const title =
    job.error?.code === 'GENERATOR_PRICE_CHANGED' ? t`Cena się zmieniła` : t`To czeka na Twoją zgodę`
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <div className={styles.buttons}>
          <Button
            variant="primary"
            size="small"
            isDisabled={isOffline}
            onPress={() => void act((actions) => actions.confirm(job.refCode, credits))}
          >
            <Trans>Popraw</Trans>
          </Button>
          <Button
            size="small"
            variant="quiet"
            onPress={() => void act((actions) => actions.decline(job.refCode))}
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
          Cena: <CreditCount value={credits} />. Zacząć?
        </Trans>
      )}
    </Notice>
  )
}

function Failed({ job }: { readonly job: GenerationRow }) {
  const { i18n } = useLingui()
  const act = useReworkAction()
  const { title, text } = reworkFailure(job.error)
  const lacksCredits =
    job.error?.reason === 'INSUFFICIENT_CREDITS' || job.error?.code === 'INSUFFICIENT_CREDITS'
  return (
    <Notice
      tone="danger"
      title={i18n._(title)}
      action={
        <Button size="small" onPress={() => void act((actions) => actions.drop(job.refCode))}>
          <Trans>Zacznij jeszcze raz</Trans>
        </Button>
      }
    >
      {i18n._(text)}{' '}
      {lacksCredits ? (
        <TextLink to="/kredyty">
          <Trans>Dokup kredyty</Trans>
        </TextLink>
      ) : null}
    </Notice>
  )
}

function Making({ job, isOffline }: JobProps) {
  const act = useReworkAction()
  const isLost = isUnderWay(job) && job.refund === 0 && job.usage.credits > 0
  return (
    <Notice
      tone="generated"
      title={useStanding(job, isOffline)}
      action={
        <div className={styles.buttons}>
          {isResting(job) ? (
            <Button size="small" onPress={() => void act((actions) => actions.check(job.refCode))}>
              <Trans>Sprawdź teraz</Trans>
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            isPending={job.isCancelling}
            onPress={() => void act((actions) => actions.cancel(job.refCode))}
          >
            {isLost ? <Trans>Anuluj bez zwrotu</Trans> : <Trans>Anuluj</Trans>}
          </Button>
        </div>
      }
    >
      {isLost ? (
        <Trans>Dostawca bierze już za to zapłatę. Odpowiedź poczeka, także gdy stąd wyjdziesz.</Trans>
      ) : (
        <Trans>Możesz pisać dalej albo stąd wyjść. Odpowiedź poczeka.</Trans>
      )}
    </Notice>
  )
}

function useStanding(job: GenerationRow, isOffline: boolean): string {
  const { t } = useLingui()
  if (job.isCancelling) return t`Anulujemy…`
  if (job.status === 'pending') return isOffline ? t`Czeka na sieć. Wyślemy to tylko raz.` : t`Wysyłamy…`
  if (isOffline) return t`Powstaje. Pokażemy odpowiedź, gdy wróci sieć.`
  if (isResting(job)) return t`Trwa dłużej niż zwykle. Nadal powstaje.`
  const place = job.queuePosition
  return place > 0 ? t`W kolejce: miejsce ${place}.` : t`Silnik pisze…`
}
