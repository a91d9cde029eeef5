import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '#services/useSession.ts'
import { LANGUAGES, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import { toggleDebugMode, toggleFocusMode, toggleFullscreen } from '#ui/state/modes.ts'
import { openOutboxPanel } from '#ui/state/outboxPanel.ts'
import { setTheme } from '#ui/state/theme.ts'
import { placesFor, placesIn } from '../places/places.ts'
import { useSwitchedOn } from '../places/useSwitchedOn.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { openSettings } from '../settings/settingsState.ts'
import { useLanguage } from '../settings/useLanguage.ts'
import type { LucideIcon } from 'lucide-react'
import type { PaletteEntry } from './paletteEntries.ts'
import { COMMAND_ICONS, type CommandName } from './commandIcons.ts'
import { PALETTE_PLACES } from './palettePlaces.ts'

const PAGES = placesIn('palette')

/** An entry with its icon. */
export interface PicturedEntry extends PaletteEntry {
  readonly Icon: LucideIcon
}

/** The pages in the palette: those of this installation. */
export function usePalettePages(): readonly PicturedEntry[] {
  const { i18n } = useLingui()
  const session = useSession()
  const router = useRouter()
  return placesFor(useSwitchedOn(PAGES), session).map(({ name, to, label }) => ({
    id: `page ${to}`,
    label: i18n._(label),
    ...PALETTE_PLACES[name],
    run: () => void router.navigate({ to }),
  }))
}

/** The commands available everywhere. */
export function usePaletteCommands(): readonly PicturedEntry[] {
  const { t } = useLingui()
  const { language, setLanguage } = useLanguage()
  const { status } = useSession()
  const { signOut } = useSignOut()
  const commands: readonly (PaletteEntry & { readonly command: CommandName })[] = [
    {
      id: 'cart',
      command: 'cart',
      label: t`Otwórz koszyk`,
      keywords: 'cart zamówienie kasa',
      run: openCartDrawer,
    },
    {
      id: 'outbox',
      command: 'outbox',
      label: t`Do wysłania`,
      keywords: 'zmiany offline sieć',
      run: openOutboxPanel,
    },
    {
      id: 'dark',
      command: 'dark',
      label: t`Motyw ciemny`,
      keywords: 'dark theme wygląd',
      run: () => setTheme('dark'),
    },
    {
      id: 'light',
      command: 'light',
      label: t`Motyw jasny`,
      keywords: 'light theme wygląd',
      run: () => setTheme('light'),
    },
    {
      id: 'system',
      command: 'system',
      label: t`Motyw jak w systemie`,
      keywords: 'system theme',
      run: () => setTheme('system'),
    },
    ...LANGUAGES.filter((other) => other !== language).map((other) => ({
      id: `language ${other}`,
      command: 'language' as const,
      label: LANGUAGE_NAMES[other],
      keywords: 'język language',
      run: () => void setLanguage(other),
    })),
    { id: 'focus', command: 'focus', label: t`Tryb skupienia`, keywords: 'focus', run: toggleFocusMode },
    {
      id: 'fullscreen',
      command: 'fullscreen',
      label: t`Pełny ekran`,
      keywords: 'fullscreen',
      run: () => void toggleFullscreen(),
    },
    { id: 'debug', command: 'debug', label: t`Tryb diagnostyczny`, keywords: 'debug', run: toggleDebugMode },
    {
      id: 'settings',
      command: 'appearance',
      label: t`Wygląd i język`,
      keywords: 'ustawienia settings preferencje',
      run: openSettings,
    },
    ...(status === 'signed-in'
      ? [
          {
            id: 'sign-out',
            command: 'signOut' as const,
            label: t`Wyloguj`,
            keywords: 'logout wylogowanie',
            run: () => void signOut(),
          },
        ]
      : []),
  ]
  return commands.map(({ command, ...entry }) => ({ ...entry, Icon: COMMAND_ICONS[command] }))
}
