import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Clapperboard, Image, type LucideIcon, Music } from 'lucide-react'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { GENERATOR_OF } from '#domain/generation/engines.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import type { GeneratorKind } from '../make/generatorKind.ts'
import styles from './HubCard.module.css'
import { HubArt } from './HubArt.tsx'

export const HUB_KINDS = ['image', 'video', 'audio'] as const

interface CardWords {
  readonly to: '/generatory/obraz' | '/generatory/wideo' | '/generatory/audio'
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly icon: LucideIcon
}

const CARDS: Record<GeneratorKind, CardWords> = {
  image: {
    to: '/generatory/obraz',
    title: msg`Obraz`,
    text: msg`Kartka, plakat, wzór na papier albo ilustracja, w ośmiu stylach.`,
    icon: Image,
  },
  video: {
    to: '/generatory/wideo',
    title: msg`Wideo`,
    text: msg`Ruchoma kartka na telefon albo krótka scena do życzeń.`,
    icon: Clapperboard,
  },
  audio: {
    to: '/generatory/audio',
    title: msg`Dźwięk`,
    text: msg`Melodia na urodziny, kołysanka, podkład do filmu.`,
    icon: Music,
  },
}

export interface HubCardProps {
  readonly kind: GeneratorKind
  readonly offers: readonly EngineOffer[]
}

/** One generator: its purpose and its lowest price. */
export function HubCard({ kind, offers }: HubCardProps) {
  const { i18n } = useLingui()
  const { to, title, text, icon: Icon } = CARDS[kind]
  const own = offers.filter((offer) => GENERATOR_OF[offer.type] === kind)
  const prices = own.filter((offer) => offer.isAvailable).map((offer) => offer.credits)
  return (
    <Link to={to} className={styles.card}>
      <HubArt kind={kind} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Icon size={22} aria-hidden="true" />
          {i18n._(title)}
        </span>
        <span className={styles.text}>{i18n._(text)}</span>
        <span className={styles.foot}>
          <Price prices={prices} areKnown={own.length > 0} />
          <ArrowRight size={20} aria-hidden="true" />
        </span>
      </span>
    </Link>
  )
}

function Price({ prices, areKnown }: { readonly prices: readonly number[]; readonly areKnown: boolean }) {
  if (!areKnown) return <span />
  if (prices.length === 0) {
    return (
      <span className={styles.away}>
        <Trans>Teraz niedostępne</Trans>
      </span>
    )
  }
  const lowest = Math.min(...prices)
  const isOne = prices.every((price) => price === lowest)
  return (
    <span className={styles.price}>
      {isOne ? (
        <CreditCount value={lowest} />
      ) : (
        <Trans>
          od <CreditCount value={lowest} />
        </Trans>
      )}
    </span>
  )
}
