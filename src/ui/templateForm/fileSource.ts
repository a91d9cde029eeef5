import type { ReactNode } from 'react'
import type { FileFieldType } from '#domain/template/fileFieldRules.ts'
import type { SentFile } from '#domain/template/sentFile.ts'

export interface FileSending {
  readonly signal: AbortSignal
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void
  /** Told when it was cut: it goes on by itself once it can. */
  readonly onCut: () => void
}

/** Where the files of a form go, and where they are found again. */
export interface FileSource {
  /** Why none can be sent now, in words with the next step; null when they can. */
  readonly obstacle: ReactNode
  /** Sends one; rejects with a failure that has a code. */
  readonly send: (file: File, type: FileFieldType, sending: FileSending) => Promise<SentFile>
  /** Finds one that was sent before; null for one that is gone. */
  readonly find: (id: string, type: FileFieldType, signal: AbortSignal) => Promise<SentFile | null>
}
