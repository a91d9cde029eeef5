import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { type FieldProblemCode, fieldProblemSchema } from '#domain/account/apiError.ts'
import { afterPress } from '../afterPress.ts'
import { problemText } from './problemTexts.ts'
import type { DraftStore } from './draftStore.ts'
import { useDraft } from './useDraft.ts'

/** Some of a form's fields. */
export type Part<Values extends object> = { readonly [Field in keyof Values]?: Values[Field] | undefined }

/** An invalid field, and why. */
export interface Problem<Code extends string = FieldProblemCode> {
  readonly field: string
  readonly code: Code
}

export interface FieldsOptions<Values extends object, Code extends string = FieldProblemCode> {
  /**
   * The field values until the person types. A newer one shows at once wherever nothing was typed. Its names are those
   * of the request, so that the server's problems find their fields.
   */
  readonly initial: Values
  /** The problems that keep these values from being sent, in the order of the page; none by default. */
  readonly check?: (values: Values) => readonly Problem<Code>[] | Promise<readonly Problem<Code>[]>
  /** Whether a filled field is checked when it is left. */
  readonly checksOnLeave?: boolean
  /** Called with every change by the person. */
  readonly onChange?: (values: Values) => void
  /** Given where unsent words shall outlive the page. Always the same object. */
  readonly draft?: DraftStore<Part<Values>>
  /** The prefix of the inputs' ids; the form's own by default. */
  readonly idPrefix?: string
  /** Shows problems by `show` and leads to them; to the first of their fields by default. */
  readonly lead?: (show: () => void) => void
}

/** The props of a TextField, a PasswordField or a Select. */
export interface FieldProps<Value> {
  readonly id: string
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
  readonly errorMessage: string | undefined
  readonly validationBehavior: 'aria'
}

/** The props of a Checkbox or a Switch. */
export interface FlagProps<Value> {
  readonly name: string
  readonly isSelected: Value
  readonly onChange: (isSelected: Value) => void
  readonly errorMessage: string | undefined
}

/** The typed values of a form, and their problems, field by field. */
export interface Fields<Values extends object, Code extends string = FieldProblemCode> {
  /** Of the form element, so that the focus finds its fields. */
  readonly id: string
  /** The values of the fields: typed ones over the initial ones. */
  readonly values: Values
  /** The typed values that differ from the initial ones. */
  readonly changes: Part<Values>
  readonly isChanged: boolean
  /** Whether unsent words of an earlier visit were brought back. */
  readonly isRestored: boolean
  readonly problems: ReadonlyMap<string, Code>
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>
  readonly flag: <Name extends keyof Values & string>(name: Name) => FlagProps<Values[Name]>
  /** Changes fields as their writer would: the problems beside them go. */
  readonly change: (part: Part<Values>) => void
  /** Clears all typed values, in the draft too. */
  readonly reset: () => void
  /** Shows problems beside their fields, in place of those before, and leads to them; true when there is any. */
  readonly report: (problems: readonly Problem<Code>[]) => boolean
  /** Looks at everything and reports it. At once where the check is, and true when all may be sent. */
  readonly validate: () => boolean | Promise<boolean>
}

/** The words for a problem of a field. */
export type ProblemWords<Code extends string> = (field: string, code: Code) => MessageDescriptor

/** The fields of one form. The problem beside a field goes with the first change to it. */
export function useFields<Values extends object>(options: FieldsOptions<Values>): Fields<Values> {
  return useWordedFields(problemText, options)
}

/** Fields with codes and words of problems of their own. */
export function useWordedFields<Values extends object, Code extends string>(
  words: ProblemWords<Code>,
  options: FieldsOptions<Values, Code>,
): Fields<Values, Code> {
  const { initial, check = () => [], checksOnLeave = false } = options
  const { i18n } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState<Part<Values>>({})
  const [problems, setProblems] = useState<ReadonlyMap<string, Code>>(new Map())
  const draft = useDraft({
    store: options.draft ?? null,
    unsent: Object.keys(typed).length === 0 ? null : typed,
    onRestored: (restored) => setTyped((present) => ({ ...restored, ...present })),
  })
  const values = useMemo((): Values => ({ ...initial, ...typed }), [initial, typed])
  const changes = differing(typed, initial)

  function change(part: Part<Values>): void {
    setTyped((present) => ({ ...present, ...part }))
    options.onChange?.({ ...values, ...part })
    if (Object.keys(part).some((name) => problems.has(name))) {
      setProblems(new Map([...problems].filter(([name]) => !(name in part))))
    }
  }

  function changeField<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    const part: Part<Values> = { ...NOTHING, [name]: value }
    change(part)
  }

  function report(found: readonly Problem<Code>[]): boolean {
    const show = () => setProblems(new Map(found.map(({ field, code }) => [field, code])))
    if (found.length === 0) show()
    else if (options.lead) options.lead(show)
    else {
      flushSync(show)
      document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    return found.length > 0
  }

  function validate(): boolean | Promise<boolean> {
    const found = check(values)
    return found instanceof Promise ? found.then((later) => !report(later)) : !report(found)
  }

  /** Of a field that was left. A problem that moves the page waits for the press that took the focus away. */
  async function checkField(name: keyof Values & string): Promise<void> {
    if (values[name] === '') return
    const problem = (await check(values)).find(({ field }) => field === name)
    if (problem !== undefined) setProblems((present) => new Map(present).set(name, problem.code))
  }

  function errorMessage(name: string): string | undefined {
    const code = problems.get(name)
    return code === undefined ? undefined : i18n._(words(name, code))
  }

  return {
    id,
    values,
    changes,
    isChanged: Object.keys(changes).length > 0,
    isRestored: draft.isRestored,
    problems,
    change,
    report,
    validate,
    reset() {
      setTyped({})
      draft.markDiscarded()
      setProblems(new Map())
    },
    field: (name) => ({
      id: `${options.idPrefix ?? id}-${name}`,
      name,
      value: values[name],
      onChange: (value) => changeField(name, value),
      errorMessage: errorMessage(name),
      validationBehavior: 'aria',
      ...(checksOnLeave ? { onBlur: () => afterPress(() => void checkField(name)) } : {}),
    }),
    flag: (name) => ({
      name,
      isSelected: values[name],
      onChange: (isSelected) => changeField(name, isSelected),
      errorMessage: errorMessage(name),
    }),
  }
}

const NOTHING = {}

/** The typed values that differ from the initial ones. */
function differing<Values extends object>(typed: Part<Values>, initial: Values): Part<Values> {
  const changes: { -readonly [Field in keyof Values]?: Values[Field] | undefined } = { ...typed }
  for (const name of namesOf(initial)) if (changes[name] === initial[name]) delete changes[name]
  return changes
}

function namesOf<Values extends object>(values: Values): readonly (keyof Values & string)[] {
  return Object.keys(values).filter((key): key is keyof Values & string => key in values)
}

const withProblems = z.object({ problems: z.array(fieldProblemSchema) })

/** The problems of fields that a failed call came with; none when it came with none. */
export function problemsOf(failure: unknown): readonly Problem[] {
  const parsed = z.safeParse(withProblems, failure)
  return parsed.success ? parsed.data.problems : []
}
