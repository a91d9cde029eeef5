import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MOST_SCORE } from '#domain/engagement/eventKinds.ts'
import { INTERACTION_POINTS, scoreOf, SCROLL_POINTS, TIME_POINTS } from '#domain/engagement/score.ts'
import type { Session } from '#domain/engagement/visitor.ts'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Card } from '#ui/Card.tsx'
import styles from './Visits.module.css'
import { useLength } from './useLength.ts'

/** The score of the present session, with its three parts and their sources. */
export function ScoreCard({ session }: { readonly session: Session }) {
  const { t } = useLingui()
  const format = useFormat()
  const length = useLength()
  const score = scoreOf(session)
  const { ms, interactions, depth } = session
  const percent = format.number(depth / 100, { style: 'percent' })
  const time = length(ms)
  const { perMinute } = TIME_POINTS
  const { each } = INTERACTION_POINTS
  return (
    <Card
      title={<Trans>Zaangażowanie w tej sesji</Trans>}
      lead={<Trans>Jedna liczba z trzech części. Poniżej widać, skąd się bierze.</Trans>}
      actions={
        <p className={styles.total}>
          <strong>{format.number(score.total)}</strong>{' '}
          <span>
            <Trans>ze {format.number(MOST_SCORE)}</Trans>
          </span>
        </p>
      }
    >
      <dl className={styles.parts}>
        <Part name={t`Czas`} points={score.time} most={TIME_POINTS.most}>
          <Trans>
            {time} aktywności, {perMinute} punktów za minutę.
          </Trans>
        </Part>
        <Part name={t`Aktywność`} points={score.interactions} most={INTERACTION_POINTS.most}>
          <Plural
            value={interactions}
            one="# kliknięcie lub zmiana,"
            few="# kliknięcia lub zmiany,"
            many="# kliknięć lub zmian,"
            other="# kliknięcia lub zmiany,"
          />{' '}
          <Trans>{each} punkty za każde.</Trans>
        </Part>
        <Part name={t`Przewijanie`} points={score.scroll} most={SCROLL_POINTS.most}>
          <Trans>Najdalej do {percent} strony.</Trans>
        </Part>
      </dl>
    </Card>
  )
}

interface PartProps {
  readonly name: string
  readonly points: number
  readonly most: number
  /** The source of the points. */
  readonly children: ReactNode
}

function Part({ name, points, most, children }: PartProps) {
  const format = useFormat()
  return (
    <div className={styles.part}>
      <dt>{name}</dt>
      <dd className={styles.points}>
        <Trans>
          {format.number(points)} z {format.number(most)}
        </Trans>
      </dd>
      <dd className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ transform: `scaleX(${points / most})` }} />
      </dd>
      <dd className={styles.why}>{children}</dd>
    </div>
  )
}
