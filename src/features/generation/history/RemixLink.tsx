import { WandSparkles } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { generatorPlace } from '../words/generatorPlace.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'

export interface RemixLinkProps {
  readonly item: Pick<ListedGeneration, 'id' | 'type'>
  readonly label: string
}

/** A link to the generator, filled with this generation's options. */
export function RemixLink({ item, label }: RemixLinkProps) {
  const place = generatorPlace(item.type)
  if (place === undefined || item.id === null) return null
  return (
    <ButtonLink
      to={place}
      search={{ remix: item.id }}
      variant="quiet"
      size="small"
      aria-label={label}
      data-icon-only=""
      data-hint={label}
      icon={<WandSparkles size={18} />}
    />
  )
}
