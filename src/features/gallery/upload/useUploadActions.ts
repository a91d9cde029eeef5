import { useLingui } from '@lingui/react/macro'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { cancelUploads, sendAgain } from './uploads.ts'

export interface UploadActions {
  readonly cancel: (ids: readonly string[]) => void
  /** Retries failed uploads; confirms pictures shared by another app. */
  readonly send: (ids: readonly string[]) => void
}

/** The actions on uploads; where this device can't store one, that is announced. */
export function useUploadActions(): UploadActions {
  const { i18n, t } = useLingui()
  const tell = () => tellNotKept(i18n, t`Nic się nie zmieniło`)
  return {
    cancel: (ids) => void cancelUploads(ids).catch(tell),
    send: (ids) => void sendAgain(ids).catch(tell),
  }
}
