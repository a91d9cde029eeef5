import { useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { type FieldProblem, type FieldProblemCode, fieldProblemSchema } from '#domain/account/apiError.ts'
import { problemText } from './problemTexts.ts'

/** What somebody fills a form with, and what is wrong with it, field by field. */
export interface Fields<Text extends string, Flag extends string> {
  /** Of the form element, so that the focus finds its fields. */
  readonly id: string
  readonly values: Readonly<Record<Text, string>>
  readonly flags: Readonly<Record<Flag, boolean>>
  /** Changes a field as its writer would. */
  readonly change: (name: Text, value: string) => void
  /** What a TextField or a PasswordField of this name takes. */
  readonly text: (name: Text) => TextProps
  /** What a Checkbox of this name takes. */
  readonly flag: (name: Flag) => FlagProps
  /** Shows problems beside their fields, in place of those before, and leads to the first; true when there is any. */
  readonly report: (problems: readonly FieldProblem[]) => boolean
  /** Shows the problems a failed call came with; false when it came with none that this form has a field for. */
  readonly reportFailure: (failure: unknown) => boolean
}

interface TextProps {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly errorMessage: string | undefined
  readonly validationBehavior: 'aria'
}

interface FlagProps {
  readonly name: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly errorMessage: string | undefined
}

/**
 * The fields of one form. Their names are those of the request, so that the server's problems find them; the
 * problem beside a field goes with the first change to it.
 */
export function useFields<Text extends string, Flag extends string = never>(
  initialValues: Readonly<Record<Text, string>>,
  initialFlags: Readonly<Record<Flag, boolean>>,
): Fields<Text, Flag> {
  const { i18n } = useLingui()
  const id = useId()
  const [values, setValues] = useState(initialValues)
  const [flags, setFlags] = useState(initialFlags)
  const [problems, setProblems] = useState<ReadonlyMap<string, FieldProblemCode>>(new Map())

  function forget(name: string): void {
    setProblems((present) => new Map([...present].filter(([field]) => field !== name)))
  }

  function change(name: Text, value: string): void {
    setValues((present) => ({ ...present, [name]: value }))
    forget(name)
  }

  function switchTo(name: Flag, isSelected: boolean): void {
    setFlags((present) => ({ ...present, [name]: isSelected }))
    forget(name)
  }

  function errorMessage(name: string): string | undefined {
    const code = problems.get(name)
    return code === undefined ? undefined : i18n._(problemText(name, code))
  }

  function report(found: readonly FieldProblem[]): boolean {
    flushSync(() => setProblems(new Map(found.map(({ field, code }) => [field, code]))))
    document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    return found.length > 0
  }

  return {
    id,
    values,
    flags,
    change,
    report,
    text: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change(name, value),
      errorMessage: errorMessage(name),
      validationBehavior: 'aria',
    }),
    flag: (name) => ({
      name,
      isSelected: flags[name],
      onChange: (isSelected) => switchTo(name, isSelected),
      errorMessage: errorMessage(name),
    }),
    reportFailure: (failure) =>
      report(problemsOf(failure).filter(({ field }) => field in values || field in flags)),
  }
}

const withProblems = z.object({ problems: z.array(fieldProblemSchema) })

function problemsOf(failure: unknown): readonly FieldProblem[] {
  const parsed = z.safeParse(withProblems, failure)
  return parsed.success ? parsed.data.problems : []
}
