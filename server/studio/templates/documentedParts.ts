import { z } from 'zod'
import { templateRunSchema } from '#domain/template/templateRun.ts'
import { formStepSchema, templateSchema } from '#domain/template/templateSchema.ts'

/** Large schemas of many endpoints: the document has each of them once. */
export function nameDocumentedParts(): void {
  const named = { Template: templateSchema, TemplateFormStep: formStepSchema, TemplateRun: templateRunSchema }
  for (const [id, schema] of Object.entries(named)) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id })
  }
}
