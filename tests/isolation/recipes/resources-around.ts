import { createHash } from "node:crypto";
import { Upload } from "../requests";
import { deleting, inserting, literal } from "../statements";
import { type About, person, type Recipe, type Recipes, rowOf, TOKEN, unhurried } from "./recipe";

const BASE = "/:guid?/task_library/resources";
const ONE = `${BASE}/resource/:resource`;
const idOf = (about: About, table: string) => String(rowOf(about, table).id);
const resourceOf = (about: About) => idOf(about, "resources");

const inUse = (about: About) => [
	`update resources set status = 'active', capacity = null where id = ${literal(resourceOf(about))}`,
	`update resource_types set book_level = 10, max_minutes = null, needs_approval = 0`,
];
/** The first fault is of the first resource, and not mended. */
const itsFault = (about: About) => [
	...inUse(about),
	`update resource_faults set resource_id = ${literal(resourceOf(about))}, mended_at = null where id = ${literal(idOf(about, "resource_faults"))}`,
];
const itsFile = (about: About) => [
	...inUse(about),
	`update files set module_key = 'resource_management.asset', uploader_id = ${literal(String(about.caller.userId))} where id = ${literal(idOf(about, "files"))}`,
	`update resource_files set resource_id = ${literal(resourceOf(about))}, file_id = ${literal(idOf(about, "files"))} where id = ${literal(idOf(about, "resource_files"))}`,
];
const row = (about: About) => ({
	tenant_id: about.caller.own.tenant.id,
	created_at: Date.now(),
	updated_at: Date.now(),
});
/** The first resource has a page at its door. */
const itsDoor = (about: About) => [
	...inUse(about),
	deleting("resource_doors", { id: resourceOf(about) }),
	inserting("resource_doors", [{ ...row(about), id: resourceOf(about), guid: doorOf(about), shows_names: 0 }]),
	unhurried,
];
const doorOf = (about: About) => String(rowOf(about, "resource_doors").guid);

/** The first resource has a page for people without an account. */
const itsPage = (about: About) => [
	...inUse(about),
	deleting("resource_open_pages", { id: resourceOf(about) }),
	inserting("resource_open_pages", [
		{
			...{ ...row(about), id: resourceOf(about), guid: pageOf(about), is_open: 1, price: "", terms: "" },
			...{ needs_approval: 0, embedded_by: "[]", link_key: "words" },
		},
	]),
	unhurried,
];
const pageOf = (about: About) => String(rowOf(about, "resource_open_pages").guid);
/** Somebody has asked for the first resource and has the address of their page; with `more` as said. */
const itsGuest = (about: About, more = "confirmed_at = null") => [
	...itsPage(about),
	`update resource_guests set token_hash = id where token_hash = ${literal(about.setting.tokenHash)}`,
	`update resource_guests set resource_id = ${literal(resourceOf(about))}, token_hash = ${literal(about.setting.tokenHash)}, tries = 0, seats = 1, ${more} where id = ${literal(idOf(about, "resource_guests"))}`,
	`update resource_booking_items set is_held = 0 where resource_id = ${literal(resourceOf(about))}`,
];
const CODE = "123456";
const codeOf = (about: About) =>
	createHash("sha256")
		.update(`${idOf(about, "resource_guests")}:${CODE}`)
		.digest("base64url");
/** They have given the code: the first booking is theirs. */
const itsBooked = (about: About) => [
	...itsGuest(about),
	`update resource_bookings set booker_id = '', status = 'reserved', starts_at = ${Date.now() + 3_600_000}, ends_at = ${Date.now() + 7_200_000} where id = ${literal(idOf(about, "resource_bookings"))}`,
	`update resource_guests set id = ${literal(idOf(about, "resource_bookings"))}, confirmed_at = 1 where id = ${literal(idOf(about, "resource_guests"))}`,
];

const recipe =
	(values: (about: About) => object = () => ({}), before: (about: About) => string[] = inUse) =>
	(about: About): Recipe => ({ values: { ...values(about) }, before: before(about) });
const onResource = (more: (about: About) => object = () => ({}), before?: (about: About) => string[]) =>
	recipe((about) => ({ resource: resourceOf(about), ...more(about) }), before);
const onFault = (more: (about: About) => object = () => ({}), alsoBefore: (about: About) => string[] = () => []) =>
	recipe(
		(about) => ({ fault: idOf(about, "resource_faults"), ...more(about) }),
		(about) => [...itsFault(about), ...alsoBefore(about)],
	);
const onStocktake = (more: (about: About) => object = () => ({})) =>
	recipe(
		(about) => ({ stocktake: idOf(about, "resource_stocktakes"), ...more(about) }),
		(about) => [
			...inUse(about),
			`update resource_stocktakes set closed_at = null where id = ${literal(idOf(about, "resource_stocktakes"))}`,
		],
	);
const itsBooking = (about: About) => [
	`update resource_booking_items set resource_id = ${literal(resourceOf(about))}, is_held = 1, booking_id = ${literal(idOf(about, "resource_bookings"))}, starts_at = ${Date.now() + 3_600_000}, ends_at = ${Date.now() + 7_200_000} where id = ${literal(idOf(about, "resource_booking_items"))}`,
	`update resource_bookings set starts_at = ${Date.now() + 3_600_000}, ends_at = ${Date.now() + 7_200_000} where id = ${literal(idOf(about, "resource_bookings"))}`,
];
const feedOf = (about: About, userId: unknown) => [
	deleting("resource_feeds", { token_hash: about.setting.tokenHash }),
	inserting(
		"resource_feeds",
		[
			{
				...{ ...row(about), id: userId, user_id: userId, resource_id: null },
				...{ is_busy_only: 0, token_hash: about.setting.tokenHash },
			},
		],
		"or replace",
	),
];
const asset = {
	...{ serial: "words", supplier: "words", boughtOn: "", price: "", value: "", currency: "NOK", warrantyUntil: "" },
	...{ custodianId: "", serviceOn: "", serviceMonths: "" },
};
const fault = { title: "words", body: "words" };

export const resourcesAroundRecipes: Recipes = {
	[`page ${ONE}/door`]: onResource(),
	[`page ${ONE}/now`]: onResource(),
	[`page ${ONE}/asset`]: onResource(),
	[`page ${ONE}/fault`]: onResource(),
	[`page ${ONE}/asset/file/:file`]: onResource((about) => ({ file: idOf(about, "resource_files") }), itsFile),
	[`page ${BASE}/faults/:fault`]: onFault(),
	[`POST ${ONE}/door save`]: onResource(() => ({ sites: "" })),
	[`POST ${ONE}/door renew`]: onResource(undefined, itsDoor),
	[`POST ${ONE}/door close`]: onResource(undefined, itsDoor),
	[`POST ${ONE}/now book`]: onResource(
		() => ({ minutes: "15", title: "words" }),
		(about) => [
			...inUse(about),
			`update resource_booking_items set is_held = 0 where resource_id = ${literal(resourceOf(about))}`,
		],
	),
	[`POST ${ONE}/asset save`]: onResource(() => asset),
	[`POST ${ONE}/asset service`]: onResource(() => ({ doneOn: "2026-01-02", body: "words" })),
	[`POST ${ONE}/asset addFiles`]: onResource(() => ({ files: new Upload("words", "words.txt", "text/plain") })),
	[`POST ${ONE}/asset removeFile`]: onResource((about) => ({ id: idOf(about, "resource_files") }), itsFile),
	[`POST ${ONE}/fault report`]: onResource(() => fault),
	[`POST ${BASE}/faults/:fault takeOut`]: onFault(),
	[`POST ${BASE}/faults/:fault mend`]: onFault(() => ({ outcome: "words" })),
	[`POST ${BASE}/faults/:fault affected`]: onFault(
		(about) => ({ choice: [`${idOf(about, "resource_bookings")}:tell`] }),
		itsBooking,
	),
	[`POST ${BASE}/feeds open`]: recipe((about) => ({ resource: resourceOf(about) })),
	[`POST ${BASE}/feeds close`]: recipe(
		(about) => ({ feed: String(about.caller.userId) }),
		(about) => feedOf(about, about.caller.userId),
	),
	[`POST ${BASE}/handover handOver`]: recipe(
		(about) => ({
			...{ from: String(about.caller.userId), to: person(about, "ADVISOR").id },
			bookings: [idOf(about, "resource_bookings")],
		}),
		(about) => [
			...itsBooking(about),
			`update resource_bookings set booker_id = ${literal(String(about.caller.userId))}, status = 'reserved' where id = ${literal(idOf(about, "resource_bookings"))}`,
		],
	),
	"page /resource/calendar/:token": (about) => ({
		values: { token: TOKEN },
		before: feedOf(about, rowOf(about, "users").id),
		isProof: true,
	}),
	[`page ${BASE}/stocktakes/:stocktake`]: onStocktake(),
	[`page ${BASE}/stocktakes/:stocktake/export`]: onStocktake(),
	[`POST ${BASE}/stocktakes start`]: recipe(() => ({ title: "words", type: "", place: "" })),
	[`POST ${BASE}/stocktakes/:stocktake scan`]: onStocktake((about) => ({ code: resourceOf(about), note: "words" })),
	[`POST ${BASE}/stocktakes/:stocktake close`]: onStocktake(),
	[`page ${ONE}/open`]: onResource(),
	[`POST ${ONE}/open save`]: onResource(() => ({ isOpen: "on", price: "words", terms: "words", sites: "" })),
	"page /resource/book/:page": recipe((about) => ({ page: pageOf(about) }), itsPage),
	"POST /resource/book/:page ask": recipe(
		(about) => ({
			...{ page: pageOf(about), startsAt: "2031-06-04T10:00", minutes: "60", name: "words" },
			...{ email: "words@example.test", phone: "", title: "words", seats: "1", note: "", consent: "on", homepage: "" },
		}),
		itsPage,
	),
	"page /resource/booked/:token": (about) => ({ values: { token: TOKEN }, before: itsGuest(about), isProof: true }),
	"page /resource/booked/:token/calendar": (about) => ({
		values: { token: TOKEN },
		before: itsBooked(about),
		isProof: true,
	}),
	"POST /resource/booked/:token confirm": (about) => ({
		values: { token: TOKEN, code: CODE },
		before: itsGuest(about, `confirmed_at = null, code_hash = ${literal(codeOf(about))}`),
		isProof: true,
	}),
	"POST /resource/booked/:token cancel": (about) => ({
		values: { token: TOKEN },
		before: itsBooked(about),
		isProof: true,
	}),
	"page /resource/door/:door": recipe((about) => ({ door: doorOf(about) }), itsDoor),
	"page /resource/door/:door/display": recipe((about) => ({ door: doorOf(about) }), itsDoor),
	"POST /resource/door/:door report": recipe(
		(about) => ({ door: doorOf(about), ...fault, name: "words", homepage: "" }),
		itsDoor,
	),
};
