import { analyze } from "./analyze.mjs";
import { send } from "./load.mjs";

const QUESTIONS = 20;
const REPLIES = 10_000;
const DAYS = 100;
const FIRST = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const dayOf = (at) => new Date(FIRST + at * DAY).toISOString().slice(0, 10);

const question = (at, more = {}) => ({
	...{ id: `q${at}`, code: `q${at}`, type: "scale", min: 0, max: 10 },
	label: { en: `How well has number ${at} gone this week, all in all?` },
	...more,
});

/** A form of so many questions on one page; each of the last `rules` is asked only after an answer to one before it. */
export const definition = (number, rules = 0) => ({
	...{ format: 1, languages: ["en"], title: { en: `${number} questions` }, scores: [], lineage: [], tests: [] },
	pages: [
		{
			id: "p0",
			sections: [
				{
					id: "s0",
					questions: Array.from({ length: number }, (_, at) => {
						const of = { kind: "answer", question: `q${at - (number - rules)}` };
						return question(at, at < number - rules ? {} : { showIf: { of, test: "more", value: 5 } });
					}),
				},
			],
		},
	],
});

/** Forms, as they are answered, saved and reported on. */
export async function formCases({ portal, bare, far }) {
	const { tenant, guid: tenantGuid } = portal.places.admin;
	const address = ({ guid }, side = portal) => `/${side.places.admin.guid}/form_builder/form_reply/${guid}`;
	const [short, long, reported] = [
		await publish(portal, tenant, definition(QUESTIONS)),
		await publish(portal, tenant, definition(100, 50)),
		await publish(portal, tenant, definition(QUESTIONS)),
	];
	const longFar = await publish(far, far.places.admin.tenant, definition(100, 50));
	for (const form of [short, long, reported]) await copyTo(bare, form);
	for (const side of [portal, bare]) await fill(side, side === portal ? tenant : bare.places.admin.tenant, reported.id);
	const answers = Object.fromEntries(Array.from({ length: QUESTIONS }, (_, at) => [`q${at}`, at % 11]));
	const step = (fields) =>
		Buffer.from(
			new URLSearchParams({ kept: "{}", startedAt: "1", sendKey: crypto.randomUUID(), ...fields }).toString(),
		);
	const post = (form, fields, expect) => ({
		path: address(form),
		method: "POST",
		body: () => step(fields),
		headers: () => ({ "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": anyNetwork() }),
		expect,
	});
	const kept = JSON.stringify(answers);
	// What has every rule hold, so that all questions stand on the page.
	const opening = JSON.stringify(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`q${at}`, 10])));
	const reply = { tenant: bare.places.admin.tenant, form: short.id, answers };
	const period = `from=${dayOf(0)}&to=${dayOf(DAYS - 1)}`;
	const bareForm = ({ guid }) => ({ path: `/forms/page?guid=${guid}` });
	return [
		{
			name: "form, its first page",
			portal: { path: address(short) },
			bare: bareForm(short),
			goals: { roundTrips: 3, cpu: 12 },
		},
		{
			name: "form, 20 questions, HTML",
			portal: post(short, { step: "start", go: "next" }, 200),
			bare: bareForm(short),
			goals: { roundTrips: 3, cpu: 12 },
		},
		{
			name: "form, 100 questions and 50 rules, first page",
			portal: { path: address(long), connections: 1 },
			bare: { ...bareForm(long), connections: 1 },
			far: { path: address(longFar, far) },
			goals: { roundTrips: 3, far: 100, spread: 200 },
		},
		{
			name: "form, 100 questions and 50 rules, HTML",
			portal: { ...post(long, { step: "start", go: "next", kept: opening }, 200), connections: 1 },
			bare: { ...bareForm(long), connections: 1 },
			goals: { roundTrips: 3 },
		},
		{
			name: "form, reply of 20 answers",
			portal: post(short, { step: "review", go: "send", kept }, 302),
			bare: { path: "/forms/reply", method: "POST", body: () => reply, expect: 201 },
			goals: { roundTrips: 4, rateRatio: 0.3 },
		},
		{
			name: "form, report of 20 questions and 10,000 replies, HTML",
			portal: {
				path: `/${tenantGuid}/form_builder/formreports/${reported.name}?${period}`,
				as: "admin",
				connections: 1,
				times: 3,
			},
			bare: {
				path: `/forms/report?tenant=${bare.places.admin.tenant}&form=${reported.id}&${period}`,
				connections: 1,
				times: 3,
			},
			goals: { roundTrips: 3, rowsRead: (QUESTIONS * REPLIES * 11) / 10 },
		},
	];
}

/** No network sends as many replies as are measured. */
const anyNetwork = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}`;

/** A form that is out, made by the portal's own calls. */
async function publish(portal, tenant, body) {
	const ask = (path, sent) => send(portal, { path, method: "POST", as: "admin", body: sent });
	const given = { tenant_id: tenant, definition: body, settings: { presentation: "all" } };
	const made = JSON.parse((await ask("/api/form_builder/forms", given)).text());
	const out = await ask("/api/form_builder/forms/publish", { id: made.id, revision: 1 });
	if (out.status !== 200) throw new Error(`publishing a form: ${out.status} ${out.text().slice(0, 500)}`);
	return { id: made.id, guid: made.guid, name: made.name, definition: body };
}

/** The same form for the Worker that has no portal around it. */
async function copyTo(side, { id, guid, definition: body }) {
	const { tenant } = side.places.admin;
	await side.run(
		`insert into forms (tenant_id, id, guid, module_key, slug, title, sort_title, titles, languages, status, owner_id, settings, current_version_id, created_at, updated_at)
		values (?1, ?2, ?3, 'form_builder', ?2, 'Form', 'form', '{}', '["en"]', 'open', '', '{}', ?2, 1, 1)`,
		[tenant, id, guid],
	);
	await side.run(
		`insert into form_versions (tenant_id, id, form_id, number, definition, publisher_id, created_at, updated_at) values (?1, ?2, ?2, 1, ?3, '', 1, 1)`,
		[tenant, id, JSON.stringify(body)],
	);
}

/** Replies of many days, none of them summed up. */
async function fill(side, tenant, formId) {
	const numbers = (most) => `with recursive n (i) as (select 0 union all select i + 1 from n where i < ${most - 1})`;
	const day = `date('${dayOf(0)}', '+' || (i % ${DAYS}) || ' days')`;
	const id = `'bench-' || ?2 || '-' || printf('%06d', i)`;
	await side.run(
		`insert into form_replies (tenant_id, id, guid, form_id, version_id, send_key, status, source, language, started_at, submitted_at, day, answers, created_at, updated_at)
		${numbers(REPLIES)} select ?1, ${id}, ${id}, ?2, (select current_version_id from forms where tenant_id = ?1 and id = ?2), ${id}, 'submitted', 'link', 'en', 1, 2, ${day}, '{}', 1, 1 from n`,
		[tenant, formId],
	);
	for (let at = 0; at < QUESTIONS; at++)
		await side.run(
			`insert into form_answers (tenant_id, id, form_id, day, question_id, part, value, number)
			${numbers(REPLIES)} select ?1, ${id} || ':${at}', ?2, ${day}, 'q${at}', '', cast((i * 7 + ${at}) % 11 as text), (i * 7 + ${at}) % 11 from n`,
			[tenant, formId],
		);
	await side.run(
		`insert into form_days (tenant_id, id, form_id, day, replies) ${numbers(DAYS)} select ?1, ?2 || ':' || ${day}, ?2, ${day}, ${REPLIES / DAYS} from n`,
		[tenant, formId],
	);
	await analyze(side, ["form_answers", "form_days", "form_replies", "form_versions", "forms"]);
}
