import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AudioLines, Film, Image, Sparkles, Type } from 'lucide-react'
import type { TemplateCard, TemplateOutput } from '#domain/template/publicTemplate.ts'
import { Badge } from '#ui/Badge.tsx'
import { SilentFilm } from '#ui/SilentFilm.tsx'
import { PriceRange } from '#ui/PriceRange.tsx'
import styles from './Gallery.module.css'
import { useHoverFilm } from '#ui/useHoverFilm.ts'

const ICONS = { image: Image, video: Film, audio: AudioLines, text: Type } as const satisfies Record<
  TemplateOutput,
  typeof Image
>

export interface TemplateTileProps {
  readonly template: TemplateCard
  /** Among the first that are seen: its picture is fetched at once. */
  readonly isFirst: boolean
}

/** One template in the gallery: its picture, whose film plays on hover, its results and its price. */
export function TemplateTile({ template, isFirst }: TemplateTileProps) {
  const { t } = useLingui()
  const { isPlaying, handlers } = useHoverFilm()
  const langOf = (text: string) => (template.polish.includes(text) ? 'pl' : undefined)
  const { slug, title, description, thumbnailUrl, previewVideoUrl, price, displayRange, outputs } = template
  return (
    <Link to="/szablony/$slug" params={{ slug }} className={styles.tile} {...handlers}>
      <span className={styles.thumb}>
        {thumbnailUrl === '' ? (
          <Sparkles size={32} aria-hidden="true" />
        ) : (
          <img
            src={thumbnailUrl}
            alt=""
            width={640}
            height={480}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        {isPlaying && previewVideoUrl !== '' ? (
          <SilentFilm src={previewVideoUrl} className={styles.film} />
        ) : null}
        <span className={styles.outputs}>
          <span className="visually-hidden">{t`Powstaje: ${useOutputNames(outputs)}`}</span>
          {outputs.map((output) => {
            const Icon = ICONS[output]
            return <Icon key={output} size={16} aria-hidden="true" />
          })}
        </span>
      </span>
      <span className={styles.words}>
        <strong className={styles.title} lang={langOf(title)}>
          {title}
        </strong>
        <span className={styles.about} lang={langOf(description)}>
          {description}
        </span>
        <span className={styles.foot}>
          <span className={styles.price}>
            <PriceRange price={price} displayRange={displayRange} />
          </span>
          {template.isAvailable ? null : (
            <Badge tone="warning">
              <Trans>Chwilowo niedostępny</Trans>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  )
}

/** The kinds of a template's results, in words. */
export function useOutputNames(outputs: readonly TemplateOutput[]): string {
  const { t } = useLingui()
  const names = { image: t`obraz`, video: t`film`, audio: t`dźwięk`, text: t`tekst` }
  return outputs.map((output) => names[output]).join(', ')
}
