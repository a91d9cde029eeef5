import { slugOf } from '../catalogue/foldPolish.ts'
import { LONGEST_LABEL } from './templateLimits.ts'

/** The address of a template by its title: a slug of nothing but a–z, digits and hyphens, no longer than may be. */
export function templateSlug(title: string): string {
  const slug = slugOf(title).replaceAll(/[^a-z0-9]+/gu, '-')
  return slug.slice(0, LONGEST_LABEL).replaceAll(/^-+|-+$/gu, '')
}
