import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Settings2 } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { InstallEntry } from '#features/install/InstallEntry.tsx'
import { collectionsQuery } from '#features/shop/queries.ts'
import { Button } from '#ui/Button.tsx'
import { closeSidebar, useSidebar } from '#ui/state/sidebars.ts'
import { placesFor, placesIn } from '../places/places.ts'
import { SITE_PLACES } from '../places/sitePlaces.ts'
import { useSwitchedOn } from '../places/useSwitchedOn.ts'
import { openSettings } from '../settings/settingsState.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { MenuItem } from './MenuPlaces.tsx'
import styles from './SiteMenu.module.css'

const MENU = placesIn('menu')
const OF_ACCOUNT = MENU.filter(({ visitors }) => visitors !== undefined)
/** Places for every visitor that are in no frame. */
const OF_ALL = MENU.filter(
  ({ name, visitors }) => visitors === undefined && !Object.hasOwn(SITE_PLACES, name),
)

/** The menu's places that depend on the shop's content and on the visitor. */
export function MorePlaces({ path }: { readonly path: string }) {
  return (
    <>
      <OtherPlaces path={path} />
      <Collections path={path} />
      <AccountPlaces path={path} />
    </>
  )
}

function OtherPlaces({ path }: { readonly path: string }) {
  const { i18n } = useLingui()
  const shown = useSwitchedOn(OF_ALL)
  if (shown.length === 0) return null
  return (
    <ul>
      {shown.map(({ to, label }) => (
        <MenuItem key={to} to={to} path={path}>
          {i18n._(label)}
        </MenuItem>
      ))}
    </ul>
  )
}

/** The settings, and the way out. */
export function MenuActions() {
  return (
    <div className={styles.actions}>
      <Button variant="quiet" icon={<Settings2 size={18} />} onPress={openSettings}>
        <Trans>Wygląd i język</Trans>
      </Button>
      <InstallEntry />
      <SignOutEntry />
    </div>
  )
}

/** The shop's collections; nothing while they aren't known. */
function Collections({ path }: { readonly path: string }) {
  const { t } = useLingui()
  const { storefront } = useServices()
  const { data: collections = [] } = useQuery({ ...collectionsQuery(storefront), meta: { kept: true } })
  const listed = collections.filter(({ handle }) => handle !== 'kredyty')
  if (listed.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{t`Kolekcje`}</h3>
      <ul>
        {listed.map(({ handle, title }) => (
          <MenuItem key={handle} to={screenPath('/sklep/$collection', { collection: handle })} path={path}>
            {title}
          </MenuItem>
        ))}
      </ul>
    </>
  )
}

/** The sign-in, or the places of the account. */
function AccountPlaces({ path }: { readonly path: string }) {
  const { t, i18n } = useLingui()
  const shown = placesFor(useSwitchedOn(OF_ACCOUNT), useSession())
  return (
    <>
      <h3 className={styles.heading}>{t`Konto`}</h3>
      <ul>
        {shown.map(({ to, label }) => (
          <MenuItem key={to} to={to} path={path} others={shown}>
            {i18n._(label)}
          </MenuItem>
        ))}
      </ul>
    </>
  )
}

function SignOutEntry() {
  const { signOut } = useSignOut()
  const pinned = useSidebar('left', 'pinned')
  if (useSession().status !== 'signed-in') return null

  function leave(): void {
    if (!pinned) closeSidebar('left')
    void signOut()
  }

  return (
    <Button variant="quiet" icon={<LogOut size={18} />} onPress={leave}>
      <Trans>Wyloguj</Trans>
    </Button>
  )
}
