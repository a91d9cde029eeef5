import { r as useLingui } from './dist-CJ0y7q9j.js'
import { V as showToast } from '../renderPage.js'
// src/features/account/profile/profileAddress.ts
/** The public profile's address; `origin` is the site's, with or without its scheme. */
function profileAddress(username, origin) {
  return `${origin}/uzytkownik/${username}`
}
// src/features/account/profile/useShareProfile.ts
/** Hands a profile's address to the system's share sheet, or to the clipboard where there is none. */
function useShareProfile() {
  const { _: _t } = useLingui()
  return async (username, title) => {
    const url = profileAddress(username, location.origin)
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({
          title,
          url,
        })
        return
      }
      await navigator.clipboard.writeText(url)
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'T0vUt5',
            message: ['Adres profilu skopiowany'],
          },
        ),
      })
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return
      showToast({
        type: 'info',
        title: _t(
          /** i18n */
          {
            id: 'zLdaqL',
            message: ['Skopiuj adres profilu'],
          },
        ),
        message: url,
        duration: 0,
      })
    }
  }
}
export { profileAddress as n, useShareProfile as t }
