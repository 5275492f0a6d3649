import { exportShares, LinksFile } from "../exports.server";
import { page } from "../guard.server";

export const loader = page("yourfiles", LinksFile, exportShares);
