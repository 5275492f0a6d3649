import { personal } from "../../platform/guard.server";
import { exportNotifications } from "../export-notifications.server";
import { InboxPageQuery } from "../notifications.schema";

export const loader = personal.page(InboxPageQuery, exportNotifications);
