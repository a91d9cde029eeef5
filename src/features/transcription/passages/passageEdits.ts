import {
  addPassage,
  mergeWithNext,
  nextPassageId,
  removePassage,
  splitPassage,
} from '#domain/transcript/editing/passages.ts'
import { addSpeaker, nextSpeakerId, setSpeaker } from '#domain/transcript/editing/speakers.ts'
import { setPassageTimes } from '#domain/transcript/editing/times.ts'
import { writePassage } from '#domain/transcript/editing/writePassage.ts'
import { textOf } from '#domain/transcript/textOf.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { wordIndexAt } from '#domain/transcript/wordsAt.ts'
import type { TranscriptEditor } from '../editor.ts'

// What keys and buttons do to passages. Where the caret goes then is asked for with it.

const placeOf = ({ passages }: Transcript, id: string) => passages.findIndex((passage) => passage.id === id)

/** The transcript with a passage that lasts until the playhead, where that stands between it and the next one. */
function withReach(transcript: Transcript, id: string, playhead: number): Transcript {
  const at = placeOf(transcript, id)
  const [passage, next] = [transcript.passages[at], transcript.passages[at + 1]]
  const reaches = passage !== undefined && playhead > passage.end && playhead <= (next?.start ?? Infinity)
  return reaches ? setPassageTimes(transcript, id, { end: Math.round(playhead) }) : transcript
}

/** Takes over what was typed into a passage. Words that follow the recording last until where it is. */
export function writeText({ document, player }: TranscriptEditor, id: string, text: string): void {
  const playhead = player.state.getSnapshot().hasSound ? player.time.getSnapshot() : 0
  document.edit({ what: `write ${id}`, merges: true }, (before) =>
    writePassage(withReach(before, id, playhead), id, text),
  )
}

/** Splits a passage at the caret; at its end a new one begins where the recording is. */
export function splitAt(editor: TranscriptEditor, id: string, text: string, caret: number): void {
  const { document, player, askedCaret } = editor
  const before = document.getSnapshot().present
  const passage = before.passages[placeOf(before, id)]
  if (passage === undefined) return
  const isWithinWord = /\S/u.test(text.charAt(caret - 1)) && /\S/u.test(text.charAt(caret))
  const spaced = isWithinWord ? `${text.slice(0, caret)} ${text.slice(caret)}` : text
  const word = wordIndexAt(spaced, isWithinWord ? caret + 1 : caret)
  const made = nextPassageId(before)
  const { hasSound } = player.state.getSnapshot()
  const playhead = hasSound ? Math.round(player.time.getSnapshot()) : 0
  if (text.slice(caret).trim() === '') {
    if (text.trim() === '') return
    document.edit({ what: 'add' }, (now) => {
      const written = withReach(writePassage(now, id, text), id, playhead)
      const end = written.passages[placeOf(written, id)]?.end ?? 0
      return addPassage(written, Math.max(playhead, end), passage.speaker)
    })
  } else if (word > 0) {
    document.edit({ what: 'split' }, (now) => splitPassage(writePassage(now, id, spaced), id, word))
  } else return
  const { passages } = document.getSnapshot().present
  if (passages.some((one) => one.id === made)) askedCaret.set({ passage: made, at: 0 })
}

/** Joins a passage with the one before it; the caret stands where they meet. */
export function mergeBack({ document, askedCaret }: TranscriptEditor, id: string): void {
  const { passages } = document.getSnapshot().present
  const at = passages.findIndex((passage) => passage.id === id)
  const previous = passages[at - 1]
  if (previous === undefined) return
  const joint = textOf(previous).length
  document.edit({ what: 'merge' }, (before) => mergeWithNext(before, previous.id))
  askedCaret.set({ passage: previous.id, at: joint })
}

/** Takes a passage away; the caret goes to the one beside it. */
export function dropPassage({ document, askedCaret }: TranscriptEditor, id: string): void {
  const { passages } = document.getSnapshot().present
  const at = passages.findIndex((passage) => passage.id === id)
  const beside = passages[at - 1] ?? passages[at + 1]
  document.edit({ what: 'remove' }, (before) => removePassage(before, id))
  if (beside !== undefined) askedCaret.set({ passage: beside.id, at: textOf(beside).length })
}

/** Goes to the passage before or after one; false where there is none. */
export function goBeside({ document, askedCaret }: TranscriptEditor, id: string, by: 1 | -1): boolean {
  const { passages } = document.getSnapshot().present
  const beside = passages[passages.findIndex((passage) => passage.id === id) + by]
  if (beside !== undefined) askedCaret.set({ passage: beside.id, at: textOf(beside).length })
  return beside !== undefined
}

/** Begins a passage at a time, and takes the caret there. */
export function beginPassage({ document, askedCaret }: TranscriptEditor, ms: number): void {
  const before = document.getSnapshot().present
  const id = nextPassageId(before)
  const speaker = before.passages.findLast(({ start }) => start <= ms)?.speaker ?? null
  document.edit({ what: 'add' }, (now) => addPassage(now, Math.round(ms), speaker))
  if (document.getSnapshot().present.passages.some((passage) => passage.id === id))
    askedCaret.set({ passage: id, at: 0 })
}

/** Says that the speaker at a place of the list, from 0, speaks a passage; one more than there are is made by its name. */
export function speakAs(
  { document }: TranscriptEditor,
  id: string,
  place: number,
  nameOf: (number: number) => string,
): void {
  document.edit({ what: 'speaker' }, (before) => {
    const known = before.speakers[place]
    if (known !== undefined) return setSpeaker(before, id, known.id)
    if (place !== before.speakers.length) return before
    return setSpeaker(addSpeaker(before, nameOf(place + 1)), id, nextSpeakerId(before))
  })
}
