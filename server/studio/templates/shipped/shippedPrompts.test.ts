import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { tellReading } from '#domain/generation/reading/tellReading.ts'
import type { Reading } from '#domain/generation/reading/understandsPrompt.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { SHIPPED_TEMPLATES } from './shippedTemplates.ts'

type Filled = (typeof SHIPPED_TEMPLATES)[number]['filled']

/** The prompts of a template's node, with every value of its form's choices. */
function promptsOf(template: Template, filled: Filled): { prompt: string; reading: Reading }[] {
  const fields = template.form.flatMap((step) => step.fields)
  const valuesOf = (name: string): string[] => {
    // The output of a node before it is put together from the choices.
    if (name === 'previous') return fields.flatMap(({ options }) => options.map(({ value }) => value))
    const values = fields.find((field) => field.name === name)?.options.map(({ value }) => value) ?? []
    return values.length > 0 ? values : [String(filled[name] ?? '')]
  }
  return template.nodes.flatMap((node) => {
    if (node.kind !== 'model') return []
    const { mode, promptTemplate, modelParameters } = node.settings
    const reading = readingOf(mode, modelParameters)
    if (reading === null) return []
    const names = [...promptTemplate.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
    const written = names.reduce(
      (prompts, name) =>
        prompts.flatMap((prompt) => valuesOf(name).map((value) => prompt.replaceAll(`{{${name}}}`, value))),
      [promptTemplate],
    )
    return written.filter((prompt) => prompt !== '').map((prompt) => ({ prompt, reading }))
  })
}

function readingOf(mode: string, parameters: unknown): Reading | null {
  if (mode === 'image') {
    const { style, reference } = z.parse(OPTIONS_SCHEMAS.image, parameters)
    return reference === undefined ? { type: 'image', style, negativePrompt: '' } : null
  }
  if (mode === 'video') {
    const { style, animation } = z.parse(OPTIONS_SCHEMAS.video, parameters)
    return { type: 'video', style, animation, negativePrompt: '' }
  }
  return mode === 'music' ? { type: 'music', mood: z.parse(OPTIONS_SCHEMAS.music, parameters).mood } : null
}

describe('what the shipped templates ask of the engines', () => {
  it.each(
    SHIPPED_TEMPLATES.map(({ template, filled }) => [template.details.slug, template, filled] as const),
  )('%s: every word is understood, whatever is chosen', (_slug, template, filled) => {
    const missed = promptsOf(template, filled).flatMap(({ prompt, reading }) => {
      const { ignored } = tellReading(prompt, reading, 'pl')
      return ignored.length === 0 ? [] : [`${prompt}: ${ignored.map(({ word }) => word).join(', ')}`]
    })
    expect(missed).toEqual([])
  })
})
