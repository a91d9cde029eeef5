import { useEffect } from 'react'
import { passageAt, wordAt } from '#domain/transcript/places.ts'
import { wordSpans } from '#domain/transcript/wordsAt.ts'
import { type TranscriptEditor, useEditor } from '../editor.ts'
import { toolSettings } from '../kept/toolSettings.ts'
import { showHighlights, SPOKEN } from './highlights.ts'

/** Whoever scrolls by hand isn’t taken elsewhere for so long, ms. */
const LEFT_ALONE_MS = 4_000

/** Marks the word and the passage at the playhead, and brings them into sight while it plays. Nothing is drawn anew for it. */
export function useFollowing(): void {
  const editor = useEditor()
  useEffect(() => {
    let shownPassage: string | null = null
    let shownWord = ''
    let scrolledAt = 0
    const scrolled = () => {
      scrolledAt = Date.now()
    }
    const follow = () => {
      const word = spokenWord(editor)
      const key = word === null ? '' : `${word.passage} ${word.at}`
      if (key !== shownWord) {
        shownWord = key
        showWord(editor, word)
      }
      const passage = spokenPassage(editor)
      if (passage === shownPassage) return
      markRow(shownPassage, false)
      markRow(passage, true)
      shownPassage = passage
      const isLeftAlone = Date.now() - scrolledAt < LEFT_ALONE_MS
      if (passage !== null && !isLeftAlone) bringIntoSight(editor, passage)
    }
    follow()
    const stops = [editor.player.time.subscribe(follow), editor.document.subscribe(follow)]
    for (const name of ['wheel', 'touchmove'] as const)
      document.addEventListener(name, scrolled, { passive: true })
    return () => {
      for (const stop of stops) stop()
      for (const name of ['wheel', 'touchmove'] as const) document.removeEventListener(name, scrolled)
      showHighlights(SPOKEN, [])
    }
  }, [editor])
}

interface SpokenWord {
  readonly passage: string
  readonly at: number
}

function spokenWord({ document, player }: TranscriptEditor): SpokenWord | null {
  if (!player.state.getSnapshot().hasSound) return null
  const { present } = document.getSnapshot()
  const place = wordAt(present, player.time.getSnapshot())
  const passage = place === null ? undefined : present.passages[place.passage]
  return place === null || passage === undefined ? null : { passage: passage.id, at: place.word }
}

function spokenPassage({ document, player }: TranscriptEditor): string | null {
  if (!player.state.getSnapshot().hasSound) return null
  const { present } = document.getSnapshot()
  const at = passageAt(present, player.time.getSnapshot())
  return at === null ? null : (present.passages[at]?.id ?? null)
}

function showWord({ letters }: TranscriptEditor, word: SpokenWord | null): void {
  const drawn = word === null ? undefined : letters.get(word.passage)
  const place = drawn === undefined || word === null ? undefined : wordSpans(drawn.data)[word.at]
  showHighlights(SPOKEN, drawn === undefined || place === undefined ? [] : [{ letters: drawn, place }])
}

const rowOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-passage="${CSS.escape(id)}"]`)

function markRow(id: string | null, isSpoken: boolean): void {
  if (id !== null) rowOf(id)?.toggleAttribute('data-spoken', isSpoken)
}

function bringIntoSight({ player, activePassage }: TranscriptEditor, id: string): void {
  const isPlaying = player.state.getSnapshot().isPlaying
  if (!isPlaying || activePassage.getSnapshot() !== null || !toolSettings.getSnapshot().followsAlong) return
  rowOf(id)?.scrollIntoView({ block: 'center' })
}
