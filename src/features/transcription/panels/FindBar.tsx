import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Search } from '#domain/text/changes/findInText.ts'
import { findWords, type FoundWords, replaceWords } from '#domain/transcript/editing/findWords.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { FOUND, showHighlights } from '../passages/highlights.ts'
import styles from './Panel.module.css'

const NOWHERE: readonly FoundWords[] = []
const NO_SEARCH: Search = { sought: '', isPattern: false, matchesCase: false, wholeWords: false }

/** Finds words in the whole transcript, leads from place to place, and replaces all of them. */
export function FindBar({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { document: written, askedCaret, letters } = useEditor()
  const transcript = useDeferredValue(useStore(written).present)
  const [search, setSearch] = useState(NO_SEARCH)
  const [words, setWords] = useState('')
  const bar = useRef<HTMLFormElement>(null)
  const last = useRef(-1)
  const found = useMemo(() => findWords(transcript, search), [transcript, search])
  const places = found.kind === 'no-pattern' ? NOWHERE : found.places
  const count = places.length
  const set = (part: Partial<Search>) => setSearch((before) => ({ ...before, ...part }))

  useEffect(() => bar.current?.querySelector('input')?.focus(), [])

  useEffect(() => {
    last.current = -1
    const drawn = places.flatMap(({ passage, from, to }) => {
      const text = letters.get(passage)
      return text === undefined ? [] : [{ letters: text, place: { from, to } }]
    })
    showHighlights(FOUND, drawn)
    return () => showHighlights(FOUND, [])
  }, [places, letters])

  function lead(by: 1 | -1): void {
    if (count === 0) return
    const from = last.current === -1 && by === -1 ? 0 : last.current
    last.current = (from + by + count) % count
    const place = places[last.current]
    if (place !== undefined) askedCaret.set({ passage: place.passage, at: place.from, to: place.to })
  }

  function replaceAll(): void {
    // Places are those of the transcript that was searched.
    if (written.getSnapshot().present !== transcript) return
    const isChanged = written.edit({ what: 'replace', isLarge: true }, (before) =>
      replaceWords(before, places, words),
    )
    if (isChanged)
      announce(
        t`${plural(count, { one: 'Zamieniono # miejsce', few: 'Zamieniono # miejsca', many: 'Zamieniono # miejsc', other: 'Zamieniono # miejsca' })}`,
      )
  }

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || !event.shiftKey) return
    event.preventDefault()
    lead(-1)
  }

  return (
    <search aria-label={t`Znajdź i zamień`}>
      <form
        ref={bar}
        method="post"
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          lead(1)
        }}
      >
        <TextField
          label={t`Znajdź`}
          value={search.sought}
          onChange={(sought) => set({ sought })}
          onKeyDown={keys}
        />
        <TextField label={t`Zamień na`} value={words} onChange={setWords} onKeyDown={keys} />
        <div className={styles.row}>
          <Checkbox isSelected={search.matchesCase} onChange={(matchesCase) => set({ matchesCase })}>
            <Trans>Rozróżniaj wielkość liter</Trans>
          </Checkbox>
          <Checkbox isSelected={search.wholeWords} onChange={(wholeWords) => set({ wholeWords })}>
            <Trans>Tylko całe słowa</Trans>
          </Checkbox>
        </div>
        <div className={styles.row}>
          <output className={styles.count}>
            {search.sought === ''
              ? ''
              : t`${plural(count, { 0: 'Nie znaleziono', one: 'Znaleziono # miejsce', few: 'Znaleziono # miejsca', many: 'Znaleziono # miejsc', other: 'Znaleziono # miejsca' })}`}
          </output>
          <Button size="small" isDisabled={count === 0} onPress={() => lead(-1)}>
            <Trans>Poprzednie</Trans>
          </Button>
          <Button size="small" type="submit" isDisabled={count === 0}>
            <Trans>Następne</Trans>
          </Button>
          <Button size="small" isDisabled={count === 0} onPress={replaceAll}>
            <Trans>Zamień wszystkie</Trans>
          </Button>
          <Button size="small" variant="quiet" onPress={onClose}>
            <Trans>Zamknij</Trans>
          </Button>
        </div>
      </form>
    </search>
  )
}
