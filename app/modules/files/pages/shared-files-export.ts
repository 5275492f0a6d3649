import { exportShared, SharedFile } from "../exports.server";
import { page } from "../guard.server";

export const loader = page("sharedfiles", SharedFile, exportShared);
