import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormFault, FormValue } from '#domain/template/checkFormField.ts'
import {
  type FieldFault,
  fillForm,
  type FormContext,
  formFaults,
  type FormValues,
  startValues,
  withoutSecrets,
} from '#domain/template/fillForm.ts'
import { isSame } from '#domain/template/listDiff.ts'
import { formMatcher } from '#domain/template/pattern/matchPattern.ts'
import type { FormField, FormStep } from '#domain/template/templateSchema.ts'
import type { DraftStore } from '../form/draftStore.ts'
import { afterPress } from '../afterPress.ts'
import { useDraft } from '../form/useDraft.ts'

export interface TemplateFormOptions {
  readonly steps: readonly FormStep[]
  /** The same object as long as it says the same. */
  readonly context: FormContext
  /** The lasting store of typed values; null for none. Always the same object. */
  readonly draft: DraftStore<FormValues> | null
}

/** A step that has something to ask. */
export interface AskedStep {
  readonly step: FormStep
  readonly fields: readonly FormField[]
}

export type TemplateFormState = ReturnType<typeof useTemplateForm>

/**
 * A template’s form: its values, the shown step and its faults. A fault shows once its field was left or its step
 * should end; it disappears with the first change that corrects it.
 */
export function useTemplateForm({ steps, context, draft }: TemplateFormOptions) {
  const [typed, setTyped] = useState<FormValues>({})
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<string | null>(null)
  /** The server's faults of values; until they are changed. */
  const [refused, setRefused] = useState<readonly FieldFault[]>([])
  const id = useId()
  const inForm = (selector: string) =>
    document.getElementById(id)?.querySelectorAll<HTMLElement>(selector) ?? []
  const kept = useMemo(() => keptOf(steps, typed), [typed, steps])
  const { isRestored, markDiscarded } = useDraft({
    store: draft,
    unsent: kept,
    onRestored: (values) => setTyped((present) => ({ ...values, ...present })),
  })

  const filled = useMemo(
    () => fillForm(steps, { ...startValues(steps), ...typed }, context),
    [steps, typed, context],
  )
  const asked = new Set(filled.asked)
  const askedSteps = steps.flatMap((step): AskedStep[] => {
    const fields = step.fields.filter((field) => asked.has(field))
    return fields.length === 0 ? [] : [{ step, fields }]
  })
  const at = Math.max(
    0,
    askedSteps.findIndex(({ step }) => step.id === wanted),
  )
  const current = askedSteps[at]
  const faults = new Map<string, FormFault>(
    [...refused, ...formFaults(filled.asked, filled, formMatcher())].map(({ name, fault }) => [name, fault]),
  )

  function change(name: string, value: FormValue): void {
    setTyped((present) => ({ ...present, [name]: value }))
    if (refused.length > 0) setRefused(refused.filter((each) => each.name !== name))
  }

  /** Leads to the first of these fields, on any step. */
  function leadTo(names: readonly string[]): void {
    const step = askedSteps.find(({ fields }) => fields.some(({ name }) => names.includes(name)))
    flushSync(() => {
      setLooked((present) => new Set([...present, ...names]))
      if (step !== undefined) setWanted(step.step.id)
    })
    const [first] = [...inForm('[data-field]')].filter(({ dataset }) =>
      names.includes(dataset['field'] ?? ''),
    )
    const control =
      first?.querySelector<HTMLElement>('input:not([hidden]), select, textarea') ??
      first?.querySelector<HTMLElement>('button')
    control?.focus()
  }

  /** Whether these fields are valid; if not, leads to the first invalid one. */
  function pass(fields: readonly FormField[]): boolean {
    const wrong = fields.flatMap(({ name }) => (faults.has(name) ? [name] : []))
    if (wrong.length > 0) leadTo(wrong)
    return wrong.length === 0
  }

  function show(index: number): void {
    const next = askedSteps[index]
    if (next === undefined) return
    flushSync(() => setWanted(next.step.id))
    inForm('[data-step-title]')[0]?.focus()
  }

  return {
    /** Of the form element, so that the focus finds its fields. */
    id,
    steps: askedSteps,
    at,
    current,
    /** The values that count: those of fields whose conditions hold. */
    values: filled.values,
    isRestored,
    /** Whether all asked fields are valid. */
    isSound: faults.size === 0,
    valueOf: (field: FormField): FormValue => filled.values[field.name] ?? null,
    faultOf: ({ name }: FormField): FormFault | null =>
      looked.has(name) || refused.some((each) => each.name === name) ? (faults.get(name) ?? null) : null,
    change,
    /** A field was left: its fault waits for the press that took the focus away. */
    leave: (name: string) => {
      if (Object.hasOwn(typed, name) && !looked.has(name)) {
        afterPress(() => setLooked((present) => new Set([...present, name])))
      }
    },
    back: () => show(at - 1),
    /** To another step: back at once, forward only past valid steps. */
    goTo: (index: number) => {
      const before = askedSteps.slice(0, index).flatMap(({ fields }) => fields)
      if (index <= at || pass(before)) show(index)
    },
    /** On to the next step; true on the last, where all fields are valid. */
    proceed: (): boolean => {
      if (at < askedSteps.length - 1) {
        if (pass(current?.fields ?? [])) show(at + 1)
        return false
      }
      return pass(filled.asked)
    },
    /** Whether all asked fields are valid; if not, leads to the first invalid one, on any step. */
    check: (): boolean => pass(filled.asked),
    /** Shows another party's faults of the values. */
    refuse: (found: readonly FieldFault[]): void => {
      setRefused(found)
      leadTo(found.map(({ name }) => name))
    },
    /** Fills the form from its first step on; missing values stay. Returns an undo, which keeps later changes. */
    fillWith: (values: FormValues): (() => void) => {
      const before = typed
      setTyped((present) => ({ ...present, ...values }))
      setLooked(new Set())
      setRefused([])
      flushSync(() => setWanted(null))
      inForm('[data-step-title]')[0]?.focus()
      return () => setTyped((present) => withoutFilled(present, values, before))
    },
    reset: (): void => {
      setTyped({})
      setLooked(new Set())
      setRefused([])
      setWanted(null)
      markDiscarded()
    },
  }
}

/** The values before the form was filled, with the changes since. */
function withoutFilled(present: FormValues, filled: FormValues, before: FormValues): FormValues {
  const isChanged = (name: string) => !Object.hasOwn(filled, name) || !isSame(present[name], filled[name])
  return { ...before, ...Object.fromEntries(Object.entries(present).filter(([name]) => isChanged(name))) }
}

/** The values to store on the device, null for none: secret words aren't stored. */
function keptOf(steps: readonly FormStep[], typed: FormValues): FormValues | null {
  const kept = withoutSecrets(steps, typed)
  return Object.keys(kept).length === 0 ? null : kept
}
