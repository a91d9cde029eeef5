import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { User } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useSession } from '#services/useSession.ts'
import { initialsOf } from '#features/account/frame/initialsOf.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { loginSearch } from '../guards/loginAddress.ts'
import { firstNameOf, nameOf } from './accountName.ts'
import styles from './AccountButton.module.css'

const AccountMenu = askedPart(() => import('./AccountMenu.tsx'))

/**
 * The account in the top bar: the sign-in, or the user and their menu. Both have the same size, so that nothing moves
 * when this device's storage has been read.
 */
export function AccountButton() {
  const { t } = useLingui()
  const session = useSession()
  const place = useLocation({ select: ({ pathname, searchStr }) => loginSearch({ pathname, searchStr }) })
  const [isOpen, setIsOpen] = useState(false)
  const hasMenu = useOnceOpened(isOpen)
  const button = useRef<HTMLButtonElement>(null)

  if (session.status !== 'signed-in') {
    return (
      <ButtonLink to="/login" search={place} variant="quiet" className={styles.account ?? ''}>
        <User size={20} className={styles.person} />
        <span className={styles.name}>
          <Trans>Zaloguj się</Trans>
        </span>
      </ButtonLink>
    )
  }
  const name = nameOf(session.user)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.account}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t`Twoje konto: ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.initials} data-initials={initialsOf(name)} aria-hidden="true" />
        <span className={styles.name} aria-hidden="true">
          {firstNameOf(name)}
        </span>
      </button>
      {hasMenu ? (
        <Suspense fallback={null}>
          <AccountMenu session={session} button={button} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
