import { literal } from "../statements";
import { views } from "./crm-lists";
import { type About, person, type Recipe, type Recipes, rowOf, TOKEN } from "./recipe";

const BASE = "/:guid?/verdal";
const OVERVIEW = `POST ${BASE}/overview`;
const FORM = `POST ${BASE}/skjema/:placement`;
const placementOf = (about: About) => rowOf(about, "verdal_placements");
const companyOf = (about: About) => rowOf(about, "companies");
const me = (about: About) => literal(String(about.caller.userId));
const idOf = (row: { id: string }) => literal(row.id);

/** The placement is the caller's own, open and of nobody else. */
const own = (about: About, more = "") => [
	`update verdal_placements set created_by = ${me(about)}, participant_id = null, company_id = null, advisor_id = null, co_advisor_id = null, approved = 0, unapproved = 0, code_id = null, type = 'workTrial', starts_on = '2031-01-01', ends_on = '2031-02-01', archived_at = null, cancel_reason = null, deleted_at = null${more} where id = ${idOf(placementOf(about))}`,
];
/** The caller knows the company: they have typed it. */
const ownCompany = (about: About) => [
	`update companies set is_customer = 0, created_by = ${me(about)}, deleted_at = null where id = ${idOf(companyOf(about))}`,
];

type Given = (about: About) => object;
const onPlacement =
	(values: Given = () => ({}), more = "", before: (about: About) => string[] = () => []) =>
	(about: About): Recipe => ({
		values: { placement: placementOf(about).id, ...values(about) },
		before: [...own(about, more), ...before(about)],
	});
/** The placement lacks nothing, nobody has approved it, and the caller is its advisor. */
const whole = (about: About) => [
	`update verdal_placements set missing = 0, version = 1, approved = 0, unapproved = 0, advisor_id = ${me(about)} where id = ${idOf(placementOf(about))}`,
	`update verdal_approvals set lifted_at = 1 where placement_id = ${idOf(placementOf(about))}`,
];
/** Somebody with a link to an agreement that they have not approved yet. */
function byLink(about: About, values: object): Recipe {
	const approval = rowOf(about, "verdal_approvals");
	const [hash, placement] = [literal(about.setting.tokenHash), literal(String(approval.placementId))];
	const before = [
		`update verdal_approvals set token_hash = null where token_hash = ${hash}`,
		`update verdal_approvals set lifted_at = 1 where placement_id = ${placement} and id <> ${literal(approval.id)}`,
		`update verdal_approvals set token_hash = ${hash}, version = 1, party = 'participant', approved_at = null, lifted_at = null where id = ${literal(approval.id)}`,
		`update verdal_placements set version = 1, missing = 0, archived_at = null, cancel_reason = null, deleted_at = null where id = ${placement}`,
	];
	return { values: { token: TOKEN, ...values }, before, isProof: true };
}
/** Somebody with a link to say how their week went. */
function ofWeek(about: About, values: object): Recipe {
	const week = rowOf(about, "verdal_weeks");
	const [hash, placement] = [literal(about.setting.tokenHash), literal(String(week.placementId))];
	const before = [
		`update verdal_weeks set token_hash = null where token_hash = ${hash}`,
		`update verdal_weeks set token_hash = ${hash}, party = 'supervisor', meant_for = 'week@example.test' where id = ${literal(week.id)}`,
		`update verdal_placements set missing = 0, supervisor_email = 'week@example.test', ends_on = '2031-02-01', archived_at = null, cancel_reason = null, deleted_at = null where id = ${placement}`,
		`update verdal_proposals set state = 'declined' where placement_id = ${placement}`,
	];
	return { values: { token: TOKEN, ...values }, before, isProof: true };
}
const proposal = { kind: "extend", endsOn: "2031-03-01", proposedReason: "words" };
/** A proposal of the placement that waits for the caller. */
const onProposal = (values: object) => (about: About) => {
	const one = rowOf(about, "verdal_proposals");
	return onPlacement(
		() => ({ proposal: one.id, ...values }),
		", missing = 0",
		() => [
			`update verdal_proposals set state = 'declined' where placement_id = ${idOf(placementOf(about))}`,
			`update verdal_proposals set placement_id = ${idOf(placementOf(about))}, state = 'open', kind = 'extend', ends_on = '2031-03-01' where id = ${idOf(one)}`,
		],
	)(about);
};
/** A day of the plan of the placement that is still to come. */
const onFollowUp = (values: object) => (about: About) => {
	const followUp = rowOf(about, "verdal_follow_ups");
	const placement = idOf(placementOf(about));
	return onPlacement(
		() => ({ followUp: followUp.id, ...values }),
		"",
		() => [`update verdal_follow_ups set placement_id = ${placement}, held_on = null where id = ${idOf(followUp)}`],
	)(about);
};
const chosen = (about: About) => ({ ids: [placementOf(about).id] });

const nobody = { participantId: "", advisorId: "", coAdvisorId: "", companyId: "", codeId: "" };
const form = {
	...{
		type: "workTrial",
		updatedAt: "",
		...nobody,
		supervisorEmail: "",
		supervisorPhone: "",
		percent: "",
		daysPerWeek: "",
	},
	...{ startsOn: "2031-01-01", endsOn: "2031-02-01", endReason: "job", goalReached: "yes" },
	...{ summary: "words", conclusion: "words", nextStep: "words" },
};
const facts = {
	...{
		participant_id: null,
		company_id: null,
		advisor_id: null,
		co_advisor_id: null,
		code_id: null,
		supervisor_email: null,
	},
	...{ supervisor_phone: null, percent: null, days_per_week: null, starts_on: null, ends_on: null },
	...{ end_reason: null, goal_reached: null, goals: [{ category: "job", text: "words" }] },
	...{ cancel_reason: undefined, archived: undefined, updated_at: undefined, reason: undefined, applies_on: undefined },
};

const terms = { ...form, endReason: undefined, goalReached: undefined };

/** The calls for placements of a type, or of both. */
const calls = (path: string, type: "workTrial" | "linkedPosition"): Recipes => ({
	[`GET /api/verdal_skjema/${path}`]: (about) => ({ values: { id: undefined }, before: own(about) }),
	[`POST /api/verdal_skjema/${path}`]: () => ({ values: { id: undefined, type, ...facts } }),
	[`DELETE /api/verdal_skjema/${path}`]: (about) => ({
		values: { id: placementOf(about).id },
		before: own(about, `, type = '${type}'`),
	}),
});

export const verdalPlacementRecipes: Recipes = {
	...views(OVERVIEW, "verdal.placements"),
	...views(`POST ${BASE}/archive`, "verdal.archive"),
	[`${OVERVIEW} bulkRemove`]: (about) => ({ values: chosen(about), before: own(about) }),
	[`${OVERVIEW} countMatching`]: (about) => ({ values: { matching: "" }, before: own(about) }),
	[`${OVERVIEW}/trash bulkRestore`]: (about) => ({ values: chosen(about), before: own(about, ", deleted_at = 1") }),
	[`${OVERVIEW} undoRemove`]: (about) => ({
		values: { before: JSON.stringify(chosen(about)) },
		before: own(about, ", deleted_at = 1"),
	}),
	[`page ${BASE}/skjema/:placement`]: onPlacement(),
	[`page ${BASE}/skjema/:placement/workplace`]: onPlacement(),
	[`page ${BASE}/skjema/:placement/agreement`]: onPlacement(),
	[`page ${BASE}/skjema/:placement/pdf`]: onPlacement(),
	[`page ${BASE}/skjema/:placement/change`]: onPlacement(),
	"page /:guid?/verdal_approval/:token": (about) => byLink(about, {}),
	"POST /:guid?/verdal_approval/:token approve": (about) => byLink(about, { name: "words" }),
	"page /:guid?/verdal_week/:token": (about) => ofWeek(about, {}),
	"POST /:guid?/verdal_week/:token answer": (about) =>
		ofWeek(about, { attendance: "1", tasks: "2", wellbeing: "3", support: "4", progress: "5", comment: "words" }),
	"POST /:guid?/verdal_week/:token propose": (about) => ofWeek(about, proposal),
	[`page ${BASE}/skjema/:placement/progress`]: onPlacement(),
	[`page ${BASE}/skjema/:placement/nav`]: onPlacement(),
	[`page ${BASE}/new_skjema`]: () => ({ values: {} }),
	[`POST ${BASE}/new_skjema open`]: (about) => {
		const { id } = person(about, "CLIENT");
		return {
			values: { participantId: id, type: "workTrial", seen: "" },
			before: [
				`insert or ignore into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) select tenant_id, 'of-verdal', ${me(about)}, id, 0, 1, 1 from people where id = ${literal(String(id))} and tenant_id = ${literal(String(placementOf(about).tenantId))} and exists (select 1 from people of_caller where of_caller.id = ${me(about)} and of_caller.tenant_id = people.tenant_id)`,
				`update verdal_placements set participant_id = null where id = ${idOf(placementOf(about))}`,
			],
		};
	},
	[`${FORM} save`]: onPlacement(() => form),
	[`${FORM} autosave`]: onPlacement(() => form),
	[`${FORM} archive`]: onPlacement(() => form),
	[`${FORM} restore`]: onPlacement(() => ({}), ", archived_at = 1"),
	[`${FORM} cancel`]: onPlacement(() => ({ cancelReason: "ill" })),
	[`${FORM} resume`]: onPlacement(() => ({}), ", cancel_reason = 'ill'"),
	[`${FORM} remove`]: onPlacement(),
	[`${FORM} planFollowUp`]: onPlacement(() => ({ plannedOn: "2031-01-01", kind: "call", parties: ["advisor"] })),
	[`${FORM} holdFollowUp`]: onFollowUp({ heldOn: "2031-01-01", minutes: "words" }),
	[`${FORM} dropFollowUp`]: onFollowUp({}),
	[`${FORM} takeOver`]: onPlacement(),
	[`${FORM} weekly`]: onPlacement(() => ({ asks: "1" })),
	[`${FORM} propose`]: (about) =>
		onPlacement(
			() => proposal,
			`, missing = 0, participant_id = ${me(about)}`,
			() => [`update verdal_proposals set state = 'declined' where placement_id = ${idOf(placementOf(about))}`],
		)(about),
	[`${FORM} approveProposal`]: onProposal({ answer: "words" }),
	[`${FORM} declineProposal`]: onProposal({ answer: "words" }),
	[`${OVERVIEW}/capacity places`]: (about) => ({
		values: { companyId: companyOf(about).id, places: "3" },
		before: ownCompany(about),
	}),
	[`${FORM} ask`]: onPlacement(() => ({}), "", whole),
	[`${FORM} approve`]: onPlacement(() => ({}), "", whole),
	[`${FORM} approveFor`]: onPlacement(() => ({ party: "supervisor", onBehalfReason: "words" }), "", whole),
	[`${FORM}/change change`]: onPlacement(() => ({
		...terms,
		tasks: "words",
		reason: "words",
		appliesOn: "2031-01-01",
	})),
	[`page ${BASE}/find/:what`]: () => ({ values: { what: "workplaces", q: "CANARY" } }),
	[`${FORM}/workplace take`]: onPlacement(
		(about) => ({ opening: rowOf(about, "openings").id }),
		"",
		(about) => {
			const company = companyOf(about);
			return [
				`update companies set is_customer = 0, deleted_at = null where id = ${idOf(company)}`,
				`update kartlegging_companies set interviewer_id = ${me(about)}, created_by = ${me(about)}, deleted_at = null where id = ${idOf(company)}`,
				`update openings set company_id = ${idOf(company)}, module_key = 'kartlegging', closed_at = null, ends_on = '2031-01-01' where id = ${idOf(rowOf(about, "openings"))}`,
			];
		},
	),
	[`${FORM}/workplace pick`]: onPlacement((about) => ({ companyId: companyOf(about).id }), "", ownCompany),
	[`${FORM}/workplace add`]: onPlacement(() => ({ name: "words", orgNo: "", industry: "", phone: "", email: "" })),
	...calls("forms", "workTrial"),
	...calls("utproving", "workTrial"),
	...calls("stillingknyttet", "linkedPosition"),
};
