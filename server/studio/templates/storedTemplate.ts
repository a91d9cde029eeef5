import type { StoredTemplate } from '#domain/template/migrations.ts'
import { readTemplate } from '#domain/template/templateFile.ts'
import type { Template } from '#domain/template/templateSchema.ts'

/** A template as stored by this or an earlier version. Throws for an unreadable one. */
export function templateOf(content: StoredTemplate): Template {
  const { template, refusal } = readTemplate(content)
  if (template === null) throw new Error(`a stored template can't be read: ${refusal}`)
  return template
}

/** The columns beside a stored template, so that lists needn't read it. */
export function columnsOf(template: Template) {
  const { title, slug, thumbnailUrl, categories, tags } = template.details
  return {
    content: template,
    title,
    slug,
    thumbnailUrl,
    categories,
    tags,
    nodeCount: template.nodes.length,
    fieldCount: template.form.reduce((sum, { fields }) => sum + fields.length, 0),
  }
}
