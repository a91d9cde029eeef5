import type { Template } from '#domain/template/templateSchema.ts'

/** The templates that are shipped with the server. */
export const SHIPPED_TEMPLATES: readonly Template[] = []
