import { exportYours, YoursFile } from "../exports.server";
import { page } from "../guard.server";

export const loader = page("yourfiles", YoursFile, exportYours);
