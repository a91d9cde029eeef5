import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { showToast } from '#ui/state/toasts.ts'
import { addFiles, type RefusedFile } from './uploads.ts'

export interface AddFiles {
  readonly add: (files: readonly File[]) => void
  /** Files that weren't even sent, until the person has read why. */
  readonly refused: readonly RefusedFile[]
  readonly forgetRefused: () => void
}

/** Adds files to the queue, into an album where one is open. */
export function useAddFiles(albumId: string | null): AddFiles {
  const { t } = useLingui()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])

  async function add(files: readonly File[]): Promise<void> {
    try {
      const unfit = await addFiles(files, { albumId, nameless: t`Zdjęcie` })
      setRefused((present) => [...present, ...unfit])
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się dodać zdjęć`,
        message: t`Przeglądarka odmawia dostępu do pamięci. Odśwież stronę i spróbuj ponownie.`,
      })
    }
  }

  return {
    add: (files) => {
      if (files.length > 0) void add(files)
    },
    refused,
    forgetRefused: () => setRefused([]),
  }
}
