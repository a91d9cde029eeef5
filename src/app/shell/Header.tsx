import { useLingui } from '@lingui/react/macro'
import { Command, Menu, Search, Settings2 } from 'lucide-react'
import { Suspense } from 'react'
import { CartButton } from '#features/cart/CartButton.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { opens } from '#ui/intent.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { toggleSidebar } from '#ui/state/sidebars.ts'
import { ConnectionStatus } from '../connection/ConnectionStatus.tsx'
import { openPalette, openSearch } from '../palette/paletteState.ts'
import { openSettings } from '../settings/settingsState.ts'
import { useLoaded } from '../start/useLoaded.ts'
import { AccountButton } from './AccountButton.tsx'
import { Brand } from './Brand.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { TopNavigation } from './TopNavigation.tsx'
import styles from './Header.module.css'

const OutboxButton = lazyPart(() => import('#features/outbox/OutboxButton.tsx'))

/** The top bar: where am I, where can I go, what can I do from anywhere. */
export function Header() {
  const { t } = useLingui()
  const isLoaded = useLoaded()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.start}>
          <IconButton
            {...opens('menu')}
            label={t`Menu`}
            aria-haspopup="dialog"
            onPress={() => toggleSidebar('left')}
          >
            <Menu size={22} />
          </IconButton>
          <Brand />
        </div>
        <TopNavigation />
        <div className={styles.tools}>
          <ConnectionStatus />
          <HeaderSearch />
          <IconButton
            {...opens('palette')}
            label={t`Szukaj i polecenia (Ctrl K)`}
            className={styles.wide ?? ''}
            onPress={openPalette}
          >
            <Command size={20} />
          </IconButton>
          <IconButton
            {...opens('palette')}
            label={t`Szukaj`}
            className={styles.narrow ?? ''}
            onPress={openSearch}
          >
            <Search size={20} />
          </IconButton>
          <IconButton
            {...opens('settings')}
            label={t`Wygląd i język`}
            className={styles.wide ?? ''}
            onPress={openSettings}
          >
            <Settings2 size={20} />
          </IconButton>
          {isLoaded ? (
            <Suspense fallback={null}>
              <OutboxButton />
            </Suspense>
          ) : null}
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
