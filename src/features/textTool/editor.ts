import { createContext, type ReactNode, useContext } from 'react'
import type { Store } from '#domain/store.ts'
import type { Span } from '#domain/text/span.ts'
import type { IsHidden, PlacedMark } from './checking/checkedLines.ts'
import type { Checking } from './checking/createChecking.ts'
import type { TextWorker } from './checking/textWorker.ts'
import type { TextDocument } from './document/textDocument.ts'
import type { PanelProps } from './panels/panel.ts'

/** The mark whose words are open beside it. */
export interface OpenMark {
  readonly mark: PlacedMark
  /** Whether the keys go to its buttons; else they stay in the text. */
  readonly takesFocus: boolean
  /** Whether somebody goes from mark to mark: the next one is opened after this is decided. */
  readonly isWalked: boolean
}

/** Draws the panel of the text engine. */
export type RenderRework = (panel: PanelProps) => ReactNode

/** What the parts of one editor share. */
export interface Editor {
  readonly document: TextDocument
  readonly worker: TextWorker
  readonly checking: Checking
  /** Whether a mark was passed over, or its word is known. */
  readonly isHidden: IsHidden
  readonly skip: (mark: PlacedMark) => void
  /** Words that are right although no dictionary has them, in their order of letters. */
  readonly ownWords: readonly string[]
  readonly learn: (word: string) => void
  /** Takes a word off the own ones. */
  readonly forget: (word: string) => void
  /** Null where no text engine is configured: then there is no such panel. */
  readonly renderRework: RenderRework | null
  readonly openMark: Store<OpenMark | null>
  /** Places that a panel shows in the text. */
  readonly shownPlaces: Store<readonly Span[]>
  /** The place that the writing area brings into sight and takes the keys to; null once it has. */
  readonly askedPlace: Store<Span | null>
  /**
   * Selects a place in the text, brings it into sight and takes the keys there; opens its mark's words, if one is given,
   * and takes the keys to its buttons where they are to be pressed.
   */
  readonly leadTo: (place: Span, mark?: PlacedMark, takesFocus?: boolean) => void
}

const EditorContext = createContext<Editor | null>(null)

export const EditorProvider = EditorContext.Provider

/** The editor around a part of it. Throws outside of one. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('this part stands outside of an editor')
  return editor
}
