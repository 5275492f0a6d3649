import { getTableName } from "drizzle-orm";
import { overallOf, sharesOf } from "#app/forms/results/result";
import type { ScoreResults } from "#app/forms/scoring/score";
import { businessIdea } from "#app/forms/templates/business-idea";
import { entryChecks } from "#app/modules/business-evaluator/stages/checks";
import { type EntrepreneurStage, stageKeys } from "#app/modules/business-evaluator/statuses";
import { today } from "#app/platform/clock";
import { newToken } from "#app/platform/token.server";
import * as schema from "#db/schema/business-evaluator";
import { organisationNumber } from "../crm/organisation-number";
import { type Entry, writeIndex } from "../crm/write";
import { type Form, FormsDemo, writeForms } from "../forms/make";
import { insertAll } from "../insert";
import { mailName, nameDrawer } from "../names";
import { DAY, HOUR, type User, type World } from "../world";
import * as texts from "./texts";

type Entrepreneur = typeof schema.entrepreneurs.$inferInsert;

const ZONE = "Europe/Oslo";
const COUNT = 64;
/** Days that the evaluations lie in. */
const SPAN = 240;

const scoresIn = (reply: { scores?: unknown } | undefined) => (reply?.scores ?? {}) as unknown as ScoreResults;

/** The entry checks of the stages up to one. */
const checksOf = (stage: EntrepreneurStage) =>
	stageKeys.slice(0, stageKeys.indexOf(stage) + 1).flatMap((key): readonly string[] => entryChecks[key]);

/** Those who have had their business idea evaluated at Fjordvik over eight months. */
export class EvaluatorDemo {
	readonly forms: FormsDemo;
	readonly entrepreneurs: Entrepreneur[] = [];
	readonly ratings: (typeof schema.entrepreneurRatings.$inferInsert)[] = [];
	readonly tasks: (typeof schema.planTasks.$inferInsert)[] = [];
	readonly canvases: (typeof schema.canvases.$inferInsert)[] = [];
	readonly settings: (typeof schema.evaluatorSettings.$inferInsert)[] = [];
	readonly notes: (typeof schema.entrepreneurNotes.$inferInsert)[] = [];

	constructor(readonly world: World) {
		this.forms = new FormsDemo(world);
	}

	/** One entrepreneur; some have answered once more after some months, and know more by then. */
	add(form: Form, advisors: readonly User[], nth: number, drawName: ReturnType<typeof nameDrawer>): void {
		const { random, now } = this.world;
		const at = Math.floor(now - ((COUNT - nth) / COUNT) ** 1.3 * SPAN * DAY - random.below(9) * HOUR);
		const { tenantId } = form;
		const row = this.world.row(tenantId, at);
		const person = drawName();
		const name = `${person.firstName} ${person.lastName}`;
		const { idea, stage, level } = random.pick(texts.ideas);
		const hasNumber = stage === "operation" || (stage === "start" && random.chance(0.5));
		const facts = {
			...{ name, email: `${mailName(person)}@grunder.test`, idea, stage },
			...{ phone: random.chance(0.7) ? `+47${91_000_000 + random.below(899_999)}` : null },
			...{ municipality: random.pick(texts.municipalities), orgNo: hasNumber ? organisationNumber(1200 + nth) : null },
		};
		const times = now - at > 100 * DAY && random.chance(0.4) ? 2 : 1;
		const replies = Array.from({ length: times }, (_, time) =>
			this.answer(form, facts, level + time * 0.8, at + time * 90 * DAY, row.id),
		);
		const last = replies.at(-1);
		const age = now - at;
		const status =
			age > 150 * DAY
				? random.pick(["closed", "closed", "guidance"] as const)
				: age > 14 * DAY
					? random.pick(["dialogue", "guidance", "guidance", "closed"] as const)
					: random.pick(["new", "new", "dialogue"] as const);
		const isNew = status === "new";
		const advisor = random.pick(advisors);
		const contactAt = Math.min(now - HOUR, at + (1 + random.below(60)) * DAY);
		const scored = (reply: typeof last) => overallOf(businessIdea, scoresIn(reply)) ?? -1;
		this.entrepreneurs.push({
			...{ ...row, ...facts, sortName: name.toLowerCase(), status },
			...{ score: scored(last), firstScore: scored(replies[0]), shares: sharesOf(businessIdea, scoresIn(last)) },
			...{ askedMonths: times > 1 ? 3 : 0, repeatedAt: times > 1 ? at + 90 * DAY : null, checks: checksOf(stage) },
			advisorId: isNew && random.chance(0.6) ? null : advisor.id,
			contactOn: isNew ? "" : today(ZONE, new Date(contactAt)),
			source: random.pick(texts.sources),
		});
		if (status === "guidance") this.guide(tenantId, row.id, advisors, contactAt);
		if (!isNew && random.chance(0.5))
			this.notes.push({
				...{ ...this.world.row(tenantId, contactAt), entrepreneurId: row.id },
				...{ text: random.pick(texts.notes), createdBy: advisor.id },
			});
	}

	/** Who is guided has a plan, a business model, and often an assessment by two people. */
	private guide(tenantId: string, entrepreneurId: string, advisors: readonly User[], at: number): void {
		const { random } = this.world;
		for (const [nth, { title, area }] of texts.tasks.entries())
			this.tasks.push({
				...{ ...this.world.row(tenantId, at + nth), entrepreneurId, title, area },
				doneOn: random.chance(0.4) ? today(ZONE, new Date(at)) : "",
			});
		const updatedBy = advisors[0]?.id ?? "";
		this.canvases.push({
			...{ ...this.world.row(tenantId, at), id: entrepreneurId, entrepreneurId, updatedBy },
			parts: texts.canvas,
		});
		if (random.chance(0.3)) return;
		const rated = advisors.map(({ id }) => id);
		for (const assessorId of [...rated, null])
			this.ratings.push({
				...{ ...this.world.row(tenantId, at), id: `${entrepreneurId}:${assessorId ?? "panel"}`, entrepreneurId },
				...{ assessorId, ratedAt: at, note: assessorId === null ? texts.agreed : "" },
				points: Object.fromEntries(businessIdea.scores.map(({ id }) => [id, 2 + random.below(3)])),
			});
	}

	private answer(
		form: Form,
		{ name, email, phone, municipality, idea, stage, orgNo }: Record<string, string | null>,
		level: number,
		at: number,
		subjectId: string,
	) {
		const { random } = this.world;
		const points = businessIdea.scores.flatMap(({ items }) => {
			const lean = random.below(3) - 1;
			return items.map(({ question }) => {
				const value = Math.round(level + lean * 0.7 + random.below(3) - 1);
				return [question, Math.max(1, Math.min(5, value))] as const;
			});
		});
		const answers = {
			...{ name, email, municipality, idea, stage, consent: true },
			...(phone && { phone }),
			...(orgNo && { org_no: orgNo }),
			...Object.fromEntries(points),
		};
		return this.forms.reply(form, businessIdea, at, "nb", answers, { subjectType: "entrepreneur", subjectId });
	}

	async write(db: D1Database): Promise<void> {
		await writeForms(db, this.forms);
		await insertAll(db, schema.entrepreneurs, this.entrepreneurs);
		await insertAll(db, schema.entrepreneurNotes, this.notes);
		await insertAll(db, schema.entrepreneurRatings, this.ratings);
		await insertAll(db, schema.planTasks, this.tasks);
		await insertAll(db, schema.canvases, this.canvases);
		await insertAll(db, schema.evaluatorSettings, this.settings);
		const kind = getTableName(schema.entrepreneurs);
		await writeIndex(
			db,
			this.entrepreneurs.map(
				({ tenantId, id, name, email, phone, idea, municipality, orgNo }): Entry => [
					...([tenantId, kind, id] as const),
					[name, email, phone, idea, municipality, orgNo],
				],
			),
		);
	}
}

/** Nothing where Fjordvik has not the module. */
export function makeEvaluations(world: World): EvaluatorDemo {
	const demo = new EvaluatorDemo(world);
	const tenant = world.tenant("fjordvik");
	if (!world.entry(tenant, "business_evaluator")) return demo;
	const advisors = [world.person("advisor@fjordvik.test"), world.person("admin@fjordvik.test")];
	const [owner] = advisors;
	const form = demo.forms.form(tenant, owner?.id ?? "", "vurder-forretningsideen-din", businessIdea, {
		...{ moduleKey: "business_evaluator", subjectType: "entrepreneur", ageInDays: SPAN + 10 },
		settings: { checksPeople: true, contact: "Ingrid Solheim, Fjordvik kommune" },
	});
	demo.settings.push({
		...{
			...world.row(tenant.id, world.now - SPAN * DAY),
			id: tenant.id,
			repeatMonths: [3, 6, 12],
			linkKey: newToken(),
		},
	});
	const drawName = nameDrawer(world.random);
	for (let nth = 0; nth < COUNT; nth++) demo.add(form, advisors, nth, drawName);
	return demo;
}
