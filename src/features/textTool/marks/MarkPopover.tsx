import { Group } from 'react-aria-components/Group'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Span } from '#domain/text/span.ts'
import { Button } from '#ui/Button.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor, type OpenMark } from '../editor.ts'
import type { PlacedMark } from '../checking/checkedLines.ts'
import { useAnswer } from '../useAnswer.ts'
import { marksNow } from '../useMarks.ts'
import { nextMark } from '../writing/markAt.ts'
import { useMarkSpeech } from '../writing/useMarkSpeech.ts'
import { MARK_KIND_NAMES, markReason } from './markWords.ts'
import styles from './MarkPopover.module.css'

/** Where a place stands in the writing area, px. */
export interface PlaceBox {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

interface MarkPopoverProps {
  readonly boxOf: (place: Span) => PlaceBox | null
  /** The keys go back to the text. */
  readonly onClose: () => void
}

/** The words of the open mark, under its place: why it is marked, and what may stand there. */
export function MarkPopover(props: MarkPopoverProps) {
  const open = useStore(useEditor().openMark)
  return open === null ? null : <OpenPopover key={open.mark.key} open={open} {...props} />
}

/** Proposals that are shown. */
const MOST = 5

function OpenPopover({ open, boxOf, onClose }: MarkPopoverProps & { readonly open: OpenMark }) {
  const { t, i18n } = useLingui()
  const editor = useEditor()
  const { document, openMark, skip, learn } = editor
  const say = useMarkSpeech()
  const { mark: placed } = open
  const { mark } = placed
  const card = useRef<HTMLDivElement>(null)
  const isSpelling = mark.message.code === 'unknown-word' || mark.message.code === 'unknown-name'
  const asked = useAnswer(
    'replace',
    useMemo(() => (isSpelling ? { mark } : null), [isSpelling, mark]),
  )
  const replacements = (isSpelling ? asked : mark.replacements)?.slice(0, MOST)

  useLayoutEffect(() => {
    const box = boxOf(placed)
    card.current?.style.setProperty('inset-block-start', `${box?.bottom ?? 0}px`)
    card.current?.style.setProperty('--mark-x', `${box?.x ?? 0}px`)
    card.current?.scrollIntoView?.({ block: 'nearest' })
  })

  const isReady = replacements !== undefined
  useEffect(() => {
    if (open.takesFocus && isReady) card.current?.querySelector('button')?.focus()
  }, [open.takesFocus, isReady])

  function close(): void {
    openMark.set(null)
    onClose()
  }

  /** Whoever goes from mark to mark comes to the next one behind a place; `isDone` tells those that are going. */
  function goOn(behind: number, isDone: (one: PlacedMark) => boolean): void {
    const rest = open.isWalked ? marksNow(editor).filter((one) => !isDone(one)) : []
    const next = nextMark(rest, behind - 1, 'forward')
    if (next === null) {
      close()
      return
    }
    editor.leadTo(next, next, open.takesFocus)
    // Nobody has selected it: changes are of the whole text.
    document.select({ from: next.from, to: next.from })
    say(next)
  }

  /** Whether a mark goes with this one. */
  const isAlike = ({ key, written, mark: { message } }: PlacedMark): boolean =>
    key === placed.key || (isSpelling && message.code === mark.message.code && written === placed.written)

  function take(words: string): void {
    const at = placed.from + words.length
    document.edit([{ from: placed.from, to: placed.to, text: words }], { from: at, to: at })
    goOn(at, () => false)
  }

  function walk(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
      return
    }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(card.current?.querySelectorAll('button') ?? [])]
    const now = buttons.findIndex((button) => button.matches(':focus'))
    buttons.at((now + step) % buttons.length)?.focus()
  }

  const kind = i18n._(MARK_KIND_NAMES[mark.kind])
  return (
    <Group ref={card} aria-label={t`Uwaga: ${kind}`} className={styles.popover ?? ''} onKeyDown={walk}>
      <p className={styles.kind} data-kind={mark.kind}>
        {kind}
      </p>
      <p className={styles.reason}>{markReason(i18n, mark.message)}</p>
      {replacements === undefined ? (
        <p className={styles.quiet}>{t`Szukam propozycji…`}</p>
      ) : replacements.length === 0 ? (
        isSpelling ? (
          <p className={styles.quiet}>{t`Brak propozycji.`}</p>
        ) : null
      ) : (
        <Group aria-label={t`Propozycje`} className={styles.choices ?? ''}>
          {replacements.map((words, at) => (
            <Button
              key={words}
              size="small"
              variant={at === 0 ? 'primary' : 'secondary'}
              onPress={() => take(words)}
            >
              {words === '' ? t`Usuń` : shownWords(words)}
            </Button>
          ))}
        </Group>
      )}
      <div className={styles.choices}>
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            skip(placed)
            goOn(placed.to, isAlike)
          }}
        >
          {t`Pomiń`}
        </Button>
        {isSpelling ? (
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              learn(placed.written)
              goOn(placed.to, isAlike)
            }}
          >
            {t`Dodaj do słownika`}
          </Button>
        ) : null}
      </div>
    </Group>
  )
}

/** A space at an end, or alone, would not be seen on a button. */
const shownWords = (words: string) => words.replaceAll(/^ | $/gu, '␣')
