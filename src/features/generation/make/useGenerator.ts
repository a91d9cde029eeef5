import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { creditsQuery } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { PROMPT_MOST } from '#domain/generation/limits.ts'
import type { GenerationOptions } from '#domain/generation/options.ts'
import { askedOptions } from '../options/askedOptions.ts'
import type { FormType } from '../words/formType.ts'
import type { PromptProblem } from '../prompts/PromptField.tsx'
import { isUnderstood, pictureReading } from '../prompts/readsPrompt.ts'
import { readOptions } from '../options/readOptions.ts'
import { startState } from './startState.ts'
import { useDefaults } from './useDefaults.ts'
import { useEngineChoice } from './useEngineChoice.ts'
import { useGeneratorDraft } from './useGeneratorDraft.ts'
import { useStart } from './useStart.ts'
import { useTagsFor } from '../options/useTagsFor.ts'
import { useVisitor } from './useVisitor.ts'

export type Generator = ReturnType<typeof useGenerator>

export interface GeneratorSurroundings {
  readonly isOffline: boolean
  /** What this person likes to work with, most wanted first. */
  readonly preferredEngines: readonly string[]
}

/** Everything behind a generator's form: what stands in it, who makes it, what a press would do, and the press. */
export function useGenerator(type: FormType, { isOffline, preferredEngines }: GeneratorSurroundings) {
  const services = useServices()
  const visitor = useVisitor()
  const form = useGeneratorDraft(type)
  const defaults = useDefaults(type)
  const engines = useEngineChoice(type, {
    chosen: form.draft.engine,
    preferred: defaults.engine === null ? preferredEngines : [defaults.engine, ...preferredEngines],
  })
  const credits = useQuery({ ...creditsQuery(services), enabled: visitor === 'verified' })
  const { isStarting, start } = useStart()
  const [problem, setProblem] = useState<PromptProblem | null>(null)
  const promptRef = useRef<HTMLTextAreaElement>(null)
  const tagsFor = useTagsFor(type)

  const { draft } = form
  const options: GenerationOptions = readOptions(type, { ...defaults.options, ...draft.options })
  const available = credits.data?.available ?? null
  const state = startState({
    offer: engines.offer,
    areOffersKnown: engines.areOffersKnown,
    visitor,
    available,
    isOffline,
  })

  function checkPrompt(): boolean {
    const length = draft.prompt.trim().length
    const found = length === 0 ? 'empty' : length > PROMPT_MOST ? 'long' : null
    setProblem(found)
    if (found !== null) promptRef.current?.focus()
    return found === null
  }

  async function submit(): Promise<string | undefined> {
    const { offer } = engines
    if ((state.kind !== 'ready' && state.kind !== 'later') || offer === null || !checkPrompt())
      return undefined
    const reading = pictureReading(offer, options)
    if (reading !== null && !(await isUnderstood(draft.prompt, reading))) {
      setProblem('unread')
      promptRef.current?.focus()
      return undefined
    }
    form.settle()
    return start({
      type,
      prompt: draft.prompt,
      engine: offer.id,
      options: askedOptions(type, options, offer.takes),
      credits: offer.credits,
      tags: defaults.isTagging ? tagsFor(options) : [],
      isOffline: state.kind === 'later',
    })
  }

  return {
    type,
    form,
    draft,
    options,
    defaults,
    engines,
    state,
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
