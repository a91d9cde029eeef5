import { createHmac } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'

/** The secret that signs a template's webhooks: its authors see it, and give it to the receiver. */
export function webhookSecretOf({ config }: ServerContext, templateId: string | null): string {
  const key = keyOf(config.auth.secret, 'template webhook')
  return createHmac('sha256', key)
    .update(templateId ?? '')
    .digest('base64url')
}

/** `X-Iskra-Signature`: the time of sending, in seconds, and the proof that it is ours and of that moment. */
export function webhookSignature(secret: string, body: string, now: Date): string {
  const at = String(Math.floor(now.getTime() / 1_000))
  const mark = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${mark}`
}
