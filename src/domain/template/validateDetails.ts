import { isWebAddress } from './checkFormField.ts'
import { translationsOf } from './english.ts'
import { error, type TemplateProblem, type ValidationContext, warning } from './templateProblems.ts'
import type { Template } from './templateSchema.ts'
import { canBeTold } from './webhookAddress.ts'

/** Words of small letters and digits, joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u

/** Parts of addresses that would hide a template’s. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set(['builder', 'drafts'])

/** The problems of a template's details, its English texts, and its webhook's address. */
export function detailProblems(
  template: Template,
  { isSlugTaken }: ValidationContext,
): readonly TemplateProblem[] {
  const { details, settings, examples } = template
  const { title, slug, description, thumbnailUrl, previewVideoUrl } = details
  const problems: TemplateProblem[] = []
  if (title.trim() === '') problems.push(error('title_missing', { part: 'details', field: 'title' }))
  if (slug.trim() === '') problems.push(error('slug_missing', { part: 'details', field: 'slug' }))
  else if (!SLUG.test(slug)) problems.push(error('slug_format', { part: 'details', field: 'slug' }))
  else if (RESERVED_SLUGS.has(slug) || isSlugTaken?.(slug) === true)
    problems.push(error('slug_taken', { part: 'details', field: 'slug' }))
  if (description.trim() === '') {
    problems.push(warning('description_missing', { part: 'details', field: 'description' }))
  }
  if (thumbnailUrl !== '' && !isPicture(thumbnailUrl)) {
    problems.push(error('thumbnail_address', { part: 'details', field: 'thumbnailUrl' }))
  }
  if (previewVideoUrl !== '' && !isPicture(previewVideoUrl)) {
    problems.push(error('video_address', { part: 'details', field: 'previewVideoUrl' }))
  }
  if (examples.some(({ type, url }) => (type === 'text' ? url !== '' : !isPicture(url)))) {
    problems.push(error('example_address', { part: 'examples' }))
  }
  for (const { text, english, longest } of translationsOf(template)) {
    if (english.length > longest) problems.push(error('english_too_long', { part: 'english' }, text))
  }
  const { webhookUrl } = settings
  if (webhookUrl !== '' && !canBeTold(webhookUrl)) {
    problems.push(error('webhook_address', { part: 'settings' }))
  }
  return problems
}

/** An address of the web, or a path of this very site. */
function isPicture(address: string): boolean {
  return isWebAddress(address) || /^\/(?![/\\])\S*$/u.test(address)
}
