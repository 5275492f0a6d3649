import { exportReaders, ReadersExport } from "../confirm/export-readers.server";
import { page } from "../guard.server";

export const loader = page("edit", ReadersExport, exportReaders);
