import { ApiError } from './apiError.ts'
import type { CallAddress } from './productApi.ts'

/** Splits an endpoint's name and fills its address in. */
export function addressOf(
  base: string,
  endpoint: string,
  { path = {}, query = {} }: CallAddress,
): { method: string; url: string } {
  const [method = '', pattern = ''] = endpoint.split(' ')
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathPart(path[name]))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return { method, url: `${base}${filled}${search.size > 0 ? `?${search}` : ''}` }
}

/** A browser would walk up the address at a part that is only dots, and then ask for something else. */
function pathPart(value: string | undefined): string {
  if (value === undefined || /^\.{0,2}$/.test(value)) {
    throw new ApiError('No such address', { code: 'NOT_FOUND', status: null })
  }
  return encodeURIComponent(value)
}
