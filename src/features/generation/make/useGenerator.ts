import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { creditsQuery } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { PROMPT_MOST } from '#domain/generation/limits.ts'
import type { FormType } from '../words/formType.ts'
import type { PromptProblem } from '../prompts/PromptField.tsx'
import { askedFields, readOptions } from '../options/readOptions.ts'
import { useGenerationAction } from '../device/useGenerationAction.ts'
import { useGenerations } from '../device/useGenerations.ts'
import { parkedJob } from './parkedJob.ts'
import { isUnderstood, readingFor } from '../prompts/readsPrompt.ts'
import { startState } from './startState.ts'
import { useDefaults } from './useDefaults.ts'
import { useEngineChoice } from './useEngineChoice.ts'
import { useGeneratorDraft } from './useGeneratorDraft.ts'
import { useTagsFor } from '../options/useTagsFor.ts'
import { useStart } from '#ui/jobs/useStart.ts'
import { useVisitor } from '#services/useVisitor.ts'

export type Generator = ReturnType<typeof useGenerator>

export interface GeneratorSurroundings {
  readonly isOffline: boolean
  /** The person's preferred engines, most wanted first. */
  readonly preferredEngines: readonly string[]
}

/** The logic of a generator's form: its content, its engine, the effect of a press, and the press. */
export function useGenerator(type: FormType, { isOffline, preferredEngines }: GeneratorSurroundings) {
  const services = useServices()
  const visitor = useVisitor()
  const form = useGeneratorDraft(type)
  const defaults = useDefaults(type)
  const engines = useEngineChoice(type, {
    chosen: form.draft.engine,
    preferred: preferredEngines,
  })
  const credits = useQuery({ ...creditsQuery(services), enabled: visitor === 'verified' })
  const { isStarting, start } = useStart()
  const [problem, setProblem] = useState<PromptProblem | null>(null)
  const [wantedCount, setCount] = useState(1)
  const promptRef = useRef<HTMLTextAreaElement>(null)
  const tagsFor = useTagsFor(type)
  const act = useGenerationAction()

  const { draft } = form
  const fields = askedFields(type, engines.offer)
  const options = readOptions(fields, { ...defaults.options, ...draft.options })
  const available = credits.data?.available ?? null
  const { queue } = useGenerations()
  const waiting = isOffline ? null : parkedJob(queue, engines.all, { type, prompt: draft.prompt })
  // With a seed all results would be the same; jobs waiting for a network are confirmed one by one.
  const canBeSeveral = 'seed' in fields && options['seed'] === undefined && !isOffline && waiting === null
  const count = canBeSeveral ? wantedCount : 1
  const state = startState({
    offer: engines.offer,
    areOffersKnown: engines.areOffersKnown,
    visitor,
    count,
    available,
    isOffline,
    parkedPrice: waiting?.price ?? null,
  })
  const parked = state.kind === 'parked' ? waiting : null

  function checkPrompt(): boolean {
    const length = draft.prompt.trim().length
    const found = length === 0 ? 'empty' : length > PROMPT_MOST ? 'long' : null
    setProblem(found)
    if (found !== null) promptRef.current?.focus()
    return found === null
  }

  async function submit(): Promise<string | undefined> {
    const { offer } = engines
    if (parked !== null) {
      form.settle()
      await act((actions) => actions.confirm(parked.refCode, parked.price))
      return parked.refCode
    }
    if ((state.kind !== 'ready' && state.kind !== 'later') || offer === null || !checkPrompt())
      return undefined
    const reading = readingFor(offer, options)
    if (reading !== null && !(await isUnderstood(draft.prompt, reading))) {
      setProblem('unread')
      promptRef.current?.focus()
      return undefined
    }
    form.settle()
    const isLater = state.kind === 'later'
    const wanted = {
      type,
      prompt: draft.prompt,
      engine: offer.id,
      options,
      credits: offer.credits,
      count,
      tags: defaults.isTagging ? tagsFor(options) : [],
      isOffline: isLater,
    }
    const refCode = await start(() => act((actions) => actions.ask(wanted)), isLater)
    // A seed is for one result: with it the next press would cost the same again and show the same.
    if (refCode !== undefined && options['seed'] !== undefined) form.change({ options: { seed: undefined } })
    return refCode
  }

  return {
    type,
    visitor,
    form,
    draft,
    fields,
    options,
    defaults,
    engines,
    state,
    /** How many a press asks for; null where it can be one alone. */
    count: canBeSeveral ? count : null,
    setCount,
    /** The job that the press says yes to; null where it starts another. */
    parked: parked?.refCode ?? null,
    problem,
    promptRef,
    isStarting,
    isOffline,
    submit,
    setPrompt: (prompt: string) => {
      if (problem !== null) setProblem(null)
      form.change({ prompt })
    },
  }
}
