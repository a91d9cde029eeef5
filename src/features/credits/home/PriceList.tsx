import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { AudioLines, Clapperboard, FileText, Image, type LucideIcon, Mic, Music } from 'lucide-react'
import { useId } from 'react'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import styles from './EnginePrices.module.css'

const TYPES: Readonly<
  Record<GenerationType, { readonly label: MessageDescriptor; readonly icon: LucideIcon }>
> = {
  image: { label: msg`Obraz`, icon: Image },
  video: { label: msg`Film`, icon: Clapperboard },
  music: { label: msg`Muzyka`, icon: Music },
  speech: { label: msg`Głos`, icon: AudioLines },
  text: { label: msg`Tekst`, icon: FileText },
  transcription: { label: msg`Zapis nagrania`, icon: Mic },
}

interface PriceListProps {
  readonly type: GenerationType
  readonly offers: readonly EngineOffer[]
}

/** The engines that make one kind of thing here; nothing of a kind that none makes. */
export function PriceList({ type, offers }: PriceListProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { label, icon: Icon } = TYPES[type]
  if (offers.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {i18n._(label)}
      </h3>
      <ul className={styles.engines}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.engine}>
            <span className={styles.name}>{offer.name}</span>
            <span className={styles.credits}>
              <CreditCount value={offer.credits} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
