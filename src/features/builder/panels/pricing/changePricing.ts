import type { Template } from '#domain/template/templateSchema.ts'

/** Changes parts of a template’s price. */
export type ChangePricing = (part: Partial<Template['pricing']>) => void
