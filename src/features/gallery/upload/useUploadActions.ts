import { useLingui } from '@lingui/react/macro'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { cancelUploads, sendAgain } from './uploads.ts'

export interface UploadActions {
  readonly cancel: (ids: readonly string[]) => void
  /** Another try for failed ones; a yes to what another app handed over. */
  readonly send: (ids: readonly string[]) => void
}

/** What people do with pictures that are on their way; where this device can't store it, that is said. */
export function useUploadActions(): UploadActions {
  const { i18n, t } = useLingui()
  const tell = () => tellNotKept(i18n, t`Nic się nie zmieniło`)
  return {
    cancel: (ids) => void cancelUploads(ids).catch(tell),
    send: (ids) => void sendAgain(ids).catch(tell),
  }
}
