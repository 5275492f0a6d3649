import type { Definition } from "#app/forms/definition/definition";
import { DAY, type Tenant, type World } from "../world";
import type { FormsDemo } from "./make";

const kinds = [
	{ nb: "Startsamtale", en: "First talk", folder: "Samtaler", tags: ["oppfølging"] },
	{ nb: "Midtveissamtale", en: "Halfway talk", folder: "Samtaler", tags: ["oppfølging"] },
	{ nb: "Tilbakemelding fra praksisplass", en: "Feedback from a placement", folder: "Praksis", tags: ["arbeidsgiver"] },
	{ nb: "Ønsker for praksis", en: "Wishes for a placement", folder: "Praksis", tags: [] },
	{ nb: "Påmelding til jobbsøkerkurs", en: "Sign up for a job search course", folder: "Kurs", tags: ["påmelding"] },
	{ nb: "Evaluering av jobbsøkerkurs", en: "Evaluation of a job search course", folder: "Kurs", tags: ["evaluering"] },
	{ nb: "Behov for tilrettelegging", en: "Need for adjustments", folder: "", tags: [] },
	{ nb: "Trivsel på avdelingen", en: "Well-being in the department", folder: "Internt", tags: ["internt"] },
];
const rounds = ["vår 2024", "høst 2024", "vår 2025", "høst 2025", "vår 2026", "sommer 2026", "høst 2026"];

/** Forms of earlier rounds, so that the list has more than one page: the older they are, the more are closed or archived. */
export function addRounds(demo: FormsDemo, world: World, tenant: Tenant, owners: readonly string[]): void {
	for (const form of demo.forms) form.updatedAt = Math.max(form.updatedAt, form.lastReplyAt ?? 0);
	for (const [age, round] of [...rounds].reverse().entries())
		for (const [at, kind] of kinds.entries()) {
			const title = `${kind.nb} ${round}`;
			const slug = title
				.toLowerCase()
				.replace(/[åä]/g, "a")
				.replace(/[øö]/g, "o")
				.replace(/[^a-z0-9]+/g, "-");
			const form = demo.form(tenant, owners[at % owners.length] ?? "", slug, definitionOf(title, kind.en), {
				isOut: age > 0 || at % 3 > 0,
			});
			const moved = world.now - (age * 90 + at * 5 + 20) * DAY;
			const { folder, tags } = kind;
			Object.assign(form, { folder, tags, createdAt: moved, updatedAt: moved });
			if (form.currentNumber === 1 && age > 0) form.status = age > 3 ? "archived" : "closed";
		}
}

function definitionOf(nb: string, en: string): Definition {
	const label = (one: string, other: string) => ({ nb: one, en: other });
	return {
		...{ format: 1, languages: ["nb", "en"], title: { nb, en } },
		pages: [
			{
				id: "p1",
				sections: [
					{
						id: "p1s",
						questions: [
							{
								...{ id: "satisfied", code: "satisfied", type: "scale", min: 1, max: 5 },
								label: label("Hvor fornøyd er du så langt?", "How satisfied are you so far?"),
							},
							{
								id: "words",
								code: "words",
								type: "longText",
								label: label("Hva vil du fortelle?", "What would you like to tell?"),
							},
						],
					},
				],
			},
		],
		...{ scores: [], lineage: [], tests: [] },
	};
}

/** Replies that have been looked at: the older ones are done with, of the last ones some wait for an answer. */
export function review(demo: FormsDemo, world: World, formId: string | undefined, assigneeId: string): void {
	for (const reply of demo.replies.filter((one) => one.formId === formId)) {
		const age = (world.now - (reply.submittedAt ?? world.now)) / DAY;
		if (age > 30) reply.status = world.random.chance(0.95) ? "approved" : "rejected";
		else if (world.random.chance(0.15)) reply.status = "clarify";
		if (world.random.chance(0.4)) reply.assigneeId = assigneeId;
	}
}
