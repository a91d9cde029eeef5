import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { LogOut, Settings2 } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import { InstallEntry } from '#features/install/InstallEntry.tsx'
import { collectionsQuery } from '#features/shop/queries.ts'
import { Button } from '#ui/Button.tsx'
import { PlaceLink } from '#ui/PlaceLink.tsx'
import { Sidebar } from '#ui/Sidebar.tsx'
import { closeSidebar, useSidebar } from '#ui/state/sidebars.ts'
import { isCurrent } from '../places/isCurrent.ts'
import { placesFor, placesIn } from '../places/places.ts'
import { openSettings } from '../settings/settingsState.ts'
import { useSignOut } from '../session/useSignOut.ts'
import styles from './SiteMenu.module.css'

const MENU = placesIn('menu')
const SITE = MENU.filter(({ visitors }) => visitors === undefined)
const OF_ACCOUNT = MENU.filter(({ visitors }) => visitors !== undefined)

/** The left sidebar: every place of the site, and what is set once. */
export default function SiteMenu() {
  const { t } = useLingui()
  const router = useRouter()
  const { pinned } = useSidebar('left')
  const path = useLocation({ select: (location) => location.pathname })

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged && !pinned) closeSidebar('left')
      }),
    [router, pinned],
  )

  return (
    <Sidebar side="left" title={t`Menu`}>
      <nav aria-label={t`Wszystkie miejsca`} className={styles.menu}>
        <Places path={path} />
        <AccountPlaces path={path} />
        <Collections path={path} />
      </nav>
      <div className={styles.actions}>
        <Button variant="quiet" icon={<Settings2 size={18} />} onPress={openSettings}>
          <Trans>Wygląd i język</Trans>
        </Button>
        <InstallEntry />
        <SignOutEntry />
      </div>
    </Sidebar>
  )
}

function Places({ path }: { readonly path: string }) {
  const { i18n } = useLingui()
  return (
    <ul>
      {SITE.map(({ to, label }) => (
        <MenuItem key={to} to={to} path={path} isExact>
          {i18n._(label)}
        </MenuItem>
      ))}
    </ul>
  )
}

/** What the shop is sorted into; nothing while that isn't known. */
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

/** The way in, or where one's account is looked after. */
function AccountPlaces({ path }: { readonly path: string }) {
  const { t, i18n } = useLingui()
  const session = useSession()
  return (
    <>
      <h3 className={styles.heading}>{t`Konto`}</h3>
      <ul>
        {placesFor(OF_ACCOUNT, session).map(({ to, label }) => (
          <MenuItem key={to} to={to} path={path}>
            {i18n._(label)}
          </MenuItem>
        ))}
      </ul>
    </>
  )
}

function SignOutEntry() {
  const { signOut } = useSignOut()
  const { pinned } = useSidebar('left')
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

interface MenuItemProps {
  readonly to: string
  readonly path: string
  /** Whether pages beneath it are other places. */
  readonly isExact?: boolean
  readonly children: ReactNode
}

function MenuItem({ to, path, isExact = false, children }: MenuItemProps) {
  const isHere = isExact ? path === to : isCurrent(to, path)
  return (
    <li>
      <PlaceLink to={to} className={styles.link} isHere={isHere}>
        {children}
      </PlaceLink>
    </li>
  )
}
