import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { House, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { searchAddress } from '../shell/searchAddress.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import styles from './Errors.module.css'

/** An address without a screen: says so and shows the ways on. */
export default function NotFound() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <ErrorScreen
      code="404"
      title={<Trans>Nie ma takiej strony</Trans>}
      words={
        <Trans>
          W adresie może być literówka albo strona została przeniesiona. Poszukaj albo wróć do sklepu.
        </Trans>
      }
      actions={
        <>
          <ButtonLink to="/sklep" variant="primary" icon={<ShoppingBag size={18} />}>
            <Trans>Do sklepu</Trans>
          </ButtonLink>
          <ButtonLink to="/" icon={<House size={18} />}>
            <Trans>Strona główna</Trans>
          </ButtonLink>
        </>
      }
    >
      <SearchField
        className={styles.search ?? ''}
        label={t`Szukaj w Iskrze`}
        placeholder={t`Szukaj prezentu`}
        value={text}
        onChange={setText}
        action={searchAddress('')}
        onSubmit={(typed) => void navigate({ href: searchAddress(typed) })}
      />
    </ErrorScreen>
  )
}
