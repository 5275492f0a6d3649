import type { Row } from "../fill";
import { Upload } from "../requests";
import { deleting, inserting, literal } from "../statements";
import { views } from "./crm-lists";
import { type About, FRESH, person, type Recipe, type Recipes, rowOf, TOKEN, unhurried, unrelated } from "./recipe";

const eventOf = (about: About) => rowOf(about, "events");
const LIST = "POST /:guid?/followup_events/events";
const page = "/:guid?/followup_events/events/:event";
const of = (more: (about: About) => Recipe["values"]) => (about: About) => ({
	values: { event: eventOf(about).id, ...more(about) },
});
const times = { startsAt: "2031-06-01T10:00", endsAt: "2031-06-01T12:00" };
const event = {
	...{ ...times, title: "words", timeZone: "Europe/Oslo", language: "en", visibility: "tenant", capacity: "5" },
	courseStep: "",
	...{ offerHours: "24", cancelHours: "0", maxGuests: "0" },
};
/** The change of time and place that the event above is, as looked at before. */
const moved = [Date.parse("2031-06-01T08:00Z"), Date.parse("2031-06-01T10:00Z"), event.timeZone, "", ""].join("|");
const typeOf = (about: About) => ({ ticketType: rowOf(about, "event_ticket_types").id });
const registration = (about: About) => ({ registration: rowOf(about, "event_registrations").id });
const material = (about: About) => ({ material: rowOf(about, "event_materials").id });
const list = (about: About) => ({ list: rowOf(about, "event_check_in_lists").id });

const inTrash = (about: About) => [`update events set deleted_at = 1 where id = ${literal(eventOf(about).id)}`];

export const eventRecipes: Recipes = {
	...views(LIST, "events.events"),
	[`${LIST} undoRemove`]: (about) => ({
		values: { before: JSON.stringify({ ids: [eventOf(about).id] }) },
		before: inTrash(about),
	}),
	[`${LIST}/trash bulkRestore`]: (about) => ({ values: { ids: [eventOf(about).id] }, before: inTrash(about) }),
	"POST /:guid?/followup_events/events/new create": () => ({ values: event }),
	[`POST ${page}/edit save`]: of(() => ({ ...event, seen: moved })),
	[`POST ${page}/edit cover`]: of(() => ({
		file: new Upload("GIF89a, and no more is looked at", "cover.gif", "image/gif"),
	})),
	[`POST ${page}/program saveSession`]: of(() => ({ title: "words", ...times, session: "", capacity: "" })),
	[`POST ${page}/program removeSession`]: of((about) => ({ session: rowOf(about, "event_sessions").id })),
	[`POST ${page}/tickets saveType`]: of(() => ({ title: "words", type: "", capacity: "5" })),
	[`POST ${page}/tickets removeType`]: (about) => {
		const type = rowOf(about, "event_ticket_types");
		const free = `update event_registrations set ticket_type_id = null where ticket_type_id = ${literal(type.id)}`;
		return { values: { event: eventOf(about).id, type: type.id }, before: [free] };
	},
	[`POST ${page}/dates repeat`]: of(() => ({ count: "1", everyWeeks: "1" })),
	[`POST ${page} move`]: (about) =>
		otherDate(about, (date) => ({
			...{ event: eventOf(about).id, ids: [rowOf(about, "event_registrations").id], date: date.id },
		})),
	[`POST ${page} add`]: of(() => ({ people: `Kari; ${FRESH}` })),
	[`POST ${page}/messages send`]: of(() => ({
		...{ audience: "confirmed", ticketType: "", session: "", sendAt: "" },
		...{ language: ["en"], subject: ["words"], message: ["words"] },
	})),
	[`POST ${page}/messages/:message stop`]: of((about) => ({ message: rowOf(about, "event_messages").id })),
	[`page ${page}/messages/:message`]: of((about) => ({ message: rowOf(about, "event_messages").id })),
	[`POST ${page} countMatching`]: of(() => ({ matching: "" })),
	[`POST ${page} approve`]: (about) => asked(about),
	[`POST ${page} decline`]: (about) => asked(about),
	[`POST ${page} cancelRegistration`]: of(registration),
	[`POST ${page} confirmRegistration`]: of(registration),
	[`POST ${page}/checkin checkIn`]: of(registration),
	[`POST ${page}/checkin undo`]: of(registration),

	[`POST ${page}/doors saveList`]: of(() => ({ title: "words", list: "", session: "", opensAt: "", closesAt: "" })),
	[`POST ${page}/doors removeList`]: of(list),
	[`POST ${page}/doors addLink`]: of((about) => ({ ...list(about), title: "words", until: "2031-06-01T10:00" })),
	[`POST ${page}/doors closeLink`]: of((about) => ({ link: rowOf(about, "event_door_links").id })),
	[`page ${page}/doors/:list`]: of(list),
	[`page ${page}/doors/:list/people`]: of(list),
	[`POST ${page}/doors/:list checkIn`]: (about) => atDoor(about),
	[`POST ${page}/doors/:list checkOut`]: (about) => atDoor(about, "inside"),
	[`POST ${page}/doors/:list undo`]: (about) => atDoor(about, "inside"),
	"page /:guid?/followup_events/clients/:event": (about) => ({ values: { event: eventOf(about).guid } }),
	"POST /:guid?/followup_events/clients/:event registerClients": (about) => advised(about),
	[`POST ${page}/speakers addSpeaker`]: of(() => ({ name: "words", role: "speaker", session: "" })),
	[`POST ${page}/speakers removeSpeaker`]: of((about) => ({ speaker: rowOf(about, "event_speakers").id })),
	[`POST ${page}/speakers addMaterial`]: of(() => ({ title: "words", session: "", url: "https://example.org" })),
	[`POST ${page}/speakers removeMaterial`]: of(material),
	[`page ${page}/material/:material`]: (about) => ({
		values: { event: eventOf(about).id, ...material(about) },
		before: withFile(about),
	}),
	"page /event/speaker/:token": (about) => speaker(about),
	"page /event/speaker/:token/material/:material": (about) => {
		const recipe = speaker(about, material(about));
		return { ...recipe, before: [...(recipe.before ?? []), ...withFile(about)] };
	},
	"POST /event/speaker/:token addMaterial": (about) => speaker(about, { title: "words", url: "https://example.org" }),
	"POST /event/speaker/:token removeMaterial": (about) => speaker(about, material(about)),
	"page /event/:event/ticket/:token/material/:material": (about) => {
		const recipe = ticket(about, material(about));
		const came = `update event_registrations set checked_in_at = 1 where id = ${literal(registration(about).registration)}`;
		return { ...recipe, before: [...(recipe.before ?? []), ...withFile(about), came] };
	},
	"page /event/door/:token": (about) => byLink(about),
	"page /event/door/:token/people": (about) => byLink(about),
	"POST /event/door/:token checkIn": (about) => byLink(about, registration(about)),
	"POST /event/door/:token checkOut": (about) => byLink(about, registration(about), "inside"),
	"POST /event/door/:token undo": (about) => byLink(about, registration(about), "inside"),

	"POST /:guid?/followup_events/events/embed save": () => ({ values: { sites: "www.example.org" } }),
	"POST /:guid?/followup_events/needs save": () => ({ values: { need: ["vegan"], needs: "words", consent: "on" } }),
	"page /event/:event": (about) => ({ values: { event: eventOf(about).guid } }),
	"page /event/:event/calendar": (about) => ({ values: { event: eventOf(about).guid } }),
	"POST /event/:event register": (about) => ({
		values: {
			event: eventOf(about).guid,
			name: "Kari",
			email: FRESH,
			consent: "on",
			homepage: "",
			need: [],
			...typeOf(about),
		},
		before: [unhurried],
	}),
	"POST /event/:event registerMember": (about) => ({
		values: { event: eventOf(about).guid, need: ["vegan"], ...typeOf(about) },
	}),
	"page /event/list/:tenant": ({ caller }) => ({ values: { tenant: caller.own.tenant.guid } }),
	"page /event/list/:tenant/calendar": ({ caller }) => ({ values: { tenant: caller.own.tenant.guid } }),
	"page /event/calendar/:token": (about) => {
		const { setting, caller } = about;
		const at = Date.now();
		const feed = {
			...{ tenant_id: caller.own.tenant.id, id: rowOf(about, "users").id, token_hash: setting.tokenHash },
			...{ created_at: at, updated_at: at },
		};
		const before = [
			deleting("event_feeds", { token_hash: setting.tokenHash }),
			inserting("event_feeds", [feed], "or replace"),
		];
		return { values: { token: TOKEN }, before, isProof: true };
	},
	"page /event/:event/ticket/:token": (about) => ticket(about),
	"page /event/:event/ticket/:token/calendar": (about) => ticket(about),
	"page /event/:event/ticket/:token/agenda": (about) => ticket(about),
	"page /event/:event/ticket/:token/certificate": (about) => {
		const recipe = ticket(about);
		const over = `update events set ends_at = 2, starts_at = 1, hours = 3 where id = ${literal(eventOf(about).id)}`;
		const came = `update event_registrations set checked_in_at = 1 where id = ${literal(registration(about).registration)}`;
		return { ...recipe, before: [...(recipe.before ?? []), over, came] };
	},
	"page /event/:event/ticket/:token/feedback": (about) => ticket(about),
	"POST /event/:event/ticket/:token leave": (about) => ticket(about),
	"POST /event/:event/ticket/:token change": (about) => ticket(about, { need: ["vegan"], needs: "words" }),
	"POST /event/:event/ticket/:token comeBack": (about) => ticket(about, {}, "status = 'cancelled'"),
	"POST /event/:event/ticket/:token changeDate": (about) => {
		const recipe = ticket(about);
		const moved = otherDate(about, (date) => ({ ...recipe.values, date: date.guid }));
		return { ...recipe, ...moved, before: [...(recipe.before ?? []), ...(moved.before ?? [])] };
	},
	"POST /event/:event/ticket/:token accept": (about) =>
		ticket(about, {}, `status = 'offered', offered_until = ${Date.now() + 86_400_000}`),
	"POST /event/:event/ticket/:token session": (about) => {
		const session = rowOf(about, "event_sessions");
		const { caller } = about;
		const made = { tenant_id: caller.own.tenant.id, id: session.id, capacity: 5, created_at: 1, updated_at: 1 };
		const open = `update event_sessions set capacity = 5, event_id = ${literal(eventOf(about).id)} where id = ${literal(session.id)}`;
		const recipe = ticket(about, { session: session.id });
		return { ...recipe, before: [...(recipe.before ?? []), open, inserting("booking_pools", [made], "or ignore")] };
	},
	"POST /event/:event/ticket/:token star": (about) => {
		const { id } = rowOf(about, "event_sessions");
		const recipe = ticket(about, { session: id });
		const its = `update event_sessions set event_id = ${literal(eventOf(about).id)} where id = ${literal(id)}`;
		return { ...recipe, before: [...(recipe.before ?? []), its] };
	},
	"POST /event/:event/ticket/:token/feedback feedback": (about) => {
		const recipe = ticket(about, { score: "4" });
		const over = `update events set ends_at = 2, starts_at = 1, asks_feedback = 1 where id = ${literal(eventOf(about).id)}`;
		return { ...recipe, before: [...(recipe.before ?? []), over] };
	},
};

/** Somebody who stands before a door, or has come in by it. */
function atDoor(about: About, stands: "outside" | "inside" = "outside"): Recipe {
	const its = { listId: list(about).list, registrationId: rowOf(about, "event_registrations").id };
	const gone = deleting("event_check_ins", { list_id: its.listId, registration_id: its.registrationId });
	const at = Date.now() - 60_000;
	const { caller } = about;
	const passage = {
		...{ tenant_id: caller.own.tenant.id, id: "passage", list_id: its.listId, registration_id: its.registrationId },
		...{ is_exit: 0, at, by: "words", created_at: at, updated_at: at },
	};
	return {
		values: { event: eventOf(about).id, ...list(about), ...registration(about) },
		before: [gone, ...(stands === "inside" ? [inserting("event_check_ins", [passage], "or replace")] : [])],
	};
}

/** Somebody who has a link to the door of a list. */
function byLink(about: About, values: Recipe["values"] = {}, stands?: "inside"): Recipe {
	const { id } = rowOf(about, "event_door_links");
	const hash = literal(about.setting.tokenHash);
	const before = [
		`update event_door_links set token_hash = id where token_hash = ${hash}`,
		`update event_door_links set token_hash = ${hash} where id = ${literal(id)}`,
	];
	return {
		values: { token: TOKEN, ...values },
		before: [...before, ...(atDoor(about, stands).before ?? [])],
		isProof: true,
	};
}

/** Material that is a file. */
const withFile = (about: About) => {
	const file = literal(rowOf(about, "files").id);
	return [
		`update event_materials set file_id = ${file} where id = ${literal(material(about).material)}`,
		`update files set state = 'ready', deleted_at = null where id = ${file}`,
	];
};

/** A client of whoever asks, who is not registered yet; a caller who is nobody here has none. */
function advised(about: About): Recipe {
	const { caller } = about;
	const client = person(about, "CLIENT");
	const [tenantId, advisorId] = [literal(caller.own.tenant.id), literal(caller.userId)];
	const relation = `insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, note, created_at, updated_at)
		select ${tenantId}, 'advised', id, ${literal(client.id)}, 0, '', 1, 1 from people where tenant_id = ${tenantId} and id = ${advisorId}`;
	return {
		values: { event: eventOf(about).guid, clients: [client.id], ticketType: rowOf(about, "event_ticket_types").id },
		before: [
			unrelated(about),
			deleting("advisor_clients", { advisor_id: caller.userId, client_id: client.id }),
			deleting("advisor_clients", { tenant_id: caller.own.tenant.id, id: "advised" }),
			relation.replace(/\s+/g, " "),
			deleting("event_registrations", { event_id: eventOf(about).id, user_id: client.id }),
		],
	};
}

/** Somebody who speaks and has the link to their page. */
function speaker(about: About, values: Recipe["values"] = {}): Recipe {
	const { id } = rowOf(about, "event_speakers");
	const hash = literal(about.setting.tokenHash);
	const before = [
		unhurried,
		`update event_speakers set token_hash = id where token_hash = ${hash}`,
		`update event_speakers set token_hash = ${hash} where id = ${literal(id)}`,
	];
	return { values: { token: TOKEN, ...values }, before, isProof: true };
}

/** Two dates of one series: the event, and another which values can point to. */
function otherDate(about: About, values: (date: Row) => Recipe["values"]): Recipe {
	const [event, date] = [eventOf(about), rowOf(about, "events", 1)];
	const ids = [event, date].map(({ id }) => literal(id)).join(", ");
	return {
		values: values(date),
		before: [`update events set series_id = 'series', visibility = 'public' where id in (${ids})`],
	};
}

/** Somebody who has asked for a place. */
function asked(about: About): Recipe {
	const { id } = rowOf(about, "event_registrations");
	const before = [`update bookings set status = 'pending' where id = ${literal(id)}`];
	return { values: { event: eventOf(about).id, ids: [id], approvalMessage: "words", refusalMessage: "words" }, before };
}

/** Somebody who is registered and has the link of their ticket. */
function ticket(about: About, values: Recipe["values"] = {}, stands = "status = 'confirmed'"): Recipe {
	const { id } = rowOf(about, "event_registrations");
	const hash = literal(about.setting.tokenHash);
	const before = [
		`update event_registrations set token_hash = id where token_hash = ${hash}`,
		`update event_registrations set token_hash = ${hash} where id = ${literal(id)}`,
		`update bookings set ${stands} where id = ${literal(id)}`,
	];
	return { values: { event: eventOf(about).guid, token: TOKEN, ...values }, before, isProof: true };
}
