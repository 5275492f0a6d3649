import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { handOver, readHandingOver } from "#app/directory/handing-over.server";
import { inviteMembers } from "#app/directory/invitations.server";
import { writtenIn } from "#app/directory/written.server";
import { done } from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { to } from "#app/platform/portal-paths";
import { invalid, notAllowed } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { type intakeStepKinds, intakeSteps } from "#db/schema/veksttorget";
import { findIntake } from "../intakes/change-intake.server";
import type { Intake } from "../intakes/show-intakes.server";
import type { EventStepInput, StepInput } from "./steps.schema";

type StepKind = (typeof intakeStepKinds)[number];

/** What an intake has led to, in its order. */
export const readingSteps = ({ rows }: Visit, intakeId: string) =>
	rows.listing(intakeSteps, {
		where: eq(intakeSteps.intakeId, intakeId),
		orderBy: [asc(intakeSteps.createdAt), asc(intakeSteps.id)],
		limit: 100,
	});

type Offered = ReturnType<ReturnType<typeof readHandingOver>>;

/** What was done for the sender, and what else the visitor can do: nothing twice. */
export function stepsShown(
	{ tenant }: Visit,
	{ name, company, email }: Intake,
	steps: readonly Row<typeof intakeSteps>[],
	offered: Offered,
	mayChange: boolean,
) {
	const isDone = (kind: StepKind, ref?: string) =>
		steps.some((step) => step.kind === kind && (ref === undefined || step.ref === ref));
	return {
		steps: steps.map(({ id, kind, ref, title, createdAt }) => ({
			...{ id, kind, title, at: createdAt },
			to: kind === "customer" && offered.customer ? to.inTenant(tenant.guid, ref) : null,
		})),
		offered: {
			customer: mayChange && offered.customer && !isDone("customer") && (company || name) !== "",
			client: mayChange && offered.client && !isDone("client") && email !== null,
			events: mayChange && email !== null ? offered.events.filter(({ guid }) => !isDone("event", guid)) : [],
		},
	};
}

/** The intake, for who may lead it on. */
async function ownIntake(visit: Visit, id: string): Promise<Intake> {
	const intake = await findIntake(visit, id);
	if (visit.access.level < LEVEL_CLIENTS && intake.ownerId !== visit.user.id) throw notAllowed();
	return intake;
}

/** Keeps what was done, once. */
async function keepStep({ rows, user }: Visit, { id }: Intake, kind: StepKind, ref: string, title: string) {
	const step = { intakeId: id, kind, ref, title: title.slice(0, 200), createdBy: user.id };
	await rows.commit([rows.addingMissing(intakeSteps, { id: `${id}:${kind}:${ref}`, ...step })]);
}

/** What the visitor may hand the sender over to now. */
async function offeredTo(visit: Visit) {
	const reads = new ReadBatch();
	const offered = readHandingOver(visit, reads);
	await reads.send(visit.portal);
	return offered();
}

const addressOf = ({ email }: Intake) => {
	if (!email) throw invalid({ email: "veksttorget:errors.noEmail" });
	return email;
};

/** Makes the sender a customer: the company, with the sender as its contact person, or the sender alone. */
export async function makeCustomer(visit: Visit, { intake: id }: z.output<typeof StepInput>) {
	const intake = await ownIntake(visit, id);
	const { name, company, municipality, postCode, phone, email } = intake;
	const known = company || name;
	if (!known) throw invalid({ name: "veksttorget:errors.noName" });
	const reached = { municipality, postCode, phone, email };
	const customer = await handOver(visit, { ...reached, name: known, contact: company ? name || null : null });
	await keepStep(visit, intake, "customer", customer.path, customer.name);
	const snackbar = { key: "veksttorget:told.customer", params: { name: customer.name } };
	return done({ snackbar, to: to.inTenant(visit.tenant.guid, customer.path) });
}

/** Invites the sender to the portal as a client. */
export async function inviteClient(visit: Visit, { intake: id }: z.output<typeof StepInput>) {
	const intake = await ownIntake(visit, id);
	const email = addressOf(intake);
	if (!(await offeredTo(visit)).client) throw notAllowed();
	const [firstName = "", ...last] = intake.name.split(" ");
	const { invited } = await inviteMembers(visit, {
		...{ emails: [email], role: "CLIENT", grants: [], message: "", details: { firstName, lastName: last.join(" ") } },
		language: isLanguage(intake.language) ? intake.language : visit.tenant.language,
	});
	if (invited.length === 0) throw invalid({ email: "veksttorget:errors.isThere" });
	await keepStep(visit, intake, "client", email, email);
	return done({ snackbar: { key: "veksttorget:told.client", params: { email } } });
}

/** Writes to the sender of an event that is to come, once of each. */
export async function inviteToEvent(
	visit: Visit,
	{ intake: id, event: guid, message }: z.output<typeof EventStepInput>,
) {
	const intake = await ownIntake(visit, id);
	const email = addressOf(intake);
	const event = (await offeredTo(visit)).events.find((one) => one.guid === guid);
	if (!event) throw invalid({ event: "wrongValue" });
	if (await visit.rows.find(intakeSteps, `${id}:event:${guid}`))
		throw invalid({ event: "veksttorget:errors.isInvited" });
	const language = isLanguage(intake.language) ? intake.language : visit.tenant.language;
	const { format } = await writtenIn(language, event.timeZone, visit.now);
	const params = {
		...{ name: intake.name, tenant: visit.tenant.name, title: event.title, message },
		...{ when: format.dateTime(event.startsAt), link: visit.origin + event.path },
	};
	await sendMail(
		visit.context,
		{ to: email, language, template: "eventInvitation", params },
		`intake-event:${id}:${guid}`,
	);
	await keepStep(visit, intake, "event", guid, event.title);
	return done({ snackbar: { key: "veksttorget:told.event", params: { title: event.title } } });
}
