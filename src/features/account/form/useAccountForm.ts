import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#api/product/apiError.ts'
import type { FieldProblemCode } from '#domain/account/apiError.ts'
import type { DraftOf, Part } from './keptDraft.ts'
import { type Typed, useTyped } from './useTyped.ts'

/** A field that can't stand, and why. */
export interface FormProblem {
  readonly field: string
  readonly code: FieldProblemCode
}

export interface AccountFormOptions<Values extends object> {
  readonly userId: string
  /** What is saved now. */
  readonly saved: Values
  readonly check: (values: Values) => readonly FormProblem[] | Promise<readonly FormProblem[]>
  /** Sends it. An `ApiError` with problems leads to its fields, any other stands above the button. */
  readonly save: (values: Values, changes: Part<Values>) => Promise<void>
  readonly onSaved?: () => void
  /** Given where unsaved words shall outlive the page. Always the same object. */
  readonly draft?: DraftOf<Values>
}

/** What a control needs to stand for one field. */
export interface BoundField<Value> {
  readonly id: string
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Looks at the field when it is left, if something stands there. */
  readonly onLeave: () => void
  readonly problem: FieldProblemCode | null
}

export interface AccountForm<Values extends object> extends Omit<Typed<Values>, 'change'> {
  readonly bind: <Field extends keyof Values & string>(field: Field) => BoundField<Values[Field]>
  /** Why the last try to save came to nothing, unless a field is to blame. */
  readonly failure: unknown
  readonly isSaving: boolean
  readonly submit: (event: FormEvent) => void
}

/** A form of the account: what is typed, what is wrong with it, and its way to the API. */
export function useAccountForm<Values extends object>(
  options: AccountFormOptions<Values>,
): AccountForm<Values> {
  const typed = useTyped(options.saved, options.userId, options.draft)
  const id = useId()
  const [problems, setProblems] = useState<ReadonlyMap<string, FieldProblemCode>>(new Map())
  const [failure, setFailure] = useState<unknown>(null)
  const [isSaving, setSaving] = useState(false)

  const idOf = (field: string) => `${id}-${field}`

  async function checkField(field: keyof Values & string): Promise<void> {
    if (typed.values[field] === '') return
    const problem = (await options.check(typed.values)).find((found) => found.field === field)
    if (problem !== undefined) setProblems((present) => new Map(present).set(field, problem.code))
  }

  function leadTo(found: readonly FormProblem[]): void {
    flushSync(() => setProblems(new Map(found.map(({ field, code }) => [field, code]))))
    const first = found.find(({ field }) => field in options.saved)
    if (first !== undefined) document.getElementById(idOf(first.field))?.focus()
  }

  async function save(): Promise<void> {
    setSaving(true)
    setFailure(null)
    try {
      const found = await options.check(typed.values)
      if (found.length > 0) return leadTo(found)
      if (typed.isChanged) await options.save(typed.values, typed.changes)
      setProblems(new Map())
      typed.forget()
      return options.onSaved?.()
    } catch (error) {
      const refused = problemsOf(error).filter(({ field }) => field in options.saved)
      if (refused.length > 0) return leadTo(refused)
      return setFailure(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    ...typed,
    failure,
    isSaving,
    bind: (field) => ({
      id: idOf(field),
      name: field,
      value: typed.values[field],
      problem: problems.get(field) ?? null,
      onLeave: () => void checkField(field),
      onChange(value) {
        typed.change(field, value)
        if (problems.has(field)) setProblems(without(problems, field))
      },
    }),
    forget() {
      typed.forget()
      setProblems(new Map())
      setFailure(null)
    },
    submit(event) {
      event.preventDefault()
      if (!isSaving) void save()
    },
  }
}

function problemsOf(error: unknown): readonly FormProblem[] {
  if (!(error instanceof ApiError)) return []
  if (error.code === 'USERNAME_TAKEN') return [{ field: 'username', code: 'taken' }]
  return error.problems
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const copy = new Map(map)
  copy.delete(key)
  return copy
}
