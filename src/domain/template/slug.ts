import { LONGEST_LABEL } from './templateLimits.ts'

/** A part of an address from words: small letters and digits without their marks, joined by hyphens. */
export function slugOf(words: string): string {
  const plain = words.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
  const slug = plain.replaceAll(/[^a-z0-9]+/gu, '-').replaceAll(/^-+|-+$/gu, '')
  return slug.slice(0, LONGEST_LABEL).replace(/-+$/u, '')
}
