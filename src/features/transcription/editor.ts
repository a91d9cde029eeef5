import { createContext, useContext } from 'react'
import type { ReadableStore, Store } from '#domain/store.ts'
import type { TranscriptDocument } from './document/transcriptDocument.ts'
import type { Wave } from './kept/openSoundOf.ts'
import type { Recognition } from './device/createRecognition.ts'
import type { Hearings } from './engine/createHearings.ts'
import type { EngineScope } from './engine/engineScope.ts'
import type { Player } from './player/createPlayer.ts'

/** A place in what a passage says. */
export interface CaretPlace {
  readonly passage: string
  readonly at: number
  /** Where what is selected ends; nothing is where it isn’t told. */
  readonly to?: number
}

/** What the parts of one open transcript share. */
export interface TranscriptEditor {
  readonly document: TranscriptDocument
  readonly player: Player
  readonly wave: ReadableStore<Wave>
  /** The browser’s own recognition of the recording. */
  readonly recognition: Recognition
  /** What engines of the server write down of the recording. */
  readonly hearings: Hearings
  /** What somebody wants an engine to write down: they are told the price and asked. Null for nothing. */
  readonly askedEngine: Store<EngineScope | null>
  /** Where the caret is to go: the passage takes it there once it is drawn. */
  readonly askedCaret: Store<CaretPlace | null>
  /** The passage that has the keys; null for none. */
  readonly activePassage: Store<string | null>
  /** The drawn letters of each passage that is near the window. */
  readonly letters: Map<string, Text>
  /** Something was typed into a passage. */
  readonly typed: () => void
}

const EditorContext = createContext<TranscriptEditor | null>(null)

export const EditorProvider = EditorContext.Provider

/** The open transcript around a part of it. Throws outside of one. */
export function useEditor(): TranscriptEditor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('this part stands outside of an open transcript')
  return editor
}
