import { and, asc, eq, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import {
	asHits,
	beginsNearly,
	beginsWith,
	CANDIDATES,
	moduleSearch,
	searching,
} from "#app/platform/tenant/module-search.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { contacts, meetings, notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { type Contact, contactName } from "../contacts/contacts.server";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { visibleTo } from "../visible.server";
import { visibleMeetings, visibleTasks } from "../visible-tasks.server";

const NOTE_LONGEST = 80;

const asCustomer =
	({ tenant }: Visit) =>
	({ id, guid, name, city }: Row<typeof companies>) => ({
		...{ id, title: name, hint: city ?? undefined, href: paths(tenant.guid).customer(guid) },
	});
const asContact =
	({ tenant }: Visit) =>
	(contact: Contact) => ({
		...{ id: contact.id, title: contactName(contact), hint: contact.jobTitle || undefined },
		href: paths(tenant.guid).contact(contact.id),
	});

/** What is found of CRM from anywhere in the portal, as the lists themselves find it. */
export const search = [
	moduleSearch(manifest, "customers", {
		reading: (visit, { text, limit }) =>
			asHits(visit.rows.listing(companies, { where: visibleTo(visit), search: { text }, limit }), asCustomer(visit)),
		beginning: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(companies, {
					where: and(eq(companies.isCustomer, true), beginsWith(companies.sortName, text), visibleTo(visit)),
					...{ orderBy: [asc(companies.sortName), asc(companies.id)], limit },
				}),
				asCustomer(visit),
			),
		near: (visit, { text }) =>
			asHits(
				visit.rows.listing(companies, {
					where: and(
						beginsNearly(companies, companies.sortName, visit.tenant.id, text, sql`near.is_customer = 1`),
						visibleTo(visit),
					),
					...{ orderBy: [asc(companies.sortName), asc(companies.id)], limit: CANDIDATES },
				}),
				asCustomer(visit),
			),
		isUsual: true,
		all: (visit, text) => searching(paths(visit.tenant.guid).customers, text),
	}),
	moduleSearch(manifest, "contacts", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(contacts, { where: visibleTo(visit, contacts), search: { text }, limit }),
				asContact(visit),
			),
		beginning: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(contacts, {
					where: and(beginsWith(contacts.sortName, text), visibleTo(visit, contacts)),
					...{ orderBy: [asc(contacts.sortName), asc(contacts.id)], limit },
				}),
				asContact(visit),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).contacts, text),
	}),
	moduleSearch(manifest, "meetings", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(meetings, { where: visibleMeetings(visit), search: { text }, limit }),
				({ id, title }) => ({ id, title, href: paths(visit.tenant.guid).meeting(id) }),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).meetings, text),
	}),
	moduleSearch(manifest, "tasks", {
		reading: (visit, { text, limit }) =>
			asHits(visit.rows.listing(tasks, { where: visibleTasks(visit), search: { text }, limit }), ({ id, title }) => ({
				id,
				title,
				href: paths(visit.tenant.guid).task(id),
			})),
		all: (visit, text) => searching(paths(visit.tenant.guid).tasks, text),
	}),
	moduleSearch(manifest, "notes", {
		reading: (visit, { text, limit }) =>
			asHits(
				visit.rows.listing(notes, { where: visibleTo(visit, notes), search: { text }, limit }),
				({ id, subject, plain }) => ({
					...{ id, title: subject || plain.replaceAll(/\s+/g, " ").slice(0, NOTE_LONGEST) },
					href: paths(visit.tenant.guid).note(id),
				}),
			),
		all: (visit, text) => searching(paths(visit.tenant.guid).notes, text),
	}),
];
