import { page } from "../guard.server";
import { exportMessages } from "../inbox/export-messages.server";
import { InboxExport } from "../inbox/list.schema";

export const loader = page("contactForm", InboxExport, exportMessages);
