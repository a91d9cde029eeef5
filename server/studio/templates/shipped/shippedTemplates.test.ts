import { describe, expect, it } from 'vitest'
import { fillForm, formFaults } from '#domain/template/fillForm.ts'
import { inLanguage } from '#domain/template/inLanguage.ts'
import { matchesPattern } from '#domain/template/pattern/matchPattern.ts'
import { referencesIn } from '#domain/template/references.ts'
import { readTemplateFile, writeTemplateFile } from '#domain/template/templateFile.ts'
import { validateTemplate } from '#domain/template/validateTemplate.ts'
import { SHIPPED_TEMPLATES } from './shippedTemplates.ts'

describe('the shipped templates', () => {
  it('are twelve, each with a slug of its own', () => {
    expect(new Set(SHIPPED_TEMPLATES.map(({ template }) => template.details.slug)).size).toBe(12)
  })

  it.each(
    SHIPPED_TEMPLATES.map(({ template, filled }) => [template.details.slug, template, filled] as const),
  )('%s has nothing wrong with it, and its example can be filled in', (_slug, template, filled) => {
    expect(validateTemplate(template)).toEqual([])
    expect(readTemplateFile(writeTemplateFile(template)).template).toEqual(template)
    const form = fillForm(template.form, filled, {})
    const faults = formFaults(form.asked, form, matchesPattern)
    expect(faults.filter(({ name }) => name !== 'zdjecie')).toEqual([])
    expect(
      Object.keys(filled).filter((name) => !Object.hasOwn(form.values, name) && filled[name] !== ''),
    ).toEqual([])
  })

  it.each(SHIPPED_TEMPLATES.map(({ template }) => [template.details.slug, template] as const))(
    '%s has English words for everything that people read',
    (_slug, template) => {
      const english = inLanguage(template, 'en')
      const said = (each: typeof template) =>
        [
          each.details.title,
          each.details.description,
          ...each.details.categories,
          ...each.details.tags,
          ...each.examples.map(({ caption }) => caption),
          ...each.nodes.map(({ label }) => label),
          ...each.form.flatMap(({ title, description, fields }) => [
            title,
            description,
            ...fields.flatMap(({ label, placeholder, helperText, options }) => [
              label,
              placeholder,
              helperText,
              ...options.map((option) => option.label),
            ]),
          ]),
        ].filter((text) => text !== '')
      const words = said(template)
      expect(words.filter((text) => !Object.hasOwn(template.english, text))).toEqual([])
      expect(said(english)).toHaveLength(words.length)
      expect(
        Object.keys(template.english).filter((text) => !words.includes(text) && !isOutput(template, text)),
      ).toEqual([])
      // No text that a node reads was put into English.
      expect(english.nodes.flatMap(readBy)).toEqual(template.nodes.flatMap(readBy))
    },
  )
})

type Template = (typeof SHIPPED_TEMPLATES)[number]['template']

const isOutput = ({ nodes, pricing }: Template, text: string) =>
  nodes.some((node) => node.kind === 'output' && node.settings.name === text) ||
  pricing.paths.some(({ label }) => label === text)

const readBy = (node: Template['nodes'][number]) =>
  node.kind === 'model' ? referencesIn(node.settings.promptTemplate) : []
