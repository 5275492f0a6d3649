import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { said } from "#app/directory/fields/field";
import { nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { dayOrNone } from "#app/tasks/due";
import { deviations, measures, safetyRounds } from "#db/schema/hms";
import { measurePointers } from "../measures/measures.resource.server";
import { serializeMeasure } from "../measures/serialize";
import { paths } from "../paths";
import { readingPeople } from "../people.server";
import { readingRoles } from "../roles/roles.server";
import type { AddCustomerInput, CompanyNamed, FactsInput, NewCompanyInput, SettingsInput } from "./companies.schema";
import {
	addCompany,
	addCustomer,
	changeFacts,
	changeSettings,
	companyIn,
	findCompany,
	readingCompany,
	type SafetyCompany,
} from "./companies.server";
import { companyStatus } from "./status";

/** Records of one kind that a company's page shows. */
const MOST = 50;

/** A company as its pages show it. */
const serialize = ({ row, company, lead }: SafetyCompany, day: string) => ({
	...{ id: row.id, guid: company.guid, name: company.name, orgNo: company.orgNo, updatedAt: company.updatedAt },
	...{ industry: company.industry, employees: company.employees, phone: company.phone, email: company.email },
	...{ isCustomer: company.isCustomer, municipality: company.municipality, status: companyStatus(row, day) },
	...{ representative: row.representative, intervalMonths: row.intervalMonths, settingsAt: row.updatedAt },
	...{ lastRoundOn: row.lastRoundOn || null, nextRoundOn: dayOrNone(row.nextRoundOn) },
	lead: lead && { id: lead.id, name: nameOf(lead) },
});

/** A company with its rounds, its deviations that are not closed and its measures that are not done, in one round trip. */
export async function showCompany(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	const { rows, tenant, now } = visit;
	const id = companyIdOf(visit, guid);
	const day = today(tenant.timeZone, now);
	const read = await rows.read({
		found: readingCompany(visit, { guid }),
		people: readingPeople(visit),
		roles: readingRoles(visit, id),
		rounds: rows.listing(safetyRounds, {
			where: and(sql`${safetyRounds.companyId} = ${id}`, isNull(safetyRounds.deletedAt)),
			orderBy: [desc(safetyRounds.plannedOn), desc(safetyRounds.id)],
			limit: MOST,
		}),
		deviations: rows.listing(deviations, {
			where: and(sql`${deviations.companyId} = ${id}`, ne(deviations.status, "closed"), isNull(deviations.deletedAt)),
			orderBy: [desc(deviations.happenedOn), desc(deviations.id)],
			limit: MOST,
		}),
		measures: rows.listingWith(measures, measurePointers, {
			where: and(sql`${measures.companyId} = ${id}`, eq(measures.isOpen, true), isNull(measures.deletedAt)),
			orderBy: [asc(measures.dueOn), asc(measures.id)],
			limit: MOST,
		}),
	});
	const found = companyIn(read.found);
	return {
		...{
			tenant: tenant.guid,
			title: found.company.name,
			company: serialize(found, day),
			people: read.people,
			roles: read.roles,
		},
		rounds: read.rounds.map((round) => ({
			...{ id: round.id, title: round.title, area: round.area, status: round.status },
			on: round.heldOn || round.plannedOn,
		})),
		deviations: read.deviations.map(({ id, title, kind, status, happenedOn, dueOn }) => ({
			...{ id, title, kind, status, happenedOn, isLate: dueOn < day },
		})),
		measures: read.measures.map((measure) => serializeMeasure(measure, day)),
	};
}

export type CompanyView = Awaited<ReturnType<typeof showCompany>>;

/** What is known of a company, to be changed. */
export async function showFacts(visit: Visit, { company: guid }: z.output<typeof CompanyNamed>) {
	const day = today(visit.tenant.timeZone, visit.now);
	return { tenant: visit.tenant.guid, company: serialize(await findCompany(visit, { guid }), day) };
}

const settingsOf = ({ leadId, representative, intervalMonths }: z.output<typeof NewCompanyInput>) =>
	said({ leadId, representative, intervalMonths });

const added = (visit: Visit, { company }: SafetyCompany) =>
	done({
		snackbar: { key: "hms:done.companyAdded", params: { name: company.name } },
		to: paths(visit.tenant.guid).company(company.guid),
	});

export async function add(visit: Visit, input: z.output<typeof NewCompanyInput>) {
	const { leadId, representative, intervalMonths, ...facts } = input;
	return added(visit, await addCompany(visit, facts, settingsOf(input)));
}

export async function addFromCrm(visit: Visit, { customerId }: z.output<typeof AddCustomerInput>) {
	return added(visit, await addCustomer(visit, customerId, { leadId: visit.user.id }));
}

export async function saveFacts(visit: Visit, { company: guid, updatedAt, ...facts }: z.output<typeof FactsInput>) {
	await changeFacts(visit, { guid }, facts, updatedAt);
	const snackbar = { key: "hms:done.companySaved", params: { name: facts.name } };
	return done({ snackbar, to: paths(visit.tenant.guid).company(guid) });
}

export async function saveSettings(
	visit: Visit,
	{ company: guid, updatedAt, ...settings }: z.output<typeof SettingsInput>,
) {
	await changeSettings(visit, { guid }, settings, updatedAt);
	return done({ snackbar: { key: "hms:done.settingsSaved" } });
}
