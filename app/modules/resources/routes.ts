import { listRoutes } from "../../lists/routes";
import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/resources");

export const pages = [
	...listRoutes("resources", "task_library/resources/bookings", "bookings", ["export"]),
	route("task_library/resources", "pages/resources.tsx"),
	route("task_library/resources/calendar", "pages/calendar.tsx"),
	route("task_library/resources/bookings", "pages/bookings.tsx"),
	route("task_library/resources/book", "pages/book.tsx"),
	route("task_library/resources/booking/:booking", "pages/booking.tsx"),
	route("task_library/resources/booking/:booking/handout", "pages/hand-out.tsx"),
	route("task_library/resources/booking/:booking/edit", "pages/edit-booking.tsx"),
	route("task_library/resources/booking/:booking/calendar", "pages/booking-calendar.ts"),
	route("task_library/resources/new", "pages/new-resource.tsx"),
	route("task_library/resources/resource/:resource", "pages/resource.tsx"),
	route("task_library/resources/resource/:resource/edit", "pages/edit-resource.tsx"),
	route("task_library/resources/resource/:resource/asset", "pages/asset.tsx"),
	route("task_library/resources/resource/:resource/asset/file/:file", "pages/asset-file.ts"),
	route("task_library/resources/resource/:resource/fault", "pages/report-fault.tsx"),
	route("task_library/resources/resource/:resource/door", "pages/door.tsx"),
	route("task_library/resources/resource/:resource/now", "pages/now.tsx"),
	route("task_library/resources/resource/:resource/open", "pages/open-page.tsx"),
	route("task_library/resources/stocktakes", "pages/stocktakes.tsx"),
	route("task_library/resources/stocktakes/:stocktake", "pages/stocktake.tsx"),
	route("task_library/resources/stocktakes/:stocktake/export", "pages/stocktake-file.ts"),
	route("task_library/resources/together", "pages/proposals.tsx"),
	route("task_library/resources/loans", "pages/loans.tsx"),
	route("task_library/resources/faults", "pages/faults.tsx"),
	route("task_library/resources/faults/:fault", "pages/fault.tsx"),
	route("task_library/resources/handover", "pages/handover.tsx"),
	route("task_library/resources/usage", "pages/usage.tsx"),
	route("task_library/resources/usage/export", "pages/usage-file.ts"),
	route("task_library/resources/feeds", "pages/feeds.tsx"),
	route("task_library/resources/resource/:resource/rules", "pages/resource-rules.tsx"),
	route("task_library/resources/resource/:resource/retire", "pages/retire-resource.tsx"),
	route("task_library/resources/settings", "pages/settings.tsx"),
	route("task_library/resources/people", "pages/people.ts"),
	route("task_library/resources/approvers", "pages/approvers.ts"),
	route("task_library/news", "pages/news.tsx"),
];

/** Pages for everybody who has their address, without bar and menu. */
export const open = [
	route("resource/calendar/:token", "pages/feed.ts"),
	route("resource/door/:door", "pages/open-door.tsx"),
	route("resource/door/:door/display", "pages/door-display.tsx"),
	route("resource/book/:page", "pages/open-booking.tsx"),
	route("resource/booked/:token", "pages/guest.tsx"),
	route("resource/booked/:token/calendar", "pages/guest-calendar.ts"),
];

export const api = [
	route("resource_management/resources", "api/resources.ts"),
	route("resource_management/bookings", "api/bookings.ts"),
];
