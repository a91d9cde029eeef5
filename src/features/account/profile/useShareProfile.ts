import { useLingui } from '@lingui/react/macro'
import { useShare } from '#ui/sharing/useShare.ts'
import { profileAddress } from './profileAddress.ts'

/** Shares a profile by its address. */
export function useShareProfile(): (username: string, title: string) => Promise<void> {
  const { t } = useLingui()
  const share = useShare()
  return (username, title) =>
    share({ title, link: profileAddress(username, location.origin), copied: t`Adres profilu skopiowany` })
}
