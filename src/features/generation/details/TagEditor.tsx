import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { TAG_MOST, TAGS_MOST } from '#domain/generation/limits.ts'
import { cleanTags } from '#offline/generation/cleanTags.ts'
import type { TagChange } from '#offline/generation/tagChange.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import field from '#ui/Field.module.css'
import styles from './TagEditor.module.css'

export interface TagEditorProps {
  readonly tags: readonly string[]
  readonly onChange: (change: TagChange) => void
}

/** A generation's tags: added one by one or several with commas, each taken off by its own cross. No doubles. */
export function TagEditor({ tags, onChange }: TagEditorProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = tags.length >= TAGS_MOST

  function add(): void {
    const added = newTags(tags, text)
    setText('')
    if (added.length === 0) return
    onChange({ added, removed: [] })
    announce(t`Dodano: ${added.join(', ')}`)
  }

  function remove(tag: string): void {
    onChange({ added: [], removed: [tag] })
    announce(t`Usunięto tag: ${tag}`)
    // Its own button goes with it.
    input.current?.focus()
  }

  return (
    <Card title={<Trans>Tagi</Trans>}>
      {tags.length === 0 ? null : (
        <ul className={styles.tags} aria-label={t`Tagi`}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <span className={styles.word}>{tag}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t`Usuń tag ${tag}`}
                onClick={() => remove(tag)}
              >
                <X size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        className={styles.form}
        aria-label={t`Dodawanie tagów`}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <input
          ref={input}
          className={field.control}
          aria-label={t`Nowy tag`}
          placeholder={isFull ? t`Więcej tagów nie dodasz` : t`np. urodziny, dla mamy`}
          value={text}
          maxLength={TAG_MOST * 2}
          disabled={isFull}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" icon={<Plus size={18} />} isDisabled={isFull || text.trim() === ''}>
          <Trans>Dodaj</Trans>
        </Button>
      </form>
    </Card>
  )
}

/** The new words among them, without regard to case, as many as there is room for. */
export function newTags(tags: readonly string[], text: string): readonly string[] {
  return cleanTags([...tags, ...text.split(',')]).slice(tags.length)
}
