import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import {
  $n as string,
  An as _enum,
  Bn as literal,
  Gn as optional,
  Mn as array,
  Un as number,
  Wn as object,
  gr as parse,
} from '../renderPage.js'
// node_modules/lucide-react/dist/esm/icons/fingerprint-pattern.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'fingerprint-pattern',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4',
        key: '1nerag',
      },
    ],
    [
      'path',
      {
        d: 'M14 13.12c0 2.38 0 6.38-1 8.88',
        key: 'o46ks0',
      },
    ],
    [
      'path',
      {
        d: 'M17.29 21.02c.12-.6.43-2.3.5-3.02',
        key: 'ptglia',
      },
    ],
    [
      'path',
      {
        d: 'M2 12a10 10 0 0 1 18-6',
        key: 'ydlgp0',
      },
    ],
    [
      'path',
      {
        d: 'M2 16h.01',
        key: '1gqxmh',
      },
    ],
    [
      'path',
      {
        d: 'M21.8 16c.2-2 .131-5.354 0-6',
        key: 'drycrb',
      },
    ],
    [
      'path',
      {
        d: 'M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2',
        key: '1tidbn',
      },
    ],
    [
      'path',
      {
        d: 'M8.65 22c.21-.66.45-1.32.57-2',
        key: '13wd9y',
      },
    ],
    [
      'path',
      {
        d: 'M9 6.8a6 6 0 0 1 9 5.2v2',
        key: '1fr1j5',
      },
    ],
  ],
  aliases: ['fingerprint'],
}
__iconData.node
var FingerprintPattern = createLucideIcon(__iconData)
var OrDivider_module_default = { or: '_or_15vsz_2' }
// src/ui/OrDivider.tsx
var import_jsx_runtime = require_jsx_runtime()
/** „albo”, between two ways to the same end. */
function OrDivider() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: OrDivider_module_default.or,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ZQO50P',
      message: ['albo'],
    }),
  })
}
// src/api/product/passkeyRequest.ts
var requestOptionsSchema = object({
  challenge: string(),
  rpId: optional(string()),
  timeout: optional(number()),
  userVerification: optional(_enum(['required', 'preferred', 'discouraged'])),
  allowCredentials: optional(
    array(
      object({
        id: string(),
        type: literal('public-key'),
        transports: optional(
          array(_enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
        ),
      }),
    ),
  ),
})
/** The challenge as the browser's WebAuthn takes it. Throws where it is none. */
function passkeyRequest({ options }) {
  const { challenge, rpId, timeout, userVerification, allowCredentials } = parse(
    requestOptionsSchema,
    options,
  )
  return {
    challenge,
    ...(rpId === void 0 ? {} : { rpId }),
    ...(timeout === void 0 ? {} : { timeout }),
    ...(userVerification === void 0 ? {} : { userVerification }),
    ...(allowCredentials === void 0 ? {} : { allowCredentials: allowCredentials.map(descriptorOf) }),
  }
}
function descriptorOf({ id, type, transports }) {
  return {
    id,
    type,
    ...(transports === void 0 ? {} : { transports }),
  }
}
export { OrDivider as n, FingerprintPattern as r, passkeyRequest as t }
