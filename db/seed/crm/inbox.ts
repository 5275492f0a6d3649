import { mailName, nameDrawer } from "../names";
import { seeded } from "../random";
import { DAY, HOUR, MINUTE, type Tenant, type World } from "../world";
import type { CrmDemo } from "./make";
import * as texts from "./texts";

const MESSAGES = 34;
/** Of its own, so that what is thought up here moves nothing else of the demo. */
const SEED = 41;

/** A contact form for each of these tenants, with what people have sent by it; and who works on or follows customers. */
export function addInbox(world: World, demo: CrmDemo, tenants: readonly Tenant[]): void {
	const random = seeded(SEED);
	for (const tenant of tenants) {
		const companies = demo.companies.filter(({ tenantId }) => tenantId === tenant.id);
		const staff = [...new Set(companies.map(({ ownerId }) => ownerId ?? ""))];
		const row = (at: number) => ({ tenantId: tenant.id, id: random.id(at), createdAt: at, updatedAt: at });
		const form = {
			...row(tenant.createdAt + DAY),
			guid: random.guid(),
			name: "Nettsiden",
			fields: [
				{ key: "name", isRequired: true },
				{ key: "company", isRequired: false },
				{ key: "email", isRequired: true },
				{ key: "phone", isRequired: false },
				{ key: "postCode", isRequired: false },
				{ key: "message", isRequired: true },
			],
			texts: {
				title: { nb: "Kontakt oss", en: "Contact us" },
				intro: {
					nb: "Skriv til oss om arbeidstrening, utprøving eller rekruttering. Vi svarer innen to virkedager.",
					en: "Write to us about work training, trial placements or recruitment. We answer within two working days.",
				},
				consent: {
					nb: `Jeg samtykker til at ${tenant.name} lagrer det jeg har skrevet her, for å kunne svare meg.`,
					en: `I agree that ${tenant.name} keeps what I have written here in order to answer me.`,
				},
				thanks: {},
			},
			stampKey: random.guid(),
		};
		demo.forms.push(form);
		const drawName = nameDrawer(random);
		for (let number = 0; number < MESSAGES; number++) {
			const at = world.now - number * 19 * HOUR - random.below(600) * MINUTE - 10 * MINUTE;
			const person = drawName();
			const isSpam = number % 11 === 10;
			const status = isSpam ? "spam" : number < 9 ? "new" : number < 15 ? "handled" : "answered";
			const { text, language } = isSpam ? texts.spam : random.pick(texts.messages);
			const known = random.chance(0.4) ? random.pick(companies) : undefined;
			const isFiled = known && status !== "new" && status !== "spam";
			demo.submissions.push({
				...row(at),
				formId: form.id,
				statusHash: random.guid(),
				answers: {
					name: `${person.firstName} ${person.lastName}`,
					email: `${mailName(person)}@eksempel.test`,
					...(known && { company: known.name }),
					...(random.chance(0.6) && { phone: `+47${91_000_000 + random.below(899_999)}` }),
					message: text,
				},
				language,
				consentVersion: 1,
				status,
				customerId: isFiled ? known.id : null,
				handledBy: status === "new" || isSpam ? null : random.pick(staff),
			});
		}
		for (const company of companies)
			for (const userId of staff.filter((user) => user !== company.ownerId && random.chance(0.15)))
				demo.people.push({
					...row(company.createdAt),
					customerId: company.id,
					userId,
					part: random.chance(0.5) ? "collaborator" : "follower",
				});
		for (const note of demo.notes.filter(
			({ tenantId, plain }) => tenantId === tenant.id && /^(Ringte|Oppfølgingssamtale)/.test(plain),
		))
			note.kind = "call";
	}
}
