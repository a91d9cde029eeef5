import { CORRECTION_MOST } from '#domain/administration/acts.ts'

/** The typed correction: whole credits with or without a sign, not 0; null for anything else. */
export function typedCorrection(text: string): number | null {
  const [, sign = '', digits = ''] = /^([+\-−–]?)(\d{1,6})$/u.exec(text.replaceAll(/\s/gu, '')) ?? []
  const credits = Number(digits)
  if (digits === '' || credits === 0 || credits > CORRECTION_MOST) return null
  return sign === '' || sign === '+' ? credits : 0 - credits
}
