import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useState } from 'react'
import styles from './Charts.module.css'
import {
  across,
  areaPath,
  labelledIndexes,
  linePath,
  niceTicks,
  type Plot,
  type Series,
  upwards,
} from './scales.ts'
import { useWidth } from './useWidth.ts'

/** A moment of the axis. */
export interface Moment {
  /** As under the axis. */
  readonly short: string
  /** As it is read. */
  readonly full: string
  /** More may be counted in it yet. */
  readonly isGoingOn?: boolean
}

export interface TimeChartProps {
  /** Its content, for screen readers. */
  readonly label: string
  readonly moments: readonly Moment[]
  readonly series: readonly Series[]
  readonly valueText: (value: number) => string
  /** Shorter, for the axis. */
  readonly tickText: (value: number) => string
  /** Values are whole numbers: there is no half of an order. */
  readonly isWhole: boolean
  readonly height?: number
}

const TICK_COUNT = 4
const LABEL_ROOM = 72
const AXIS_LETTER = 7

/**
 * Lines over time. A pointer reads the values under it; so do arrow keys, by a slider over the moments, which tells
 * them to a screen reader as well.
 */
export function TimeChart(props: TimeChartProps) {
  const { label, moments, series, valueText, tickText, isWhole, height = 240 } = props
  const { t } = useLingui()
  const [frame, width] = useWidth(640)
  const [pointed, setPointed] = useState<number | null>(null)
  const [kept, keep] = useState<number | null>(null)

  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = niceTicks(most, TICK_COUNT, isWhole)
  const top = Math.max(most, ticks.at(-1) ?? 0, isWhole ? 1 : Number.EPSILON)
  const axis = Math.max(2, ...ticks.map((tick) => tickText(tick).length)) * AXIS_LETTER + 10
  const plot: Plot = { width, height, left: axis, right: 12, top: 12, bottom: 28 }
  const x = across(plot, moments.length)
  const y = upwards(plot, top)
  const ground = height - plot.bottom
  const last = moments.length - 1
  const goingOn = moments.findIndex((moment) => moment.isGoingOn)
  const read = Math.min(pointed ?? kept ?? last, last)
  const isRead = pointed !== null || kept !== null

  const told = (index: number) =>
    [
      moments[index]?.full ?? '',
      ...series.map(({ name, values }) => {
        const value = values[index]
        return `${name}: ${value == null ? t`brak` : valueText(value)}`
      }),
    ].join(', ')

  function point(event: PointerEvent<HTMLDivElement>): void {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    const share = (at - plot.left) / Math.max(1, width - plot.left - plot.right)
    setPointed(Math.max(0, Math.min(last, Math.round(share * last))))
  }

  return (
    <div className={styles.time}>
      <dl className={styles.reading} aria-hidden="true">
        <div className={styles.moment}>
          <dt className="visually-hidden">{label}</dt>
          <dd>{moments[read]?.full ?? ''}</dd>
        </div>
        {series.map(({ name, look, values }) => {
          const value = values[read]
          return (
            <div key={name} className={styles.read}>
              <dt>
                <Swatch look={look} />
                {name}
              </dt>
              <dd>{value == null ? '–' : valueText(value)}</dd>
            </div>
          )
        })}
      </dl>
      <div
        ref={frame}
        className={styles.frame}
        style={{ height }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        <svg className={styles.drawing} width={width} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                className={styles.grid}
                x1={plot.left}
                x2={width - plot.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className={styles.tick} x={plot.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                {tickText(tick)}
              </text>
            </g>
          ))}
          {labelledIndexes(moments.length, width - plot.left, LABEL_ROOM).map((index) => (
            <text
              key={index}
              className={styles.tick}
              x={Math.min(x(index), width - plot.right)}
              y={height - 8}
              textAnchor={anchor(index, moments.length)}
            >
              {moments[index]?.short}
            </text>
          ))}
          {series.toReversed().map(({ name, look, values }) => {
            const places = values.map((value, index) => ({
              x: x(index),
              y: value === null ? null : y(value),
            }))
            // The compared period is complete.
            const over = look === 'before' || goingOn < 1 ? places.length : goingOn
            return (
              <g key={name} data-look={look} className={styles.series}>
                {look === 'main' ? <path className={styles.area} d={areaPath(places, ground)} /> : null}
                <path className={styles.line} d={linePath(places.slice(0, over))} />
                {over < places.length ? (
                  <path className={styles.line} data-going-on="" d={linePath(places.slice(over - 1))} />
                ) : null}
                {moments.length === 1 && places[0]?.y != null ? (
                  <circle className={styles.dot} cx={places[0].x} cy={places[0].y} r="4" />
                ) : null}
              </g>
            )
          })}
          {isRead ? (
            <g>
              <line className={styles.cursor} x1={x(read)} x2={x(read)} y1={plot.top} y2={ground} />
              {series.toReversed().map(({ name, look, values }) => {
                const value = values[read]
                if (value == null) return null
                return (
                  <g key={name} data-look={look} className={styles.series}>
                    <circle className={styles.dot} cx={x(read)} cy={y(value)} r="4.5" />
                  </g>
                )
              })}
            </g>
          ) : null}
        </svg>
        {/* The browser's own slider: its keys are known, and its value is spoken in words. */}
        <input
          type="range"
          className={styles.slider}
          aria-label={t`${label}: odczytaj wartości strzałkami`}
          aria-valuetext={told(read)}
          min={0}
          max={last}
          step={1}
          value={read}
          onChange={(event) => keep(event.currentTarget.valueAsNumber)}
          onFocus={() => keep(read)}
          onBlur={() => keep(null)}
        />
      </div>
    </div>
  )
}

/** A piece of the line that a name belongs to. */
export function Swatch({ look }: { readonly look: Series['look'] }) {
  return (
    <svg className={styles.swatch} width="18" height="8" aria-hidden="true">
      <g data-look={look} className={styles.series}>
        <path className={styles.line} d="M1 4H17" />
      </g>
    </svg>
  )
}

function anchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1) return 'middle'
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
