import { useLingui } from '@lingui/react/macro'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import { searchAddress } from './searchAddress.ts'
import styles from './Header.module.css'

/** The lists of the shop have a search of their own. */
const WITH_OWN_SEARCH: ReadonlySet<ScreenAddress | null> = new Set<ScreenAddress>([
  '/sklep',
  '/sklep/kredyty',
  '/sklep/$collection',
])

/** The top bar's search: leads to the shop's list with what was typed. */
export function HeaderSearch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const screen = useMatches({ select: (matches) => screenOfRoute(matches.at(-1)?.fullPath) })
  const [text, setText] = useState('')
  if (WITH_OWN_SEARCH.has(screen)) return null
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
