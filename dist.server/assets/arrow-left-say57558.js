import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/arrow-left.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'arrow-left',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm12 19-7-7 7-7',
        key: '1l729n',
      },
    ],
    [
      'path',
      {
        d: 'M19 12H5',
        key: 'x3x0zl',
      },
    ],
  ],
}
__iconData.node
var ArrowLeft = createLucideIcon(__iconData)
export { ArrowLeft as t }
