import { DatabaseNotice } from './DatabaseNotice.tsx'
import { QuotaNotice } from './QuotaNotice.tsx'
import { useFittingPersistence } from './useFittingPersistence.ts'

/** All notices about this device's storage. Mounted by the shell once the page is rendered. */
export function StorageNotices() {
  useFittingPersistence()
  return (
    <>
      <DatabaseNotice />
      <QuotaNotice />
    </>
  )
}
