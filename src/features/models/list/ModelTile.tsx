import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ModelCard } from '#domain/models/model.ts'
import { modelPath } from '#domain/models/modelAddresses.ts'
import { Badge } from '#ui/Badge.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { LICENCE_WORDS } from '../modelWords.ts'
import styles from './Models.module.css'

export interface ModelTileProps {
  readonly model: ModelCard
  /** 3 under a heading of its own; 2 by default. */
  readonly level?: 2 | 3
  /** The checkbox that chooses it, under its words. */
  readonly choice?: ReactNode
}

/** One model of a list: its maker, strengths and availability. */
export function ModelTile({ model, level = 2, choice }: ModelTileProps) {
  const { i18n } = useLingui()
  const { name, maker, goodAt, licence, here, ended } = model
  const { label, tone } = LICENCE_WORDS[licence.kind]
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.tile}>
      <Heading className={styles.name}>
        <Link to={modelPath(model)} className={styles.link}>
          {name}
        </Link>
      </Heading>
      <p className={styles.maker}>{maker}</p>
      <p className={styles.goodAt}>{goodAt}</p>
      <p className={styles.badges}>
        {here?.isAvailable === true ? (
          <Badge tone="accent">
            <Trans>
              Działa tu · <CreditCount value={here.credits} />
            </Trans>
          </Badge>
        ) : null}
        {ended === null || here?.isAvailable === true ? null : (
          <Badge tone="warning">
            <Trans>Wycofany</Trans>
          </Badge>
        )}
        <Badge tone={tone}>{i18n._(label)}</Badge>
      </p>
      {choice}
    </article>
  )
}
