import type { ServerConfig } from './platform/config.ts'

/**
 * Returns what this server allows without proof, one line each, for the person who starts it; all of it is closed where
 * people rely on the server.
 */
export function openDoors({
  payments,
  mail,
  generators,
}: Pick<ServerConfig, 'payments' | 'mail' | 'generators'>): readonly string[] {
  return [
    ...(payments.test
      ? [
          `Test payments are on: orders cost nothing and bring ${payments.testOrdersGive ? 'their' : 'no'} credits`,
        ]
      : []),
    ...(mail.mailbox
      ? ['The mailbox is on: whoever sits at this machine reads all letters at /dev/poczta']
      : []),
    ...(generators.faults ? ['Faults are on: prompts can ask for them'] : []),
  ]
}
