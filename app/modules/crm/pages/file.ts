import { openFile } from "../files/attachments.server";
import { FilePage } from "../files/files.schema";
import { page } from "../guard.server";

export const loader = page("customers", FilePage, openFile);
