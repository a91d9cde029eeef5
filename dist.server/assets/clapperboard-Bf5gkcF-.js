import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
// node_modules/lucide-react/dist/esm/icons/clapperboard.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "clapperboard",
	size: 24,
	node: [
		["path", {
			d: "m12.296 3.464 3.02 3.956",
			key: "qash78"
		}],
		["path", {
			d: "M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3z",
			key: "1h7j8b"
		}],
		["path", {
			d: "M3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
			key: "4lm6w1"
		}],
		["path", {
			d: "m6.18 5.276 3.1 3.899",
			key: "zjj9t3"
		}]
	]
};
__iconData.node;
var Clapperboard = createLucideIcon(__iconData);
export { Clapperboard as t };
