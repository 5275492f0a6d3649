import { createHash } from "node:crypto";
import { Upload } from "../requests";
import { literal } from "../statements";
import { views } from "./crm-lists";
import { type About, type Recipe, type Recipes, rowOf } from "./recipe";

const BASE = "/:guid?/task_library/resources";
const NEWS = "POST /:guid?/task_library/news";
const SETTINGS = `POST ${BASE}/settings`;
const RESOURCE = `POST ${BASE}/resource/:resource/edit`;
const BOOKING = `POST ${BASE}/booking/:booking`;
const picture = () => new Upload("GIF89a, and no more is looked at", "picture.gif", "image/gif");
const idOf = (about: About, table: string) => String(rowOf(about, table).id);

/** The first booking is the caller's own and still to come; the first resource is in use and open to everybody. */
const ready = (about: About) => [
	`delete from resource_parts where ${literal(idOf(about, "resources"))} in (whole_id, part_id)`,
	`update resource_bookings set booker_id = ${literal(String(about.caller.userId))}, status = 'reserved', series_id = null where id = ${literal(idOf(about, "resource_bookings"))}`,
	`update resources set status = 'active', capacity = null where id = ${literal(idOf(about, "resources"))}`,
];
const recipe =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({ values: { ...values(about) }, before: [...ready(about), ...before(about)] });
const onResource = (more: (about: About) => object = () => ({})) =>
	recipe((about) => ({ resource: idOf(about, "resources"), ...more(about) }));
const onBooking = (more: (about: About) => object = () => ({}), before?: (about: About) => string[]) =>
	recipe((about) => ({ booking: idOf(about, "resource_bookings"), ...more(about) }), before);

const booked = (about: About) => ({
	...{ title: "words", startsAt: "2031-06-04T10:00", endsAt: "2031-06-04T12:00", seats: "1", guests: "", note: "" },
	...{ models: [], quantities: [] },
	...{ resources: [idOf(about, "resources")], repeat: "none", untilDay: "", skip: [], previewed: "" },
});
const fields = (about: About) => ({
	...{ typeId: idOf(about, "resource_types"), name: "words", place: "", body: "", capacity: "", features: "words" },
	...{ timeZone: "Europe/Oslo", status: "active", floor: "", planRow: "", planColumn: "" },
});
const type = {
	...{ name: "words", kind: "room", opens: Array(7).fill("08:00"), closes: Array(7).fill("16:00"), bookLevel: "10" },
	...{ approverId: "", maxMinutes: "", windowDays: "365" },
};
const rules = { minMinutes: "30", bufferAfter: "15", autoLevel: "20", approval: "", approverId: "", deputyId: "" };
/** The resource has no bookings and is part of nothing, so that it may be put together and taken out of use. */
const alone = (about: About) => [
	`update resource_booking_items set is_held = 0 where resource_id = ${literal(idOf(about, "resources"))}`,
];
/** Another resource has only what the first one has at other times. */
const movable = (about: About) => [
	`delete from resource_parts where ${literal(String(rowOf(about, "resources", 1).id))} in (whole_id, part_id)`,
	`update resources set status = 'active', capacity = null where id = ${literal(String(rowOf(about, "resources", 1).id))}`,
	`update resource_booking_items set is_held = 0 where resource_id = ${literal(String(rowOf(about, "resources", 1).id))}`,
	`update resource_booking_items set is_held = 1, whole_id = null, starts_at = 1937000000000, ends_at = 1937003600000 where booking_id = ${literal(idOf(about, "resource_bookings"))} and resource_id = ${literal(idOf(about, "resources"))}`,
];
/** Somebody else has the time that is asked for. */
const taken = (about: About) => [
	`update resource_bookings set starts_at = 1938500000000 where id = ${literal(idOf(about, "resource_bookings"))}`,
	`update resource_booking_items set is_held = 1, starts_at = 1938280000000, ends_at = 1938380000000 where resource_id = ${literal(idOf(about, "resources"))}`,
];
/** The booking is offered to the caller, in the line for its time. */
const offered = (about: About) => {
	const [id, resource, turn, item] = ["resource_bookings", "resources", "bookings", "resource_booking_items"].map(
		(table) => literal(idOf(about, table)),
	);
	const span = [1938333600000, 1938340800000];
	const hash = createHash("sha256")
		.update([...span, idOf(about, "resources")].join("|"))
		.digest("hex")
		.slice(0, 32);
	const pool = literal(`resources-${hash}`);
	return [
		`delete from resource_booking_items where booking_id = ${id} and id <> ${item}`,
		`update resource_booking_items set booking_id = ${id}, resource_id = ${resource}, whole_id = null where id = ${item}`,
		`update resource_bookings set status = 'offered', starts_at = ${span[0]}, ends_at = ${span[1]} where id = ${id}`,
		`insert or ignore into booking_pools (tenant_id, id, created_at, updated_at) select tenant_id, ${pool}, 0, 0 from bookings where id = ${turn}`,
		`update bookings set pool_id = ${pool}, holder_id = ${id}, status = 'offered', offered_until = 1938333000000 where id = ${turn}`,
	];
};
/** The booking takes place now, and somebody is to check in. */
const underWay = (about: About) => [
	`update resource_bookings set starts_at = unixepoch() * 1000 - 60000, ends_at = unixepoch() * 1000 + 3600000, check_in_by = unixepoch() * 1000 + 600000, checked_in_at = null, checked_out_at = null where id = ${literal(idOf(about, "resource_bookings"))}`,
];
const pending = (about: About) => [
	`update resource_bookings set status = 'pending', approver_id = ${literal(String(about.caller.userId))} where id = ${literal(idOf(about, "resource_bookings"))}`,
];
/** The first booking is of the first resource, which was handed out then, or was not. */
const lent = (since: string) => (about: About) => [
	`update resource_booking_items set returned_at = 1 where resource_id = ${literal(idOf(about, "resources"))}`,
	`update resource_booking_items set booking_id = ${literal(idOf(about, "resource_bookings"))}, resource_id = ${literal(idOf(about, "resources"))}, whole_id = null, handed_out_at = ${since}, returned_at = null where id = ${literal(idOf(about, "resource_booking_items"))}`,
];
const unused = (about: About) => [
	`update resources set type_id = ${literal(String(rowOf(about, "resource_types", 1).id))} where type_id = ${literal(idOf(about, "resource_types"))}`,
];
const closure = { firstDay: "2031-06-01", lastDay: "2031-06-02", opensAt: "", closesAt: "", reason: "words" };
const notice = { title: "words", body: "words", untilDay: "" };

export const resourcesRecipes: Recipes = {
	...views(`POST ${BASE}/bookings`, "resource_management.bookings"),
	[`page ${BASE}/resource/:resource`]: onResource(),
	[`page ${BASE}/resource/:resource/edit`]: onResource(),
	[`page ${BASE}/booking/:booking`]: onBooking(),
	[`page ${BASE}/booking/:booking/edit`]: onBooking(),
	[`page ${BASE}/booking/:booking/calendar`]: onBooking(),
	[`page ${BASE}/booking/:booking/handout`]: onBooking(),
	[`${BOOKING}/handout handOut`]: onBooking((about) => ({ code: idOf(about, "resources") }), lent("null")),
	[`${BOOKING}/handout takeBack`]: onBooking((about) => ({ code: idOf(about, "resources") }), lent("1")),
	[`POST ${BASE}/loans takeBack`]: recipe((about) => ({ code: idOf(about, "resources") }), lent("1")),
	[`POST ${BASE}/book create`]: recipe(booked),
	[`POST ${BASE}/calendar putDown`]: onBooking(
		(about) => ({ from: idOf(about, "resources"), to: `${idOf(about, "resources")}|1938333600000` }),
		lent("null"),
	),
	[`${BOOKING} cancel`]: onBooking(() => ({ scope: "this" })),
	[`${BOOKING} decide`]: onBooking(() => ({ decision: "rejected", message: "words" }), pending),
	[`POST ${BASE}/book wait`]: recipe(booked, taken),
	[`${BOOKING} accept`]: onBooking(undefined, offered),
	[`${BOOKING} checkIn`]: onBooking(undefined, underWay),
	[`${BOOKING} checkOut`]: onBooking(undefined, underWay),
	[`page ${BASE}/resource/:resource/rules`]: onResource(),
	[`page ${BASE}/resource/:resource/retire`]: onResource(),
	[`POST ${BASE}/resource/:resource/rules saveRules`]: onResource(() => rules),
	[`POST ${BASE}/resource/:resource/rules saveParts`]: recipe(
		(about) => ({ resource: idOf(about, "resources"), parts: [] }),
		alone,
	),
	[`POST ${BASE}/resource/:resource/retire retire`]: recipe((about) => ({ resource: idOf(about, "resources") }), alone),
	[`POST ${BASE}/resource/:resource/retire move`]: recipe(
		(about) => ({ resource: idOf(about, "resources"), to: String(rowOf(about, "resources", 1).id) }),
		movable,
	),
	[`${BOOKING}/edit save`]: onBooking((about) => ({ ...booked(about), scope: "this" })),
	[`POST ${BASE}/new create`]: recipe(fields),
	[`${RESOURCE} save`]: onResource(fields),
	[`${RESOURCE} picture`]: onResource(() => ({ file: picture() })),
	[`${RESOURCE} cover`]: onResource(() => ({ file: picture() })),
	[`${RESOURCE} dropCover`]: onResource(),
	[`${SETTINGS} saveType`]: recipe((about) => ({ ...type, type: idOf(about, "resource_types") })),
	[`${SETTINGS} removeType`]: recipe((about) => ({ type: idOf(about, "resource_types") }), unused),
	[`${SETTINGS} addClosure`]: recipe((about) => ({ ...closure, resource: idOf(about, "resources") })),
	[`${SETTINGS} removeClosure`]: recipe((about) => ({ closure: idOf(about, "resource_closures") })),
	[`${NEWS} add`]: recipe((about) => ({ ...notice, resource: idOf(about, "resources") })),
	[`${NEWS} remove`]: recipe((about) => ({ notice: idOf(about, "resource_notices") })),
	"POST /api/resource_management/resources": recipe((about) => ({
		...{ ...fields(about), id: undefined, capacity: null, planRow: null, planColumn: null },
	})),
	"DELETE /api/resource_management/resources": recipe((about) => ({ id: idOf(about, "resources") }), alone),
	"GET /api/resource_management/bookings getdetails": recipe((about) => ({ id: idOf(about, "resource_bookings") })),
	"POST /api/resource_management/bookings": recipe(booked),
	"DELETE /api/resource_management/bookings": recipe((about) => ({ id: idOf(about, "resource_bookings") })),
};
