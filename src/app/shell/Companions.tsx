import { InstallInvitation } from '#features/install/InstallInvitation.tsx'
import { StorageNotices } from '#features/storage/StorageNotices.tsx'
import { UpdatePrompt } from '../worker/UpdatePrompt.tsx'

/** Offers and warnings beside the page that come after the first screen. Each shows itself when it has a reason. */
export default function Companions() {
  return (
    <>
      <UpdatePrompt />
      <StorageNotices />
      <InstallInvitation />
    </>
  )
}
