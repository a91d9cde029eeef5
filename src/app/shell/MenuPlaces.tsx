import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PlaceLink } from '#ui/PlaceLink.tsx'
import { isCurrent } from '../places/isCurrent.ts'
import { sitePlacesIn } from '../places/sitePlaces.ts'
import { useSwitchedOn } from '../places/useSwitchedOn.ts'
import styles from './SiteMenu.module.css'

const SITE = sitePlacesIn('menu')

/** The places of the menu that are the same for every visitor. */
export function MenuPlaces({ path }: { readonly path: string }) {
  const { i18n } = useLingui()
  const shown = useSwitchedOn(SITE)
  return (
    <ul>
      {shown.map(({ to, label }) => (
        <MenuItem key={to} to={to} path={path} isExact>
          {i18n._(label)}
        </MenuItem>
      ))}
    </ul>
  )
}

interface MenuItemProps {
  readonly to: string
  readonly path: string
  /** Whether pages beneath it are other places. */
  readonly isExact?: boolean
  /** The menu's other places, of which one may be nearer to the present page. */
  readonly others?: readonly { readonly to: string }[]
  readonly children: ReactNode
}

/** One place of the menu. */
export function MenuItem({ to, path, isExact = false, others, children }: MenuItemProps) {
  const isHere = isExact ? path === to : isCurrent(to, path, others)
  return (
    <li>
      <PlaceLink to={to} className={styles.link} isHere={isHere}>
        {children}
      </PlaceLink>
    </li>
  )
}
