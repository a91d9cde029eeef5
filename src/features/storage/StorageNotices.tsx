import { DatabaseNotice } from './DatabaseNotice.tsx'
import { QuotaNotice } from './QuotaNotice.tsx'
import { useFittingPersistence } from './useFittingPersistence.ts'

/** Everything there is to say about what this device keeps. Mounted by the shell once the page stands. */
export function StorageNotices() {
  useFittingPersistence()
  return (
    <>
      <DatabaseNotice />
      <QuotaNotice />
    </>
  )
}
