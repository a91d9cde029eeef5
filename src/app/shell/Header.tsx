import { useLingui } from '@lingui/react/macro'
import { Command, Menu, Search, Settings2 } from 'lucide-react'
import { Suspense } from 'react'
import { CartButton } from '#features/cart/CartButton.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { opens } from '#ui/intent.ts'
import { classNames } from '#ui/classNames.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { commands, knowsCommands } from '#ui/Sheet.tsx'
import { toggleSidebar, useSidebar } from '#ui/state/sidebars.ts'
import { useSidebarPlace } from '#ui/useSidebarPlace.ts'
import { ConnectionStatus } from '../connection/ConnectionStatus.tsx'
import { openPalette, openSearch } from '../palette/paletteState.ts'
import { openSettings } from '../settings/settingsState.ts'
import { useLoaded } from '../start/useLoaded.ts'
import { AccountButton } from './AccountButton.tsx'
import { Brand } from './Brand.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { MENU_ID } from './SiteMenu.tsx'
import { TopNavigation } from './TopNavigation.tsx'
import styles from './Header.module.css'

const OutboxButton = lazyPart(() => import('#features/outbox/OutboxButton.tsx'))

/** The top bar: the present place, the main places, and the actions available everywhere. */
export function Header() {
  const { t } = useLingui()
  const isLoaded = useLoaded()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.start}>
          <MenuButton />
          <Brand />
        </div>
        <TopNavigation />
        <div className={styles.tools}>
          <div className={styles.connection}>
            <ConnectionStatus />
          </div>
          <div className={styles.waiting}>
            {isLoaded ? (
              <Suspense fallback={null}>
                <OutboxButton />
              </Suspense>
            ) : null}
          </div>
          <HeaderSearch />
          <IconButton
            {...opens('palette')}
            label={t`Szukaj i polecenia (Ctrl K)`}
            className={classNames(styles.wide, styles.scripted)}
            onPress={openPalette}
          >
            <Command size={20} />
          </IconButton>
          <IconButton
            {...opens('palette')}
            label={t`Szukaj`}
            className={classNames(styles.narrow, styles.scripted)}
            onPress={openSearch}
          >
            <Search size={20} />
          </IconButton>
          <IconButton
            {...opens('settings')}
            label={t`Wygląd i język`}
            className={classNames(styles.wide, styles.scripted)}
            onPress={openSettings}
          >
            <Settings2 size={20} />
          </IconButton>
          <div className={styles.wide}>
            <CartButton presentation="header" />
          </div>
          <div className={styles.wide}>
            <AccountButton />
          </div>
        </div>
      </div>
    </header>
  )
}

/** Opens the menu over the page, which the browser does by itself, or folds the pinned one. */
function MenuButton() {
  const { t } = useLingui()
  const open = useSidebar('left', 'open')
  const { isDocked } = useSidebarPlace('left')
  return (
    <IconButton
      {...opens('menu')}
      {...(isDocked ? {} : commands(MENU_ID, 'show-modal'))}
      label={t`Menu`}
      aria-haspopup={isDocked ? undefined : 'dialog'}
      aria-expanded={open}
      onPress={() => {
        if (isDocked || !knowsCommands()) toggleSidebar('left')
      }}
    >
      <Menu size={22} />
    </IconButton>
  )
}
