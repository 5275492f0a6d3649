import { personal } from "../../platform/guard.server";
import { exportNotifications } from "../export-notifications.server";
import { NotificationsQuery } from "../notifications.schema";

export const loader = personal.page(NotificationsQuery, exportNotifications);
