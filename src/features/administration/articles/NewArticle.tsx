import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { articlePlaceSchema, type EditorPlace } from '#domain/content/editor.ts'
import {
  CONTENT_KINDS,
  CONTENT_LANGUAGES,
  type ContentKind,
  type ContentLanguage,
} from '#domain/content/kinds.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Articles.module.css'
import { KIND_WORDS } from './articleWords.ts'

/** The place of a new article, or of another language of one. Nothing is saved before it is written. */
export function NewArticle({ onOpen }: { readonly onOpen: (place: EditorPlace) => void }) {
  const { t, i18n } = useLingui()
  const [language, setLanguage] = useState<ContentLanguage>('pl')
  const [kind, setKind] = useState<ContentKind>('news')
  const [slug, setSlug] = useState('')
  const [isWrong, setWrong] = useState(false)

  function open(event: FormEvent): void {
    event.preventDefault()
    const { success, data } = articlePlaceSchema.safeParse({ language, kind, slug })
    setWrong(!success)
    if (success) onOpen(data)
  }

  return (
    <Card title={<Trans>Nowy tekst</Trans>}>
      <form className={styles.place} method="post" role="presentation" noValidate onSubmit={open}>
        <Select<ContentKind>
          label={t`Rodzaj`}
          value={kind}
          onChange={setKind}
          options={CONTENT_KINDS.map((value) => ({ value, label: i18n._(KIND_WORDS[value]) }))}
        />
        <Select<ContentLanguage>
          label={t`Język`}
          value={language}
          onChange={setLanguage}
          options={CONTENT_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <TextField
          label={t`Adres`}
          description={t`Taki sam w obu językach, na przykład pierwsza-kartka.`}
          value={slug}
          onChange={setSlug}
          autoComplete="off"
          errorMessage={
            isWrong ? t`Małe litery bez polskich znaków, cyfry i pojedyncze łączniki.` : undefined
          }
        />
        <Button type="submit">
          <Trans>Zacznij pisać</Trans>
        </Button>
      </form>
    </Card>
  )
}
