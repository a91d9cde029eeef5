import { useLingui } from '@lingui/react/macro'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { searchAddress } from './searchAddress.ts'
import styles from './Header.module.css'

/** The lists of the shop have a search of their own. */
const WITH_OWN_SEARCH: ReadonlySet<ScreenAddress | null> = new Set<ScreenAddress>([
  '/sklep',
  '/sklep/kredyty',
  '/sklep/$collection',
])

const SearchFindings = lazyPart(() => import('./SearchFindings.tsx'))

/** The top bar's search: shows results while the visitor types, and leads to the shop's list for the text. */
export function HeaderSearch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const screen = useMatches({ select: (matches) => screenOfRoute(matches.at(-1)?.fullPath) })
  const [text, setText] = useState('')
  const [isInside, setInside] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  if (WITH_OWN_SEARCH.has(screen)) return null
  const leave = () => {
    setText('')
    setInside(false)
  }
  return (
    <div
      role="presentation"
      ref={frame}
      className={styles.search}
      onFocus={() => setInside(true)}
      onBlur={({ relatedTarget }) => setInside(frame.current?.contains(relatedTarget) ?? false)}
      onKeyDown={moveAmong}
    >
      <SearchField
        label={t`Szukaj w sklepie`}
        placeholder={t`Szukaj prezentu`}
        value={text}
        action={searchAddress('')}
        onChange={setText}
        onSubmit={(typed) => {
          leave()
          void navigate({ href: searchAddress(typed) })
        }}
      />
      {isInside && text.trim() !== '' ? (
        <Suspense fallback={null}>
          <SearchFindings text={text} onChoose={leave} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Arrow keys move from the field through the results and back; Escape returns to the field. */
function moveAmong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Escape: -Infinity }[event.key]
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const place = stops.findIndex((stop) => stop === document.activeElement)
  if (step === undefined || place === -1 || (event.key === 'Escape' && place === 0)) return
  event.preventDefault()
  stops[Math.min(Math.max(place + step, 0), stops.length - 1)]?.focus()
}
