import { Trans, useLingui } from '@lingui/react/macro'
import { ChartNoAxesColumnIncreasing } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GenerationStats } from '#domain/generation/archive.ts'
import { useFormat } from '#i18n/format.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useStats } from '../archive/useStats.ts'
import { useGenerations } from '../device/useGenerations.ts'
import styles from './StatsView.module.css'

/** The generations in numbers: all from the server; without it, this device's. */
export function StatsView({ isOffline }: { readonly isOffline: boolean }) {
  const stats = useStats()
  const device = useGenerations()
  if (stats.data !== undefined) return <Numbers stats={stats.data} />
  if (stats.error !== null && !device.isLoading && !device.isFailed && device.history.length > 0) {
    return (
      <>
        <Notice tone="neutral">
          {isOffline ? (
            <Trans>Bez połączenia liczymy tylko to, co jest na tym urządzeniu.</Trans>
          ) : (
            <Trans>Serwis nie odpowiada, więc liczymy tylko to, co jest na tym urządzeniu.</Trans>
          )}
        </Notice>
        <Numbers stats={device.stats} />
      </>
    )
  }
  if (stats.error !== null) return <ErrorState onRetry={() => void stats.refetch()} />
  return (
    <div className={styles.numbers} aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.number}>
          <Skeleton width="60%" />
          <Skeleton width="40%" height="2.25rem" />
        </div>
      ))}
    </div>
  )
}

function Numbers({ stats }: { readonly stats: GenerationStats }) {
  const { t } = useLingui()
  const format = useFormat()
  if (stats.total === 0) {
    return (
      <EmptyState
        icon={<ChartNoAxesColumnIncreasing size={28} />}
        title={t`Nie ma jeszcze czego liczyć`}
        description={t`Po pierwszej pracy zobaczysz tu, ile się udało i ile to kosztowało.`}
        action={
          <ButtonLink to="/generatory" variant="primary">
            <Trans>Wybierz generator</Trans>
          </ButtonLink>
        }
      />
    )
  }
  const ended = stats.successes + stats.failures
  const share = ended === 0 ? null : stats.successes / ended
  return (
    <div className={styles.stats}>
      <dl className={styles.numbers}>
        <Fact name={<Trans>Wszystkie prace</Trans>} value={format.number(stats.total)} />
        <Fact name={<Trans>Udane</Trans>} value={format.number(stats.successes)}>
          {share === null ? null : format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
        </Fact>
        <Fact name={<Trans>Nieudane</Trans>} value={format.number(stats.failures)}>
          <Trans>bez opłaty</Trans>
        </Fact>
        <Fact name={<Trans>Wydane kredyty</Trans>} value={format.number(stats.creditsUsed)} />
        <Fact
          name={<Trans>Średni czas</Trans>}
          value={stats.averageProcessingTime === null ? '–' : format.duration(stats.averageProcessingTime)}
        />
        <Fact
          name={<Trans>Ostatnia praca</Trans>}
          value={stats.lastGenerationAt === null ? '–' : format.relativeTime(stats.lastGenerationAt)}
        />
      </dl>
      <Kinds stats={stats} />
    </div>
  )
}

function Fact({ name, value, children }: { name: ReactNode; value: string; children?: ReactNode }) {
  return (
    <div className={styles.number}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {children == null ? null : <span className={styles.aside}>{children}</span>}
      </dd>
    </div>
  )
}

/** How much of each kind, as bars beside each other. */
function Kinds({ stats }: { readonly stats: GenerationStats }) {
  const { t } = useLingui()
  const format = useFormat()
  const kinds = [
    { name: t`Obrazy`, count: stats.imageCount },
    { name: t`Wideo`, count: stats.videoCount },
    { name: t`Dźwięk`, count: stats.audioCount },
  ]
  const most = Math.max(1, ...kinds.map(({ count }) => count))
  return (
    <dl className={styles.kinds}>
      {kinds.map(({ name, count }) => (
        <div key={name} className={styles.kind}>
          <dt>{name}</dt>
          <dd>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles.count}>{format.number(count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
