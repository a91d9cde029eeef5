import { useLingui } from '@lingui/react/macro'
import { Command, Search, Settings2 } from 'lucide-react'
import { CartButton } from '#features/cart/CartButton.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ConnectionStatus } from '../connection/ConnectionStatus.tsx'
import { openPalette } from '../palette/paletteState.ts'
import { openSettings } from '../settings/settingsState.ts'
import { Brand } from './Brand.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { TopNavigation } from './TopNavigation.tsx'
import styles from './Header.module.css'

/** The top bar: where am I, where can I go, what can I do from anywhere. */
export function Header() {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Brand />
        <TopNavigation />
        <div className={styles.tools}>
          <ConnectionStatus />
          <HeaderSearch />
          <IconButton label={t`Szukaj i polecenia (Ctrl K)`} onPress={openPalette}>
            <Command size={20} className={styles.wide} />
            <Search size={20} className={styles.narrow} />
          </IconButton>
          <IconButton label={t`Wygląd i język`} onPress={openSettings}>
            <Settings2 size={20} />
          </IconButton>
          <div className={styles.wide}>
            <CartButton presentation="header" />
          </div>
        </div>
      </div>
    </header>
  )
}
