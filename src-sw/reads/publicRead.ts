import { isPublicRead } from '#domain/access/publicReads.ts'
import { type AnswerWorth, worthOfHead } from './answerWorth.ts'

/** True for a read of what the product API shows everybody: nobody has signed it. */
export function isPublicReadRequest(request: Request, origin: string): boolean {
  const { origin: asked, pathname, search } = new URL(request.url)
  return (
    request.method === 'GET' &&
    asked === origin &&
    isPublicRead(pathname + search) &&
    !request.headers.has('authorization')
  )
}

/** Judges such a read's answer. */
export async function worthOfPublicRead(response: Response): Promise<AnswerWorth> {
  const told = worthOfHead(response)
  if (told !== null) return told
  try {
    await response.clone().json()
    return 'found'
  } catch {
    return 'disturbed'
  }
}

/** Whether such a read's answer says that the thing doesn't exist: the product API's own answer, not a gateway's page. */
export const isGonePublicRead = ({ status, headers }: Response): boolean =>
  status === 404 && (headers.get('content-type') ?? '').includes('json')
