import { useLingui } from '@lingui/react/macro'
import { Clapperboard, Image, type LucideIcon, Music } from 'lucide-react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Link } from '@tanstack/react-router'
import { useServices } from '#services/services.tsx'
import styles from './GeneratorNav.module.css'
import { type GeneratorKind, isOffered } from './generatorKind.ts'

const PLACES = {
  image: { to: '/generatory/obraz', label: msg`Obraz`, icon: Image },
  video: { to: '/generatory/wideo', label: msg`Wideo`, icon: Clapperboard },
  audio: { to: '/generatory/audio', label: msg`Dźwięk`, icon: Music },
} as const satisfies Record<GeneratorKind, { to: string; label: MessageDescriptor; icon: LucideIcon }>

const KINDS = ['image', 'video', 'audio'] as const

/** Links between generators; each form keeps its content. */
export function GeneratorNav() {
  const { i18n, t } = useLingui()
  const { features } = useServices().config
  return (
    <nav aria-label={t`Generatory`} className={styles.nav}>
      {KINDS.filter((kind) => isOffered(kind, features)).map((kind) => {
        const { to, label, icon: Icon } = PLACES[kind]
        return (
          <Link key={kind} to={to} className={styles.link} activeProps={{ 'aria-current': 'page' }}>
            <Icon size={18} aria-hidden="true" />
            {i18n._(label)}
          </Link>
        )
      })}
    </nav>
  )
}
