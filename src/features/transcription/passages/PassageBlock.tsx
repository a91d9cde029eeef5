import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Passage, Speaker } from '#domain/transcript/transcriptSchema.ts'
import { useEditor } from '../editor.ts'
import styles from './PassageList.module.css'
import { PassageRow } from './PassageRow.tsx'

/** What a passage is high until its block was drawn, px. */
const USUAL_HEIGHT = 84
/** How far from the window a block is drawn. */
const MARGIN = '1200px 0px'

export interface PassageBlockProps {
  /** The place of its first passage. */
  readonly start: number
  readonly passages: readonly Passage[]
  /** How many passages there are in all. */
  readonly total: number
  readonly speakers: readonly Speaker[]
}

/** Passages that are drawn together. Away from the window there is room of their height. */
export const PassageBlock = memo(function PassageBlock({
  start,
  passages,
  total,
  speakers,
}: PassageBlockProps) {
  const { askedCaret } = useEditor()
  const frame = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(start === 0 || typeof IntersectionObserver !== 'function')
  const [room, setRoom] = useState<number | null>(null)

  useEffect(() => {
    const block = frame.current
    if (block === null || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting)
        // Whoever writes in it goes on writing.
        if (!isNear && block.contains(document.activeElement)) return
        if (!isNear) setRoom(block.offsetHeight)
        setDrawn(isNear)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(block)
    return () => observer.disconnect()
  }, [])

  // The caret comes to one of them.
  const follow = useEffectEvent(() => {
    const asked = askedCaret.getSnapshot()
    if (asked !== null && passages.some(({ id }) => id === asked.passage)) setDrawn(true)
  })
  useEffect(() => askedCaret.subscribe(() => follow()), [askedCaret])

  const height = room ?? passages.length * USUAL_HEIGHT
  return (
    <div ref={frame} role="none" className={styles.block} style={isDrawn ? undefined : { height }}>
      {isDrawn
        ? passages.map((passage, at) => (
            <PassageRow
              key={passage.id}
              passage={passage}
              place={start + at}
              total={total}
              speakers={speakers}
            />
          ))
        : null}
    </div>
  )
}, isSameBlock)

function isSameBlock(one: PassageBlockProps, other: PassageBlockProps): boolean {
  return (
    one.start === other.start &&
    one.total === other.total &&
    one.speakers === other.speakers &&
    one.passages.length === other.passages.length &&
    one.passages.every((passage, at) => passage === other.passages[at])
  )
}
