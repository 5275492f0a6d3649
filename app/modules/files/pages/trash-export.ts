import { exportTrash, TrashFile } from "../exports.server";
import { page } from "../guard.server";

export const loader = page("yourfiles", TrashFile, exportTrash);
