import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Span } from '#domain/text/span.ts'
import { useEditor } from '../editor.ts'
import { MarkPopover, type PlaceBox } from '../marks/MarkPopover.tsx'
import { useMarks } from '../useMarks.ts'
import { createMirror, type Mirror } from './createMirror.ts'
import { markAt } from './markAt.ts'
import { useTextKeys } from './useTextKeys.ts'
import styles from './WritingArea.module.css'

/** Keys that move the caret: they show the words of the mark it comes to. */
const MOVES = /^(?:Arrow|Home$|End$|Page)/u

/**
 * Where the text is written: the browser's own field, as high as its text. Marks are drawn in a mirror behind it, so that
 * nothing stands under the caret.
 */
export function WritingArea() {
  const { t } = useLingui()
  const editor = useEditor()
  const { document: written, checking, isHidden, openMark, shownPlaces, askedPlace } = editor
  const { marks } = useMarks()
  const field = useRef<HTMLTextAreaElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const mirror = useRef<Mirror | null>(null)
  const keys = useTextKeys()
  const hint = useId()

  useLayoutEffect(() => {
    if (behind.current === null) return undefined
    const made = createMirror(behind.current)
    mirror.current = made
    return () => {
      made.clear()
      mirror.current = null
    }
  }, [])

  useLayoutEffect(() => {
    const show = () => mirror.current?.show(checking.getSnapshot().lines, isHidden)
    show()
    return checking.subscribe(show)
  }, [checking, isHidden])

  useLayoutEffect(() => {
    const show = () => mirror.current?.showPlaces(shownPlaces.getSnapshot())
    show()
    return shownPlaces.subscribe(show)
  }, [shownPlaces])

  useLayoutEffect(() => {
    const show = () => mirror.current?.showOpen(openMark.getSnapshot()?.mark ?? null)
    show()
    return openMark.subscribe(show)
  }, [openMark])

  // What a press, undo or another tab has changed comes into the field; what was typed is there.
  useEffect(() => {
    const follow = () => {
      const { text, selection } = written.getSnapshot()
      const area = field.current
      if (area === null) return
      const isOther = area.value !== text
      if (isOther) area.value = text
      if (isOther || area.selectionStart !== selection.from || area.selectionEnd !== selection.to)
        area.setSelectionRange(selection.from, selection.to)
    }
    follow()
    return written.subscribe(follow)
  }, [written])

  // The browser's menu asks for its own history, which knows nothing of presses.
  useEffect(() => {
    const area = field.current
    const undo = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
      event.preventDefault()
      if (event.inputType === 'historyUndo') written.undo()
      else written.redo()
    }
    area?.addEventListener('beforeinput', undo)
    return () => area?.removeEventListener('beforeinput', undo)
  }, [written])

  // A panel leads to a place.
  useEffect(
    () =>
      askedPlace.subscribe(() => {
        const place = askedPlace.getSnapshot()
        if (place === null) return
        askedPlace.set(null)
        const box = boxOf(mirror.current, behind.current, place)
        field.current?.focus({ preventScroll: true })
        if (anchor.current === null || box === null) return
        anchor.current.style.insetBlockStart = `${box.top}px`
        anchor.current.scrollIntoView({ block: 'center' })
      }),
    [askedPlace],
  )

  function type(area: HTMLTextAreaElement): void {
    written.type(area.value, selectionOf(area))
  }

  function select({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>): void {
    if (area.value === written.getSnapshot().text) written.select(selectionOf(area))
  }

  /** Shows the words of the mark at the caret. */
  function showMark(): void {
    const { from, to } = written.getSnapshot().selection
    const mark = from === to ? markAt(marks, from) : null
    const isOpen = openMark.getSnapshot()?.mark.key === mark?.key
    if (!isOpen || mark === null)
      openMark.set(mark === null ? null : { mark, takesFocus: false, isWalked: false })
  }

  return (
    <div
      className={styles.frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) openMark.set(null)
      }}
    >
      <div ref={behind} className={styles.mirror} aria-hidden="true" />
      <textarea
        ref={field}
        className={styles.field}
        aria-label={t`Tekst`}
        aria-describedby={hint}
        placeholder={t`Pisz albo wklej tekst…`}
        lang="pl"
        // The browser would draw its own lines under the words.
        spellCheck={false}
        defaultValue={written.getInitialSnapshot().text}
        onChange={({ currentTarget }) => type(currentTarget)}
        onSelect={select}
        onClick={(event) => {
          select(event)
          showMark()
        }}
        onKeyDown={keys}
        onKeyUp={(event) => {
          select(event)
          if (MOVES.test(event.key)) showMark()
        }}
      />
      <span id={hint} hidden>
        {t`F8: następna uwaga. Shift i F8: poprzednia. Alt i Enter: propozycje.`}
      </span>
      <span ref={anchor} className={styles.anchor} aria-hidden="true" />
      <MarkPopover
        boxOf={(place) => boxOf(mirror.current, behind.current, place)}
        onClose={() => field.current?.focus({ preventScroll: true })}
      />
    </div>
  )
}

/** Where a place stands in the writing area; null where nothing is drawn. */
function boxOf(mirror: Mirror | null, frame: HTMLElement | null, place: Span): PlaceBox | null {
  const box = mirror?.boxOf(place)
  if (box === undefined || box === null || frame === null) return null
  const { left, top } = frame.getBoundingClientRect()
  return { x: box.left - left, top: box.top - top, bottom: box.bottom - top }
}

function selectionOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): Span {
  return { from: selectionStart, to: selectionEnd }
}
