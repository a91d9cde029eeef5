import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import {
  Coins,
  History,
  Images,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  ReceiptText,
  Settings,
  SlidersHorizontal,
  User,
} from 'lucide-react'
import type { RefObject } from 'react'
import { Menu, MenuItem, Separator } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { SessionState } from '#api/session/session.ts'
import { CREDITS } from '#features/account/data/accountPart.ts'
import { useAccountPart } from '#features/account/data/useAccountPart.ts'
import { useFormat } from '#i18n/format.ts'
import { AriaLocale } from '#ui/AriaLocale.tsx'
import { classNames } from '#ui/classNames.ts'
import { PLACES } from '../manifests.ts'
import { type PlaceIn, placesIn } from '../places/places.ts'
import { AccountAge } from '../session/AccountAge.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { nameOf } from './accountName.ts'
import styles from './AccountMenu.module.css'

const ICONS: Readonly<Record<PlaceIn<'account'>, LucideIcon>> = {
  orders: ReceiptText,
  dashboard: LayoutDashboard,
  history: History,
  gallery: Images,
  profile: User,
  settings: Settings,
  preferences: SlidersHorizontal,
}

export interface AccountMenuProps {
  readonly session: Extract<SessionState, { status: 'signed-in' }>
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The signed-in user, the age of their data, and the places of their account. */
export default function AccountMenu({ session, button, isOpen, onOpenChange }: AccountMenuProps) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { signOut } = useSignOut()
  const { user } = session
  const credits = useAccountPart(CREDITS)
  const format = useFormat()
  const balance = credits.status === 'here' ? format.number(credits.value.available) : ''
  return (
    <AriaLocale>
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom end"
        aria-label={t`Twoje konto`}
        className={classNames(styles.popover)}
      >
        <div className={styles.person}>
          <strong className={styles.name}>{nameOf(user)}</strong>
          <span className={styles.email}>{user.email}</span>
          <AccountAge session={session} />
        </div>
        <Menu
          aria-label={t`Twoje konto`}
          className={classNames(styles.menu)}
          onClose={() => onOpenChange(false)}
        >
          {placesIn('account').map(({ name, to, label }) => {
            const Icon = ICONS[name]
            return (
              <MenuItem
                key={to}
                id={to}
                textValue={i18n._(label)}
                className={classNames(styles.item)}
                onAction={() => void router.navigate({ to })}
              >
                <Icon size={18} />
                {i18n._(label)}
              </MenuItem>
            )
          })}
          <MenuItem
            id={PLACES.credits.to}
            textValue={t`Kredyty ${balance}`}
            className={classNames(styles.item)}
            onAction={() => void router.navigate({ to: PLACES.credits.to })}
          >
            <Coins size={18} />
            <Trans>Kredyty</Trans>
            <span className={styles.balance}>{balance}</span>
          </MenuItem>
          <Separator className={classNames(styles.line)} />
          <MenuItem
            id="sign-out"
            textValue={t`Wyloguj`}
            className={classNames(styles.item)}
            onAction={() => void signOut()}
          >
            <LogOut size={18} />
            <Trans>Wyloguj</Trans>
          </MenuItem>
        </Menu>
      </Popover>
    </AriaLocale>
  )
}
