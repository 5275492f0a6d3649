import { Upload } from "../requests";
import { literal } from "../statements";
import { type About, person, type Recipe, type Recipes, rowOf } from "./recipe";

const CUSTOMERS = "POST /:guid?/dashboardCRM/customers";
const CONTACTS = "POST /:guid?/dashboardCRM/contacts";

const TASKS = "POST /:guid?/dashboardCRM/tasks";
const MEETINGS = "POST /:guid?/dashboardCRM/meetings";
const NOTES = "POST /:guid?/dashboardCRM/notes";
const INBOX = "POST /:guid?/dashboardCRM/contactForm";

const task = (about: About) => rowOf(about, "crm_tasks");
const customer = (about: About) => rowOf(about, "companies");
const kept = (before: object) => ({ before: JSON.stringify(before) });
const trashed = (table: string, id: string) => [`update ${table} set deleted_at = 1 where id = ${literal(id)}`];

/** Operations of CRM's lists: cells, bulk actions, trash and imports. */
export const crmListRecipes: Recipes = {
	[`${CUSTOMERS} saveField`]: (about) => {
		const { id, updatedAt } = customer(about);
		return { values: { id, updatedAt: String(updatedAt), municipality: "words" } };
	},
	[`${CUSTOMERS} bulkAssign`]: (about) => ({
		values: { ids: [customer(about).id], owner: person(about, "ADMIN").email },
		before: [`update companies set owner_id = null where id = ${literal(customer(about).id)}`],
	}),
	[`${CUSTOMERS} bulkSet`]: (about) => ({
		values: { ids: [customer(about).id], field: "contactTypeId:" },
		before: [`update companies set contact_type_id = 'x' where id = ${literal(customer(about).id)}`],
	}),
	[`${CUSTOMERS} undoFields`]: (about) => {
		const { id, visibility } = customer(about);
		return { values: kept({ field: "visibility", set: visibility, was: [{ values: { visibility }, ids: [id] }] }) };
	},
	[`${CUSTOMERS} bulkTag`]: (about) => ({ values: { ids: [customer(about).id], tag: "words", how: "add" } }),
	[`${CUSTOMERS} undoTag`]: (about) => ({ values: kept({ tag: "words", how: "remove", ids: [customer(about).id] }) }),
	[`${CUSTOMERS} bulkList`]: (about) => ({
		values: { ids: [customer(about).id], list: "", listName: "words", listHow: "add" },
	}),
	[`${CUSTOMERS} undoList`]: (about) => ({
		values: kept({ list: rowOf(about, "crm_customer_lists").id, how: "remove", ids: [customer(about).id] }),
	}),
	[`${CUSTOMERS} bulkArchive`]: (about) => ({ values: { ids: [customer(about).id] } }),
	[`${CUSTOMERS} undoArchive`]: (about) => {
		const { id } = customer(about);
		return { values: kept({ ids: [id] }), before: trashed("companies", id) };
	},
	[`${CUSTOMERS}/board move`]: (about) => ({ values: { id: customer(about).id, contactTypeId: "" } }),
	[`${CUSTOMERS}/trash bulkRestore`]: (about) => {
		const { id } = customer(about);
		return { values: { ids: [id] }, before: trashed("companies", id) };
	},
	[`${CONTACTS}/trash bulkRestore`]: (about) => {
		const { id } = rowOf(about, "crm_contacts");
		return { values: { ids: [id] }, before: trashed("crm_contacts", id) };
	},
	[`${CONTACTS} saveField`]: (about) => {
		const { id, updatedAt } = rowOf(about, "crm_contacts");
		return { values: { id, updatedAt: String(updatedAt), jobTitle: "words" } };
	},
	[`${CONTACTS} bulkConsent`]: (about) => {
		const { id } = rowOf(about, "crm_contacts");
		const before = [`update crm_contacts set consent = 'given' where id = ${literal(id)}`];
		return { values: { ids: [id], consent: "withdrawn" }, before };
	},
	[`${CONTACTS} undoConsent`]: (about) => {
		const { id, consent } = rowOf(about, "crm_contacts");
		return {
			values: kept({ field: "consent", set: consent, was: [{ values: { consent, consentAt: null }, ids: [id] }] }),
		};
	},
	[`${CONTACTS} bulkArchive`]: (about) => ({ values: { ids: [rowOf(about, "crm_contacts").id] } }),
	[`${CONTACTS} undoArchive`]: (about) => {
		const { id } = rowOf(about, "crm_contacts");
		return { values: kept({ ids: [id] }), before: trashed("crm_contacts", id) };
	},
	[`${TASKS}/trash bulkRestore`]: (about) => {
		const { id } = task(about);
		return { values: { ids: [id] }, before: trashed("crm_tasks", id) };
	},
	[`${TASKS} saveField`]: (about) => {
		const { id, updatedAt } = task(about);
		return { values: { id, updatedAt: String(updatedAt), priority: "high" } };
	},
	[`${TASKS} bulkAssign`]: (about) => ({
		values: { ids: [task(about).id], assignee: person(about, "ADMIN").email },
		before: [`update crm_tasks set assignee_id = null where id = ${literal(task(about).id)}`],
	}),
	[`${TASKS} bulkDue`]: (about) => ({ values: { ids: [task(about).id], dueOn: "2031-01-01" } }),
	[`${TASKS} bulkSet`]: (about) => ({
		values: { ids: [task(about).id], field: "priority:low" },
		before: [`update crm_tasks set priority = 2 where id = ${literal(task(about).id)}`],
	}),
	[`${TASKS} undoFields`]: (about) => {
		const { id } = task(about);
		const before = [`update crm_tasks set priority = 2 where id = ${literal(id)}`];
		return { values: kept({ field: "priority", set: 2, was: [{ values: { priority: 3 }, ids: [id] }] }), before };
	},
	[`${TASKS} undoStatus`]: (about) => {
		const { id } = task(about);
		const before = [`update crm_tasks set status = 'doing', is_open = 1, repeat = null where id = ${literal(id)}`];
		return { values: kept({ set: "doing", was: [{ status: "todo", doneAt: null, ids: [id] }] }), before };
	},
	[`${TASKS} bulkRemove`]: (about) => ({ values: { ids: [task(about).id] } }),
	[`${TASKS} undoRemove`]: (about) => {
		const { id } = task(about);
		return { values: kept({ ids: [id] }), before: trashed("crm_tasks", id) };
	},
	[`${NOTES}/trash bulkRestore`]: (about) => {
		const { id } = rowOf(about, "crm_notes");
		const mine = `update crm_notes set created_by = ${literal(about.caller.userId ?? "")} where id = ${literal(id)}`;
		return { values: { ids: [id] }, before: [...trashed("crm_notes", id), mine] };
	},
	[`${INBOX}/trash bulkRestore`]: (about) => {
		const { id } = rowOf(about, "crm_submissions");
		return { values: { ids: [id] }, before: trashed("crm_submissions", id) };
	},
	[`${INBOX} bulkStatus`]: (about) => {
		const { id } = rowOf(about, "crm_submissions");
		const before = [`update crm_submissions set status = 'new' where id = ${literal(id)}`];
		return { values: { ids: [id], status: "handled" }, before };
	},
	[`${INBOX} undoStatus`]: (about) => {
		const { id } = rowOf(about, "crm_submissions");
		const before = [`update crm_submissions set status = 'handled' where id = ${literal(id)}`];
		return {
			values: kept({
				field: "status",
				set: "handled",
				was: [{ values: { status: "new", handledBy: null }, ids: [id] }],
			}),
			before,
		};
	},
	[`${INBOX} bulkRemove`]: (about) => {
		const { id } = rowOf(about, "crm_submissions");
		return {
			values: { ids: [id] },
			before: [`update crm_submissions set status = 'new' where id = ${literal(id)}`],
		};
	},
	[`${INBOX} undoRemove`]: (about) => {
		const { id } = rowOf(about, "crm_submissions");
		return { values: kept({ ids: [id] }), before: trashed("crm_submissions", id) };
	},
	...views(MEETINGS, "crm.meetings"),
	...views(NOTES, "crm.notes"),
	...views(INBOX, "crm.messages"),
	...views(CONTACTS, "crm.contacts"),
	...views(TASKS, "crm.tasks"),
	...views(CUSTOMERS, "crm.customers"),
	...imports(CUSTOMERS, "crm.customers", "Navn\nSomebody Else AS\n", "name"),
	...imports(CONTACTS, "crm.contacts", "Fornavn\nSomebody\n", "firstName"),
	...imports(TASKS, "crm.tasks", "Oppgave\nCall\n", "title"),
	...imports(MEETINGS, "crm.meetings", "Tittel;Start\nMeet;2027-06-01 12:00\n", "title", "starts"),
	...imports(NOTES, "crm.notes", "Notat\nWords\n", "text"),
};

/** What is done with a saved view of one list. */
export function views(list: string, key: string, role = "ADVISOR"): Recipes {
	const ofList = (about: About): Recipe => {
		const { id } = rowOf(about, "list_views");
		return {
			values: { viewId: id },
			before: [`update list_views set list = ${literal(key)} where id = ${literal(id)}`],
		};
	};
	const names = ["updateView", "deleteView", "shareView", "unshareView", "pinView"];
	const starting = (about: About): Recipe => {
		const { values, before = [] } = ofList(about);
		const shared = `update list_views set is_shared = 1 where id = ${literal(rowOf(about, "list_views").id)}`;
		return { values: { ...values, role }, before: [...before, shared] };
	};
	return {
		...Object.fromEntries(names.map((name) => [`${list} ${name}`, ofList])),
		...Object.fromEntries(["startWithView", "startWithAll"].map((name) => [`${list} ${name}`, starting])),
	};
}

/** The steps of an import into one list. */
export function imports(list: string, kind: string, file: string, ...fields: string[]): Recipes {
	const own = (about: About) => rowOf(about, "imports").id;
	const at =
		(how: string, keeps = false) =>
		(about: About): Recipe => ({
			values: { importId: own(about) },
			// Only what reads the file again keeps it: the work of the others would take it out of the store, for good.
			before: [
				`update imports set kind = ${literal(kind)}, owner_id = ${literal(about.caller.userId ?? "")}, ${how} ${keeps ? "" : ", file_key = 'gone'"} where id = ${literal(own(about))}`,
			],
		});
	const filled =
		(values: object) =>
		(about: About): Recipe => {
			const recipe = at("state = 'uploaded'", true)(about);
			return { ...recipe, values: { ...recipe.values, ...values } };
		};
	const one = `${list}/import/:importId`;
	return {
		[`${list}/import upload`]: () => ({ values: { file: new Upload(file, "list.csv", "text/csv") } }),
		[`page ${one.slice(5)}`]: at("state = 'uploaded'"),
		[`page ${one.slice(5)}/rejected`]: at("state = 'done'"),
		[`${one} read`]: filled({}),
		[`${one} map`]: (about) => {
			const recipe = filled({ fields })(about);
			const columns = `update imports set reading = json_set(reading, '$.columns', json(${literal(JSON.stringify(fields))})) where id = ${literal(own(about))}`;
			return { ...recipe, before: [...(recipe.before ?? []), columns] };
		},
		[`${one} check`]: filled({ mode: "both", empty: "keep" }),
		[`${one} run`]: at("state = 'checked'"),
		[`${one} undo`]: at(`state = 'done', counts = '{"created":1}'`),
		[`${one} carryOn`]: at("state = 'running', updated_at = 1"),
		[`${one} discard`]: at("state = 'uploaded'"),
	};
}
