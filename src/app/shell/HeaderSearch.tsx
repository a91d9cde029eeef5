import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SearchField } from '#ui/SearchField.tsx'
import { searchAddress } from './searchAddress.ts'
import styles from './Header.module.css'

/** The lists of the shop have a search of their own. */
const HAS_OWN_SEARCH = /^\/sklep(?:\/(?!produkt\/)[^/]+)?\/?$/

/** The top bar's search: leads to the shop's list with what was typed. */
export function HeaderSearch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const [text, setText] = useState('')
  if (HAS_OWN_SEARCH.test(path)) return null
  return (
    <SearchField
      className={styles.search ?? ''}
      label={t`Szukaj w sklepie`}
      placeholder={t`Szukaj prezentu`}
      value={text}
      onChange={setText}
      onSubmit={(typed) => {
        setText('')
        void navigate({ href: searchAddress(typed) })
      }}
    />
  )
}
