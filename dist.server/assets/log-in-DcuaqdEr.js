import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
// node_modules/lucide-react/dist/esm/icons/log-in.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "log-in",
	size: 24,
	node: [
		["path", {
			d: "m10 17 5-5-5-5",
			key: "1bsop3"
		}],
		["path", {
			d: "M15 12H3",
			key: "6jk70r"
		}],
		["path", {
			d: "M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4",
			key: "u53s6r"
		}]
	]
};
__iconData.node;
var LogIn = createLucideIcon(__iconData);
export { LogIn as t };
