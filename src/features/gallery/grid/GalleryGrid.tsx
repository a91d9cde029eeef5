import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { classNames } from '#ui/classNames.ts'
import { latinKey } from '#ui/keys/latinKey.ts'
import { GridRow } from './GridRow.tsx'
import { indexAfterKey, widened } from './gridGeometry.ts'
import { useGridSight } from './useGridSight.ts'
import styles from './Grid.module.css'

/** Which pictures a press means: the one, or all from the last one up to it. */
export type Reach = 'one' | 'range'

export interface GalleryGridProps {
  readonly label: string
  readonly total: number
  readonly imageAt: (index: number) => GalleryImage | undefined
  readonly selection: ReadonlySet<string>
  /** Whether a press selects instead of opening. */
  readonly isSelecting: boolean
  readonly canSelect: boolean
  readonly leaving: ReadonlySet<string>
  readonly onOpen: (index: number) => void
  readonly onSelect: (index: number, reach: Reach) => void
  readonly onSelectAll: () => void
  readonly onEscape: () => void
  readonly onDelete: () => void
  /** The first and last places in sight, told as they change, save while they fly past. */
  readonly onSight: (first: number, last: number) => void
}

/** Rows kept ready above and below the visible ones. */
const ROWS_AHEAD = 3

/**
 * A grid of any number of pictures of which only the rows in sight exist, placed in the page's own scrolling. One tab
 * stop; the arrow keys move, Enter opens, Space selects, Shift extends.
 */
export function GalleryGrid(props: GalleryGridProps) {
  const { label, total, imageAt, selection, isSelecting, canSelect, leaving, onSight } = props
  const ref = useRef<HTMLDivElement>(null)
  const { geometry, rows } = useGridSight(ref, total)
  const { columns, tile, gap } = geometry
  const [wanted, setActive] = useState(0)
  const [hasFocus, setFocus] = useState(false)
  const active = Math.min(wanted, Math.max(0, total - 1))
  const activeRow = Math.floor(active / columns)

  const shown = widened(rows, ROWS_AHEAD, geometry.rows)
  const mounted = Array.from({ length: shown.last - shown.first + 1 }, (_, place) => shown.first + place)
  // The focused tile stays in the page, however far it is scrolled away.
  if (hasFocus && total > 0 && !mounted.includes(activeRow)) mounted.push(activeRow)
  const tabStop =
    hasFocus || (activeRow >= rows.first && activeRow <= rows.last) ? active : rows.first * columns

  const pitch = tile + gap
  const measures = {
    '--tile': `${tile}px`,
    '--pitch': `${pitch}px`,
    '--filled': `${Math.floor(total / columns) * pitch}px`,
  } as Record<string, string>

  const tellSight = useEffectEvent(onSight)
  const firstInSight = rows.first * columns
  const lastInSight = Math.min(total, (rows.last + 1) * columns) - 1
  useEffect(() => {
    if (lastInSight >= firstInSight) tellSight(firstInSight, lastInSight)
  }, [firstInSight, lastInSight])

  function focusOn(index: number): void {
    flushSync(() => {
      setFocus(true)
      setActive(index)
    })
    const button = ref.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  }

  function onClick(event: MouseEvent<HTMLDivElement>): void {
    const { target, shiftKey, ctrlKey, metaKey } = event
    if (!(target instanceof Element)) return
    const index = placeOf(target)
    if (index === null || imageAt(index) === undefined) return
    setActive(index)
    const isMeantToSelect =
      isSelecting || shiftKey || ctrlKey || metaKey || target.closest('[data-check]') !== null
    if (canSelect && isMeantToSelect) props.onSelect(index, shiftKey ? 'range' : 'one')
    else props.onOpen(index)
  }

  /** A long press on a touch screen begins to select. */
  function onContextMenu(event: MouseEvent<HTMLDivElement>): void {
    const { nativeEvent, target } = event
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'
    const index = target instanceof Element ? placeOf(target) : null
    if (!canSelect || !isTouch || index === null) return
    event.preventDefault()
    props.onSelect(index, 'one')
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const isJump = event.ctrlKey || event.metaKey
    if (event.altKey || total === 0) return
    const perPage = Math.max(1, rows.last - rows.first) * columns
    const next = indexAfterKey(event.key, active, { columns, total, perPage, isJump })
    if (next !== null) {
      event.preventDefault()
      if (canSelect && event.shiftKey) {
        if (selection.size === 0) props.onSelect(active, 'one')
        props.onSelect(next, 'range')
      }
      focusOn(next)
    } else if (canSelect && event.key === ' ') {
      event.preventDefault()
      props.onSelect(active, event.shiftKey ? 'range' : 'one')
    } else if (canSelect && isJump && latinKey(event) === 'a') {
      event.preventDefault()
      props.onSelectAll()
    } else if (event.key === 'Delete' && selection.size > 0) {
      props.onDelete()
    } else if (event.key === 'Escape' && isSelecting) {
      event.preventDefault()
      props.onEscape()
    }
  }

  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={geometry.rows}
      aria-colcount={columns}
      aria-multiselectable={canSelect}
      className={classNames(styles.grid)}
      data-selecting={isSelecting || undefined}
      data-selectable={canSelect || undefined}
      style={{ ...measures, height: geometry.height }}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const index = placeOf(event.target)
        if (index !== null) setActive(index)
        setFocus(true)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
      }}
    >
      {mounted.map((row) => {
        const start = row * columns
        const length = Math.min(columns, total - start)
        return (
          <GridRow
            key={row}
            row={row}
            columns={columns}
            top={row * pitch}
            height={tile}
            gap={gap}
            images={Array.from({ length }, (_, column) => imageAt(start + column))}
            selection={selection}
            leaving={leaving}
            tabStop={Math.floor(tabStop / columns) === row ? tabStop % columns : null}
          />
        )
      })}
    </div>
  )
}

/** The place of the tile that an element belongs to; null outside of every tile. */
function placeOf(element: Element): number | null {
  const text = element.closest<HTMLElement>('[data-index]')?.dataset['index']
  return text === undefined ? null : Number(text)
}
