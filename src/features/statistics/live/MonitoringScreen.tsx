import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CloudOff, Pause, Play, Radio, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { LIVE_MINUTES, type LiveSnapshot } from '#domain/statistics/live.ts'
import { useFormat } from '#i18n/format.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { announce } from '#ui/announce.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import rows from '#ui/Rows.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BarChart } from '../charts/BarChart.tsx'
import { TimeChart } from '../charts/TimeChart.tsx'
import figures from '../figures/Figures.module.css'
import { Unanswered } from '../figures/Unanswered.tsx'
import { StatisticsFrame } from '../StatisticsFrame.tsx'
import { METRIC_WORDS } from '../words/metricWords.ts'
import { TYPE_WORDS } from '../words/dimensionWords.ts'
import { pageText } from '../words/useRowText.ts'
import styles from './Monitoring.module.css'
import { type LiveState, useLive } from './useLive.ts'

/** /realtime-monitoring: the present activity in the shop. */
export function MonitoringScreen() {
  const { t } = useLingui()
  const { state, snapshot, error, pause, resume } = useLive()
  const isPaused = state === 'paused'
  useStateTold(state)
  return (
    <StatisticsFrame
      title={t`Monitoring na żywo`}
      lead={t`Co dzieje się w tej chwili. Wizyty widać tylko tych osób, które zgodziły się na liczenie.`}
      search={{}}
      actions={
        <Button
          icon={isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
          isDisabled={state === 'failed'}
          onPress={isPaused ? resume : pause}
        >
          {isPaused ? <Trans>Wznów</Trans> : <Trans>Wstrzymaj</Trans>}
        </Button>
      }
    >
      {state === 'failed' && snapshot === null ? (
        <Unanswered error={error} onRetry={resume} chart="time" />
      ) : (
        <>
          <StateLine state={state} at={snapshot?.at ?? null} onRetry={resume} />
          {snapshot === null ? <Awaited /> : <Now snapshot={snapshot} />}
        </>
      )}
    </StatisticsFrame>
  )
}

/** Announces a change of the connection; numbers that change every few seconds are not read aloud. */
function useStateTold(state: LiveState): void {
  const { t } = useLingui()
  const before = useRef(state)
  const tell = useEffectEvent((now: LiveState, then: LiveState) => {
    if (now === 'lost') announce(t`Połączenie przerwane, łączymy ponownie`)
    else if (now === 'failed') announce(t`Podgląd na żywo zatrzymany`)
    else if (now === 'live' && then === 'lost') announce(t`Znowu na żywo`)
  })
  useEffect(() => {
    if (before.current !== state) tell(state, before.current)
    before.current = state
  }, [state])
}

interface StateLineProps {
  readonly state: LiveState
  readonly at: string | null
  readonly onRetry: () => void
}

function StateLine({ state, at, onRetry }: StateLineProps) {
  const format = useFormat()
  const isOffline = useConnectionView() === 'offline'
  const moment = at === null ? '' : format.time(at)
  return (
    <p className={styles.state}>
      <StateBadge state={state} isOffline={isOffline} />
      {at === null ? null : (
        <span>
          <Trans>stan z {moment}</Trans>
        </span>
      )}
      {state === 'failed' ? (
        <Button size="small" onPress={onRetry}>
          <Trans>Spróbuj ponownie</Trans>
        </Button>
      ) : null}
    </p>
  )
}

function StateBadge({
  state,
  isOffline,
}: {
  readonly state: LiveState
  readonly isOffline: boolean
}): ReactNode {
  if (state === 'paused') {
    return (
      <Badge tone="neutral" icon={<Pause size={13} />}>
        <Trans>Wstrzymane</Trans>
      </Badge>
    )
  }
  if (state === 'live') {
    return (
      <Badge tone="success" icon={<Radio size={13} />}>
        <Trans>Na żywo</Trans>
      </Badge>
    )
  }
  if (isOffline) {
    return (
      <Badge tone="warning" icon={<CloudOff size={13} />}>
        <Trans>Bez sieci, wznowimy, gdy wróci</Trans>
      </Badge>
    )
  }
  return (
    <Badge tone={state === 'connecting' ? 'neutral' : 'warning'} icon={<RefreshCw size={13} />}>
      {state === 'connecting' ? (
        <Trans>Łączymy</Trans>
      ) : state === 'lost' ? (
        <Trans>Przerwane, łączymy ponownie</Trans>
      ) : (
        <Trans>Zatrzymane</Trans>
      )}
    </Badge>
  )
}

function Awaited() {
  return (
    <div className={figures.figures} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="box" height="20rem" />
      ))}
    </div>
  )
}

function Now({ snapshot }: { readonly snapshot: LiveSnapshot }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { minutes, pages, today, work, orders } = snapshot
  const money = (amount: number) => format.money({ amount, currencyCode: DEFAULT_CURRENCY })
  const count = (value: number) => format.number(value)
  const busy = work.filter(
    ({ waiting, underWay, completed, failed }) => waiting + underWay + completed + failed > 0,
  )
  return (
    <>
      <dl className={figures.keys}>
        <Key name={<Trans>Odsłony w {LIVE_MINUTES} min</Trans>} value={count(sum(minutes, 'views'))} />
        <Key name={<Trans>Zamówienia dziś</Trans>} value={count(today.orders)} />
        <Key name={<Trans>Przychód dziś</Trans>} value={money(today.revenue)} />
        <Key name={<Trans>Kredyty zużyte dziś</Trans>} value={count(today.creditsUsed)} />
      </dl>
      <div className={figures.figures}>
        <div className={figures.wide} data-wide="">
          <Card title={<Trans>Ostatnie {LIVE_MINUTES} minut</Trans>}>
            <TimeChart
              label={t`Odsłony i sesje minuta po minucie`}
              moments={minutes.map(({ at }) => ({ short: format.time(at), full: format.time(at) }))}
              series={[
                { name: i18n._(METRIC_WORDS.views), look: 'main', values: minutes.map(({ views }) => views) },
                {
                  name: i18n._(METRIC_WORDS.sessions),
                  look: 'second',
                  values: minutes.map(({ sessions }) => sessions),
                },
              ]}
              valueText={count}
              tickText={count}
              isWhole
              height={200}
            />
          </Card>
        </div>
        <Card title={<Trans>Teraz oglądane</Trans>}>
          {pages.length === 0 ? (
            <p className={figures.nothing}>
              <Trans>Przez ostatnie pół godziny nikogo tu nie widać.</Trans>
            </p>
          ) : (
            <BarChart
              label={t`Teraz oglądane`}
              bars={pages.map(({ page, views }) => ({
                key: page,
                name: pageText(page),
                value: views,
                previous: null,
              }))}
              valueText={count}
              whole={null}
              shareText={count}
            />
          )}
        </Card>
        <Card title={<Trans>Najnowsze zamówienia</Trans>}>
          {orders.length === 0 ? (
            <p className={figures.nothing}>
              <Trans>Nie ma jeszcze żadnego zamówienia.</Trans>
            </p>
          ) : (
            <ul className={rows.rows} aria-label={t`Najnowsze zamówienia`}>
              {orders.map(({ at, total, items }) => (
                <li key={`${at} ${total} ${items}`} className={rows.plain}>
                  <div className={rows.words}>
                    <span>
                      <Plural value={items} one="# sztuka" few="# sztuki" many="# sztuk" other="# sztuki" />
                    </span>
                    <span className={rows.muted}>{format.dateTime(at)}</span>
                  </div>
                  <span className={rows.amount}>{money(total)}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <div className={figures.wide} data-wide="">
          <Card
            title={<Trans>Praca generatorów</Trans>}
            lead={<Trans>Gotowe i nieudane: z ostatniej godziny.</Trans>}
          >
            {busy.length === 0 ? (
              <p className={figures.nothing}>
                <Trans>Nic teraz nie powstaje i przez godzinę nic nie powstało.</Trans>
              </p>
            ) : (
              <WorkTable work={busy} />
            )}
          </Card>
        </div>
      </div>
    </>
  )
}

function WorkTable({ work }: Pick<LiveSnapshot, 'work'>) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled area has to be reachable by keys
    <section className={figures.scrolled} aria-label={t`Praca według rodzaju`} tabIndex={0}>
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Rodzaj</Trans>
            </th>
            <th scope="col">
              <Trans>Czeka</Trans>
            </th>
            <th scope="col">
              <Trans>Powstaje</Trans>
            </th>
            <th scope="col">
              <Trans>Gotowe</Trans>
            </th>
            <th scope="col">
              <Trans>Nieudane</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {work.map(({ type, waiting, underWay, completed, failed }) => (
            <tr key={type}>
              <th scope="row">{i18n._(TYPE_WORDS[type])}</th>
              <td>{format.number(waiting)}</td>
              <td>{format.number(underWay)}</td>
              <td>{format.number(completed)}</td>
              <td data-failed={failed > 0 || undefined} className={styles.failed}>
                {format.number(failed)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Key({ name, value }: { readonly name: ReactNode; readonly value: string }) {
  return (
    <div className={figures.key}>
      <dt>{name}</dt>
      <dd>
        <span className={figures.amount}>{value}</span>
      </dd>
    </div>
  )
}

function sum(minutes: LiveSnapshot['minutes'], what: 'views' | 'sessions'): number {
  return minutes.reduce((all, minute) => all + minute[what], 0)
}
