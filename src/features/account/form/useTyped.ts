import { useEffect, useState } from 'react'
import { type DraftOf, keepDraftOf, type Part, readDraftOf } from './keptDraft.ts'

export interface Typed<Values extends object> {
  /** What is saved, and over it what was typed. */
  readonly values: Values
  /** What was typed and differs from what is saved. */
  readonly changes: Part<Values>
  readonly isChanged: boolean
  /** True when unsaved words of an earlier visit were brought back. */
  readonly isRestored: boolean
  readonly change: <Field extends keyof Values>(field: Field, value: Values[Field]) => void
  readonly forget: () => void
}

/**
 * What somebody types over what is saved. Only the touched fields are held, so that a newer reading of the others
 * shows at once and takes nothing typed away; with a draft they outlive the page.
 */
export function useTyped<Values extends object>(
  saved: Values,
  userId: string,
  draft?: DraftOf<Values>,
): Typed<Values> {
  const [typed, setTyped] = useState<Part<Values>>({})
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    if (draft === undefined) return undefined
    let isGone = false
    const bringBack = async () => {
      const kept = await readDraftOf(draft, userId)
      if (isGone || kept === null || Object.keys(kept).length === 0) return
      setTyped((present) => ({ ...kept, ...present }))
      setRestored(true)
    }
    void bringBack()
    return () => {
      isGone = true
    }
  }, [draft, userId])

  function keep(next: Part<Values>): void {
    setTyped(next)
    if (draft !== undefined) void keepDraftOf(draft, userId, next)
  }

  const changes = differing(typed, saved)
  return {
    values: { ...saved, ...typed },
    changes,
    isChanged: Object.keys(changes).length > 0,
    isRestored,
    change: (field, value) => keep({ ...typed, [field]: value }),
    forget() {
      keep({})
      setRestored(false)
    },
  }
}

/** What was typed and isn't what is saved anyway. */
function differing<Values extends object>(typed: Part<Values>, saved: Values): Part<Values> {
  const changes: { -readonly [Field in keyof Values]?: Values[Field] | undefined } = { ...typed }
  for (const field of fieldsOf(saved)) if (changes[field] === saved[field]) delete changes[field]
  return changes
}

function fieldsOf<Values extends object>(values: Values): readonly (keyof Values & string)[] {
  return Object.keys(values).filter((key): key is keyof Values & string => key in values)
}
