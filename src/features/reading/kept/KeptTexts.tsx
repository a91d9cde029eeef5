import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { cacheStorage } from '#domain/browser/parts.ts'
import { contentPath } from '#domain/content/contentAddresses.ts'
import { type KeptText, listKeptTexts } from '#offline/reading/keptTexts.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { contentLanguage } from '../queries.ts'
import styles from './KeptTexts.module.css'

/** The articles on this device, read before or saved; nothing without any. */
export function KeptTexts() {
  const { t, i18n } = useLingui()
  const [texts, setTexts] = useState<readonly KeptText[]>([])
  const language = contentLanguage(i18n.locale)
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const kept = await listKeptTexts(cacheStorage(), language)
      if (!isOver) setTexts(kept)
    }
    // Without its caches a browser has kept nothing.
    read().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [language])
  if (texts.length === 0) return null
  return (
    <section className={styles.kept} aria-label={t`Na tym urządzeniu`}>
      <h2>
        <Trans>Te teksty przeczytasz teraz</Trans>
      </h2>
      <ul>
        {texts.map((text) => (
          <li key={contentPath(text)}>
            <TextLink to={contentPath(text)}>{text.title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
