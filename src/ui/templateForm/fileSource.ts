import type { ReactNode } from 'react'
import type { FileFieldType } from '#domain/template/fileFieldRules.ts'
import type { SentFile } from '#domain/template/sentFile.ts'

export interface FileSending {
  readonly signal: AbortSignal
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void
  /** Called when it was cut: it continues by itself once it can. */
  readonly onCut: () => void
}

/** A chosen file, and the key of all its uploads. */
export interface ChosenFile {
  readonly key: string
  readonly file: File
}

export interface FileField {
  readonly name: string
  readonly type: FileFieldType
}

/** Where the files of a form go, and where they are found again. */
export interface FileSource {
  /** Why none can be sent now, in words with the next step; null when they can. */
  readonly obstacle: ReactNode
  /** Sends one; rejects with a failure that has a code. */
  readonly send: (chosen: ChosenFile, field: FileField, sending: FileSending) => Promise<SentFile>
  /** A file whose page was gone before it had arrived: its upload continues. Null for none; never rejects. */
  readonly begun: (fieldName: string) => Promise<ChosenFile | null>
  /** The upload to a field isn't wanted any more. */
  readonly forget: (fieldName: string) => void
  /** Finds one that was sent before; null for one that is gone. */
  readonly find: (id: string, type: FileFieldType, signal: AbortSignal) => Promise<SentFile | null>
}
